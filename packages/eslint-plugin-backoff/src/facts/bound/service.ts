import type { TSESTree } from '@typescript-eslint/types';

import { isStepped } from '../../interpreter/syntax/counting.js';
import { type AttemptEvent, type Trace, attemptsOf } from '../../interpreter/trace.js';
import { waitsBetween } from '../../interpreter/values/time.js';
import { type Source, contains, enclosingFunction, isFunction } from '../../sites/source.js';
import { isImmediate, retriesOf, timedOut } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';
import { isTurn } from '../runs/turns.js';
import { worksOn } from './works-on.js';

/**
 * What goes on after a success as well: a long poll, a timer's periodic work, a generator that yields what it was given, what
 * an endless loop of the file asks for turn by turn. So does what is asked for anew only where the time for it was up, and at once.
 */
export function isService(runs: SiteRuns): boolean {
  const { repetition: { node, goesOn }, source } = runs;
  return (goesOn && !isPutBack(runs)) || isStoppedByTaker(runs) || isTurn(node, source) || worksOn(runs) || isHeldByServer(runs);
}

/**
 * `for (let i = 0; i < items.length; i++) try { … } catch { i--; }`: a success goes on with the next of so many, and all failures stay with
 * the same one.
 */
function isPutBack({ repetition: { node }, retrying, source }: SiteRuns): boolean {
  if (node.type !== 'ForStatement') return false;
  const { test, update: head, body } = node;
  if (test?.type !== 'BinaryExpression' || head === null) return false;
  const counter = [test.left, test.right].find((side) => side.type === 'Identifier' && isStepped(side, source));
  const steps = ({ events }: Trace, place: TSESTree.Node): boolean => events.some((event) => event.kind === 'write' && contains(place, event.node) && source.text(event.node) === source.text(counter ?? place));
  return counter !== undefined && retrying.length > 0 && retrying.every((trace) => steps(trace, head) && steps(trace, body));
}

const isHeldByServer = ({ retrying, repetition: { candidate } }: SiteRuns): boolean =>
  retrying.length > 0 && retrying.every((trace) => retriesOf(trace, candidate).every((retry) => isImmediate(retry) && timedOut(retry)));

/**
 * `yield item;`: who takes what a generator gives may take no more. Of an async generator he can do so only where a retry comes by the
 * `yield`; what runs another generator may end it at any of them.
 */
function isStoppedByTaker({ repetition: { node, operation }, retrying, source }: SiteRuns): boolean {
  if (!givesAway(node, source)) return false;
  const isAsync = [...operation.keys()].every((call) => enclosingFunction(call)?.async === true);
  return !isAsync || retrying.some((trace) => givesBetween(attemptsOf(trace)));
}

const givesBetween = (attempts: readonly AttemptEvent[]): boolean => waitsBetween(attempts[0]?.time ?? null, attempts.at(-1)?.time ?? null).some(({ node }) => node.type === 'YieldExpression');

function givesAway(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'YieldExpression') return true;
  return !isFunction(node) && source.children(node).some((child) => givesAway(child, source));
}
