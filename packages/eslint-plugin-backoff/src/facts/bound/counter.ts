import type { TSESTree } from '@typescript-eslint/types';

import { type NumberValue, add, exact, number } from '../../interpreter/values/numbers.js';
import type { CompareEvent, Trace, TraceEvent, WriteEvent } from '../../interpreter/trace.js';
import { contains, enclosingFunction, parentOf } from '../../sites/source.js';
import { type Retry, retriesOf } from '../runs/retries.js';
import type { Counter } from '../retry-site.js';
import type { SiteRuns } from '../runs/runs.js';

/** The variable, field or parameter that counts the attempts, as the first run that tries again saw it. */
export function counterOf(runs: SiteRuns, bound: TSESTree.Node | null): Counter | null {
  const [trace] = runs.retrying;
  if (trace === undefined) return null;
  const retries = retriesOf(trace, runs.repetition.candidate);
  const counted = countersIn(trace, retries, runs);
  const tested = counted.filter(({ test }) => test !== null);
  return tested.find(({ test }) => test === bound) ?? tested[0] ?? counted[0] ?? null;
}

function countersIn(trace: Trace, retries: readonly Retry[], runs: SiteRuns): readonly Counter[] {
  const tests = testsIn(trace);
  const places = new Map<string, TSESTree.Node>();
  for (const { node } of tests) for (const side of sidesOf(node)) note(counted(side), places, runs);
  for (const event of trace.events) if (event.kind === 'write') note(event.node, places, runs);
  return [...places.values()].flatMap((place) => counterAt(place, { trace, retries, tests, runs }) ?? []);
}

function note(place: TSESTree.Node | null, places: Map<string, TSESTree.Node>, runs: SiteRuns): void {
  if (place === null || (place.type !== 'Identifier' && place.type !== 'MemberExpression')) return;
  const text = textOf(place, runs);
  if (!places.has(text) && isKnownTo(runs.repetition.node, place)) places.set(text, place);
}

/** A name without its type. */
const textOf = (place: TSESTree.Node, runs: SiteRuns): string => (place.type === 'Identifier' ? place.name : runs.source.text(place));

/** Whether a place is more than a parameter of a function that the site calls: it may count along, and the site cannot name it. */
function isKnownTo(site: TSESTree.Node, place: TSESTree.Node): boolean {
  const owner = place.type === 'Identifier' ? enclosingFunction(place) : null;
  return owner === null || !owner.params.some((parameter) => contains(parameter, place)) || contains(owner, site) || contains(site, owner);
}

interface Seen {
  readonly trace: Trace;
  readonly retries: readonly Retry[];
  readonly tests: readonly CompareEvent[];
  readonly runs: SiteRuns;
}

/** A place whose value moves by one from failure to failure. */
function counterAt(place: TSESTree.Node, seen: Seen): Counter | null {
  const { tests, runs } = seen;
  const values = seen.retries.slice(0, 3).map((retry) => valueAt(place, retry, seen));
  const [first = null] = values;
  const step = stepThrough(values, () => seenNext(place, first, seen));
  if (first === null || step === null) return null;
  const test = tests.find(({ node }) => sidesOf(node).some((side) => isSame(counted(side), place, runs)));
  return { text: textOf(place, runs), first: exact(first), step, test: test?.node ?? null };
}

/** The step by which the values at the first failures move; null where it is not one. `last` stands in for the second. */
function stepThrough([first = null, second = null, third = null]: readonly (NumberValue | null)[], last: () => NumberValue | null): 1 | -1 | null {
  const step = first === null ? null : stepOf(first, second ?? last());
  const isUneven = second !== null && third !== null && stepOf(second, third) !== step;
  return isUneven ? null : step;
}

function stepOf(a: NumberValue, b: NumberValue | null): 1 | -1 | null {
  if (b === null || a.symbol !== b.symbol) return null;
  const step = a.symbol === null ? b.min - a.min : b.addMin - a.addMin;
  return step === 1 || step === -1 ? step : null;
}

