import { type AssumeEvent, type Trace } from '../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../interpreter/values/values.js';

/** The conditions on the operation's answer of which the file does not tell how they come out. */
export const questionsIn = ({ events }: Trace): readonly AssumeEvent[] => events.filter((event): event is AssumeEvent => event.kind === 'assume' && hasMark(event.value, Mark.operation));

/** `job.status === 'done'`: an answer that is asked for a word, other than whether all went well, says how far the work has come. */
export const asksHowFar = (trace: Trace): boolean => questionsIn(trace).some(({ value }) => STATE_ASKED.test(symbolOf(value)));

const STATE_ASKED = /^!?result(\.\w+)+ === (?!(ok|okay|success|succeeded|successful|error|fail|failed|failure)$)[a-z]/i;
