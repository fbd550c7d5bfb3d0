import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { type Trace, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../interpreter/values.js';
import { contains, isFunction, type Source } from '../sites/source.js';
import { mendsState, retriesOf } from './retries.js';
import type { SiteRuns } from './runs.js';
import { isTurn } from './turns.js';

/** Whether retries that nothing here bounds may well come to an end all the same, or are meant to go on: nothing to report. */
export function mayEndOtherwise(runs: SiteRuns): boolean {
  return isRaced(runs) || isService(runs) || isStoppedFromOutside(runs) || isAskedOutside(runs) || isMendedEachTime(runs);
}

const isMendedEachTime = (runs: SiteRuns): boolean => runs.retrying.length > 0 && runs.retrying.every((trace) => isMended(trace, runs));

/**
 * Whether somebody outside may end the retries by an `AbortSignal` or a cancellation token: the site asks it, or waits with
 * an eye on it. How long he lets them go on is not known here. A signal of the object's own says only when the object is gone.
 */
function isStoppedFromOutside(runs: SiteRuns): boolean {
  return runs.failing.some((path) => asks(path, runs.repetition.node) || listens(path));
}

/** What signals and tokens are asked: `AbortSignal`, and the `CancellationToken` of editors and language servers. */
const STOPPED = /^!?(?!this\.)(new )?[\w.@]+\.(aborted|isCancellationRequested)$/;

const asks = ({ trace: { events } }: Path, site: TSESTree.Node): boolean => {
  const begun = events.findIndex((event) => event.kind === 'attempt');
  return events.some((event, i) => event.kind === 'assume' && (contains(site, event.node) || i > begun) && STOPPED.test(symbolOf(event.value)));
};

const listens = ({ run }: Path): boolean =>
  [...run.handlers].some(([holder, handlers]) => /^unknown:(?!new |this\.)/.test(holder) && handlers.some(({ event }) => event === 'abort' || (event === 'any' && /signal$/i.test(holder))));

/** Whether the site asks a function from elsewhere each time and ends by its answer: it may well say when to stop. */
function isAskedOutside(runs: SiteRuns): boolean {
  const again = new Map(runs.retrying.flatMap((trace) => answersOf(trace, runs)));
  return runs.failing.some(({ trace }) => trace.end.kind !== 'cut' && answersOf(trace, runs).some(([symbol, answer]) => again.has(symbol) && again.get(symbol) !== answer));
}

const CALL = /[\w$\])]\(/;

/** What functions from elsewhere answered that have nothing to do with the failure. */
function answersOf(trace: Trace, { repetition: { node } }: SiteRuns): readonly (readonly [string, boolean])[] {
  return trace.events.flatMap((event) => {
    if ((event.kind !== 'assume' && event.kind !== 'compare') || !contains(node, event.node)) return [];
    const sides = event.kind === 'assume' ? [event.value] : [event.left, event.right];
    const symbol = sides.map((side) => symbolOf(side)).join(' ');
    const isOwn = sides.some((side) => hasMark(side, Mark.operation | Mark.status | Mark.chance | Mark.clock));
    return CALL.test(symbol) && !isOwn ? [[symbol.replace(/^!/, ''), event.result !== symbol.startsWith('!')] as const] : [];
  });
}

/** Whether each retry follows a repair of what decides how the site goes on: it may well go another way then. */
export function isMended(trace: Trace, { repetition: { candidate } }: SiteRuns): boolean {
  return retriesOf(trace, candidate).every(mendsState);
}

/** `Promise.race([operation(), late])`, where `late` was made before the repetition: it may well end all of it. */
function isRaced({ repetition: { node, operation }, retrying, source }: SiteRuns): boolean {
  const around = retrying.flatMap((trace) => attemptsOf(trace).flatMap(({ stack }) => stack));
  return [...operation.keys(), ...new Set(around)].some((call) => {
    const { parent: list } = call;
    if (list?.type !== 'ArrayExpression' || list.parent.type !== 'CallExpression' || source.text(list.parent.callee) !== 'Promise.race') return false;
    return list.elements.some((rival) => rival?.type === 'Identifier' && (source.variable(rival)?.identifiers.every((name) => !contains(node, name)) ?? false));
  });
}

/**
 * What goes on after a success as well: a long poll, a timer's periodic work, a generator that yields what it was given, what
 * an endless loop of the file asks for turn by turn.
 */
function isService({ repetition: { node, goesOn }, source }: SiteRuns): boolean {
  return goesOn || givesAway(node, source) || isTurn(node, source);
}

function givesAway(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'YieldExpression') return true;
  return !isFunction(node) && source.children(node).some((child) => givesAway(child, source));
}
