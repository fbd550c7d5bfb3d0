import type { TSESTree } from '@typescript-eslint/types';

import type { NumberValue } from '../interpreter/values/numbers.js';
import { type CompareEvent, attemptsOf } from '../interpreter/trace.js';
import { Mark } from '../interpreter/values/values.js';
import { functionOf } from '../sites/function-of.js';
import { holds } from '../sites/holds.js';
import { lastNameOf } from '../sites/members.js';
import { contains, isFunction } from '../sites/source.js';
import type { Bound, IneffectiveRetry } from './retry-site.js';
import type { SiteRuns } from './runs/runs.js';

/** What of a site can never work as its author meant it. */
export function ineffectiveIn(runs: SiteRuns, bound: Bound): readonly IneffectiveRetry[] {
  const { node: place } = runs.repetition;
  const found: IneffectiveRetry[] = [...notAwaited(runs)];
  if (bound.kind === 'none') found.push(...stuckCounters(runs));
  for (const written of nodesIn(place, runs)) found.push(...asWritten(written, runs));
  for (const event of runs.retrying.flatMap((trace) => trace.events)) {
    if (event.kind === 'check' && event.value.kind === 'promise' && !isMeant(event.node, runs) && !found.some((f) => f.node === event.node)) found.push({ kind: 'async predicate', node: event.node });
  }
  return found;
}

function notAwaited(runs: SiteRuns): readonly IneffectiveRetry[] {
  const { awaitsReturns, operation } = runs.repetition;
  const [node] = operation.keys();
  const started = awaitsReturns && node !== undefined ? ownCall(node, runs) : null;
  return started === null ? [] : [{ kind: 'not awaited', node: started }];
}

/** Where the site itself makes an attempt, and does not wait for it: a function of the file that it calls may hold the operation. Null where it waits for that. */
function ownCall(operation: TSESTree.Node, runs: SiteRuns): TSESTree.Node | null {
  const { node: place } = runs.repetition;
  if (contains(place, operation)) return operation;
  const attempt = runs.retrying.flatMap(attemptsOf).find(({ node }) => node === operation);
  const calls = (attempt?.stack ?? []).filter((call) => contains(place, call));
  return calls.length === 0 ? operation : (calls.find(({ parent }) => parent?.type !== 'AwaitExpression') ?? null);
}

/** Of `!isReady && this.ready` only the right side is left to ask for: the left one was asked by itself. */
const isMeant = (node: TSESTree.Node, runs: SiteRuns): boolean => (node.type === 'LogicalExpression' ? isMeant(node.right, runs) : isPresenceTest(node, runs) || isAnswer(node, runs) || isTakenForPromise(node, runs));

/** `if (closing) await closing`, `if (!opened.get(id)) …`: a promise that is kept in a place which may still be empty. */
const isPresenceTest = (node: TSESTree.Node, runs: SiteRuns): boolean => node.type === 'MemberExpression' || isWritten(node, runs) || isLookedUp(node, runs);

const isLookedUp = (node: TSESTree.Node, { source, repetition: { operation } }: SiteRuns): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !operation.has(node) && functionOf(node.callee, source) === null;

/** `pending && pending.then(…)`: whoever waits for what is tested knows that it is a promise, if there is one. */
function isTakenForPromise(node: TSESTree.Node, { source }: SiteRuns): boolean {
  const variable = node.type === 'Identifier' ? source.variable(node) : undefined;
  return variable?.references.some(({ identifier: { parent } }) => parent.type === 'AwaitExpression' || (parent.type === 'MemberExpression' && /^(then|catch|finally)$/.test(lastNameOf(parent)))) ?? false;
}

/** `const content = read(); if (!content) …`, `const isSent = wire.send(promise)`: whoever tests an answer like that does not take it for a promise. */
function isAnswer(node: TSESTree.Node, { source, repetition: { operation } }: SiteRuns): boolean {
  const definition = node.type === 'Identifier' ? source.variable(node)?.defs[0] : undefined;
  const written = definition?.type === 'Variable' ? definition.node.init : null;
  const init = written?.type === 'ChainExpression' ? written.expression : written;
  return init !== null && (operation.has(init) || (init.type === 'CallExpression' && functionOf(init.callee, source) === null));
}

/** A comparison that ought to end the retries, and of which neither side ever changes. */
function stuckCounters(runs: SiteRuns): readonly IneffectiveRetry[] {
  const [trace] = runs.retrying;
  const byNode = new Map<TSESTree.Node, CompareEvent[]>();
  for (const event of trace?.events ?? []) {
    if (event.kind === 'compare' && ((event.left.marks | event.right.marks) & (Mark.operation | Mark.clock | Mark.chance)) === 0) byNode.set(event.node, [...(byNode.get(event.node) ?? []), event]);
  }
  return [...byNode.values()].flatMap((events) => stuck(events, runs));
}