/** Its value where the retry is decided: at the wait, or else where the failure has been dealt with. */
function valueAt(place: TSESTree.Node, retry: Retry, { trace, runs }: Seen): NumberValue | null {
  const { events } = trace;
  const [wait] = retry.waits;
  const from = events.indexOf(retry.from);
  const decided = wait === undefined ? events.findIndex((event, i) => i > from && (event.kind === 'cycle' || event === retry.to)) : events.indexOf(wait);
  const isHead = (node: TSESTree.Node): boolean => wait === undefined && isInHead(node, runs.repetition.node);
  const writes = events.flatMap((event, i) => (isWriteTo(event, place, runs) ? [{ i, event }] : []));
  const last = writes.findLast(({ i, event }) => i < decided && !(i > from && isHead(event.node)));
  if (last !== undefined) return last.event.value;
  const [next] = writes;
  return (next === undefined ? null : valueBefore(next.event)) ?? comparedTo(place, trace, runs);
}

/** Before the first change that the run saw: `count++` tells what it was. */
function valueBefore({ node, value }: WriteEvent): NumberValue | null {
  const change = parentOf(node);
  if (change?.type === 'UpdateExpression') return add(value, number(change.operator === '++' ? -1 : 1));
  if (change?.type !== 'AssignmentExpression' || change.right.type !== 'Literal' || change.right.value !== 1) return null;
  return change.operator === '+=' ? add(value, number(-1)) : change.operator === '-=' ? add(value, number(1)) : null;
}

/** The update of a `for`, the next entry of a list and the test of a loop belong to the next turn. */
function isInHead(node: TSESTree.Node, site: TSESTree.Node): boolean {
  if (site.type === 'ForStatement') return (site.update !== null && contains(site.update, node)) || (site.test !== null && contains(site.test, node));
  if (site.type === 'ForOfStatement') return contains(site.left, node);
  return (site.type === 'WhileStatement' || site.type === 'DoWhileStatement') && contains(site.test, node);
}

const isWriteTo = (event: TraceEvent, place: TSESTree.Node, runs: SiteRuns): event is WriteEvent => event.kind === 'write' && isSame(event.node, place, runs);

function isSame(a: TSESTree.Node | null, b: TSESTree.Node, runs: SiteRuns): boolean {
  if (a === null) return false;
  const [one, other] = [runs.source.variable(a), runs.source.variable(b)];
  return one === undefined && other === undefined ? runs.source.text(a) === runs.source.text(b) : one === other;
}

/** Where it never changes before the first failure is over: what it was compared with says what it is. */
function comparedTo(place: TSESTree.Node, trace: Trace, runs: SiteRuns): NumberValue | null {
  for (const event of testsIn(trace)) {
    const [left, right] = sidesOf(event.node);
    if (left !== undefined && isSame(left, place, runs)) return event.left;
    if (right !== undefined && isSame(right, place, runs)) return event.right;
  }
  return null;
}

/** With a single retry: the first other value that it had by the time of the next failure, which the head of a loop has counted before it. */
function seenNext(place: TSESTree.Node, first: NumberValue | null, { trace: { events }, retries: [retry], runs }: Seen): NumberValue | null {
  if (retry === undefined) return null;
  const [from, to] = [events.indexOf(retry.from), events.indexOf(retry.to)];
  const isNext = (event: TraceEvent, i: number): event is WriteEvent =>
    isWriteTo(event, place, runs) && isOther(event.value, first) && (i > to || (i > from && isInHead(event.node, runs.repetition.node)));
  return events.find(isNext)?.value ?? null;
}

const isOther = (value: NumberValue, first: NumberValue | null): boolean => value.min !== first?.min || value.addMin !== first.addMin;

const testsIn = (trace: Trace): readonly CompareEvent[] => trace.events.filter((event) => event.kind === 'compare');

function sidesOf(test: TSESTree.Node): readonly TSESTree.Node[] {
  return test.type === 'BinaryExpression' ? [test.left, test.right] : [test];
}

/** The variable or field in `retries`, `retries--`, `++attempt`, `attempt + 1`, `!left`. */
function counted(node: TSESTree.Node): TSESTree.Node | null {
  switch (node.type) {
    case 'Identifier':
    case 'MemberExpression':
      return node;
    case 'UpdateExpression':
    case 'UnaryExpression':
      return counted(node.argument);
    case 'AssignmentExpression':
      return counted(node.left);
    case 'BinaryExpression':
      return node.right.type === 'Literal' ? counted(node.left) : null;
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return counted(node.expression);
    default:
      return null;
  }
}
