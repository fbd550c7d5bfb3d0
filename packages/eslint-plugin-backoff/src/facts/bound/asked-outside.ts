import type { TSESTree } from '@typescript-eslint/types';

import { turnsBy, wayOn } from '../../interpreter/syntax/condition.js';
import type { Question, Trace } from '../../interpreter/trace.js';
import { type Value, Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { contains } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';
import { overAsked } from './over-asked.js';

/** Whether the site asks a function from elsewhere each time and ends by its answer: it may well say when to stop. */
export function isAskedOutside(runs: SiteRuns): boolean {
  if (runs.retrying.some((trace) => overAsked(trace, runs.repetition.node).some(isOfOthers) || isKeptWithin(trace, runs.repetition.node))) return true;
  const again = new Map(runs.retrying.flatMap((trace) => answersOf(trace, runs)));
  return runs.failing.some(({ trace }) => trace.end.kind !== 'cut' && answersOf(trace, runs).some(([symbol, answer]) => again.has(symbol) && again.get(symbol) !== answer));
}

/** `if (now() > end) throw late;`, and the run was not late; `while (timer.hasTime())`, and it had. */
const isKeptWithin = ({ events }: Trace, site: TSESTree.Node): boolean =>
  events.some((event) => (event.kind === 'compare' || event.kind === 'assume') && contains(site, event.node) && mayRunOut(event));

function mayRunOut(event: Question): boolean {
  const goesOnByIt = turnsBy(event.node) === event.result;
  return isOfOthers(event) ? isInTime(event) || (goesOnByIt && limits(event)) : goesOnByIt && isRunningOut(event);
}

/** `while (!timer.expired)`: a time keeps itself. */
const isRunningOut = (event: Question): boolean => event.kind === 'assume' && /\.(is_?)?(expired|timed_?out|elapsed)$/i.test(symbolOf(event.value)) && !hasMark(event.value, Mark.operation);

/**
 * What is asked for anew and held against something, `dayjs().isBefore(end)`, or says of itself that it runs out, or whether to go on,
 * `state.shouldRun()`; a state, as in `while (!client.isReady())`, may stay as it is.
 */
const limits = (event: Question): boolean =>
  event.kind === 'compare' || /\)\.\w+\((?!\))|(expired?|elapsed|timed_?out|time|remain(s|ing)|left|exhausted|exceeded|more)\(\)$/i.test(symbolOf(event.value)) || /\b(should|may)[A-Z_]\w*\(\)$/.test(symbolOf(event.value));

const isInTime = (event: Question): boolean => event.kind === 'compare' && event.operator !== '===' && wayOn(event.node) === event.result;

const CALL = /[\w$\])]\(/;

/** What functions from elsewhere answered that have nothing to do with the failure. */
function answersOf(trace: Trace, { repetition: { node } }: SiteRuns): readonly (readonly [string, boolean])[] {
  return trace.events.flatMap((event) => {
    if ((event.kind !== 'assume' && event.kind !== 'compare') || !contains(node, event.node)) return [];
    const symbol = sidesOf(event).map((side) => symbolOf(side)).join(' ');
    return isOfOthers(event) ? [[symbol.replace(/^!/, ''), event.result !== symbol.startsWith('!')] as const] : [];
  });
}

function isOfOthers(event: Question): boolean {
  const sides = sidesOf(event);
  return CALL.test(sides.map((side) => symbolOf(side)).join(' ')) && !sides.some((side) => hasMark(side, Mark.operation | Mark.status | Mark.chance | Mark.clock));
}

const sidesOf = (event: Question): readonly Value[] => (event.kind === 'assume' ? [event.value] : [event.left, event.right]);
