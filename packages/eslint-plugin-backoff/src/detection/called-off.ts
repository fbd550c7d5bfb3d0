import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import type { TraceEvent } from '../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../interpreter/values/values.js';
import { lastNameOf } from '../sites/members.js';
import { timerAround } from '../sites/scheduled-call.js';
import type { Source } from '../sites/source.js';

/**
 * A request to which no signal is handed is not called off at all. `if (isRunning) controller.abort(); … catch (error) { if (error.name === 'AbortError') run(); }`: only what the file itself has called off, to
 * do it anew, is done again. What a timer calls off took too long, and that is a failure.
 */
export function isCalledOff({ trace: { events } }: Path, source: Source): boolean {
  if (!events.some(isAborted)) return false;
  const calls = abortsIn(source.parsed.ast, source);
  return calls.length > 0 ? calls.every((call) => timerAround(call) === null) : !MAY_CALL_OFF.test(source.parsed.text);
}

const MAY_CALL_OFF = /signal|timeout|cancel|abort(?!error)/i;

/** `error.name === 'AbortError'`, `isAbortError(error)`, and so it was. */
const isAborted = (event: TraceEvent): boolean => event.kind === 'assume' && event.result && hasMark(event.value, Mark.operation) && /^(?!!).*(=== AbortError$|\bis(Abort|Cancel)\w*\()/.test(symbolOf(event.value));

function abortsIn(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const own = node.type === 'CallExpression' && lastNameOf(node.callee) === 'abort' ? [node] : [];
  return [...own, ...source.children(node).flatMap((child) => abortsIn(child, source))];
}