function stuck(events: readonly CompareEvent[], runs: SiteRuns): readonly IneffectiveRetry[] {
  const [first] = events;
  if (first === undefined || events.length < 3 || first.node.type !== 'BinaryExpression') return [];
  const isUnchanged = events.every(({ left, right }) => isEqual(left, first.left) && isEqual(right, first.right));
  const sides = [first.node.left, first.node.right];
  const counter = sides.find((side) => COUNTER.test(runs.source.text(side)) && isConstant(side, runs));
  // A variable that is written to counts, though it may begin anew each time.
  return isUnchanged && !sides.some((side) => isWritten(side, runs)) && counter !== undefined ? [{ kind: 'counter never changes', node: first.node, name: runs.source.text(counter) }] : [];
}

const COUNTER = /^(?!.*(max|limit|total|allowed|budget)).*(attempt|retr(y|ies)|tries|count)/i;

const isEqual = (a: NumberValue, b: NumberValue): boolean => a.min === b.min && a.addMin === b.addMin && a.symbol === b.symbol;

/** A variable that nothing writes to after its declaration. */
function isConstant(node: TSESTree.Node, runs: SiteRuns): boolean {
  const variable = node.type === 'Identifier' ? runs.source.variable(node) : undefined;
  return variable !== undefined && variable.defs[0]?.type !== 'ImportBinding' && !isWritten(node, runs);
}

function isWritten(node: TSESTree.Node, { source }: SiteRuns): boolean {
  const variable = node.type === 'Identifier' ? source.variable(node) : undefined;
  return variable?.references.some((reference) => reference.isWrite() && reference.init !== true) ?? false;
}

/** The nodes of a site, those of functions that it holds included. */
function nodesIn(node: TSESTree.Node, runs: SiteRuns): readonly TSESTree.Node[] {
  return [node, ...runs.source.children(node).flatMap((child) => (isFunction(child) && child === node ? [] : nodesIn(child, runs)))];
}

/** What an expression shows by how it is written, whatever the runs make of it. */
function asWritten(node: TSESTree.Node, runs: SiteRuns): readonly IneffectiveRetry[] {
  if (isXorForPower(node, runs)) return [{ kind: 'xor for power', node }];
  const kind = node.type === 'LogicalExpression' ? foregoneOutcome(node) : null;
  return kind === null ? [] : [{ kind, node }];
}

/** `2 ^ attempt`, where `2 ** attempt` is meant; or `FACTOR ^ (attempt - 1)`, where a constant is such a base. */
function isXorForPower(node: TSESTree.Node, runs: SiteRuns): node is TSESTree.BinaryExpression {
  if (node.type !== 'BinaryExpression' || node.operator !== '^') return false;
  const { left, right } = node;
  return isBase(left) || (left.type === 'Identifier' && isBase(constantOf(left, runs)) && holds(right, (inner) => isCountedOn(inner, runs), runs.source));
}

/** `attempt++`, `attempt += 1`: what is only set, `flags = MASK ^ flags`, counts nothing. */
function isCountedOn(node: TSESTree.Node, { source }: SiteRuns): boolean {
  const variable = node.type === 'Identifier' ? source.variable(node) : undefined;
  return variable?.references.some(({ identifier: { parent } }) => parent.type === 'UpdateExpression' || (parent.type === 'AssignmentExpression' && parent.operator === '+=')) ?? false;
}

const isBase = (node: TSESTree.Node | null): boolean => node?.type === 'Literal' && (node.value === 2 || node.value === 10);

/** What a variable is declared as that nothing else is put into. */
function constantOf(name: TSESTree.Identifier, runs: SiteRuns): TSESTree.Node | null {
  const definition = isConstant(name, runs) ? runs.source.variable(name)?.defs[0] : undefined;
  return definition?.type === 'Variable' && definition.node.id === definition.name ? definition.node.init : null;
}

/** `a !== 1 || a !== 2`, `a === 1 && a === 2`: one thing compared with two constants. Null where the outcome is open. */
function foregoneOutcome({ operator, left, right }: TSESTree.LogicalExpression): 'always true' | 'always false' | null {
  const [a, b] = [constantComparison(left), constantComparison(right)];
  if (a === null || b === null || a.of !== b.of || a.with === b.with) return null;
  const areBoth = (start: string): boolean => a.operator.startsWith(start) && b.operator.startsWith(start);
  if (operator === '||' && areBoth('!=')) return 'always true';
  return operator === '&&' && areBoth('==') ? 'always false' : null;
}

function constantComparison(node: TSESTree.Node): { readonly of: string; readonly with: string; readonly operator: string } | null {
  if (node.type !== 'BinaryExpression' || node.right.type !== 'Literal' || !/^[!=]==?$/.test(node.operator)) return null;
  const path = pathOf(node.left);
  return path === null ? null : { of: path, with: node.right.raw, operator: node.operator };
}

function pathOf(node: TSESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return node.type === 'ThisExpression' ? 'this' : null;
  const object = pathOf(node.object);
  return object === null ? null : `${object}.${node.property.name}`;
}
