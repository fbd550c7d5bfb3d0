import type { TSESTree } from '@typescript-eslint/types';
import type { Counter } from '../facts/retry-site.js';
import { shiftedComparison } from './comparison.js';
import type { Draft } from './draft.js';
import { ancestors, bare, contains, isFunction, isLoop, leaves } from './syntax.js';

/** Whether another attempt follows a place in the failure path: always, under a condition, or nothing tells. */
export type Follow =
  | { readonly kind: 'always' | 'unknown' }
  | { readonly kind: 'if'; readonly condition: string };

/** What the counter's test says of an offset in the failure path: whether another attempt follows. */
export function anotherAttempt({ site, file }: Draft, offset: number): Follow {
  const { bound, shape, operation } = site.facts;
  const { counter } = shape;
  if (!counter?.test) return { kind: bound.kind === 'none' || bound.kind === 'time' ? 'always' : 'unknown' };
  const { test } = counter;
  const isBeforeAttempt = isInHead(test, site.node) || operation.nodes.every(({ range }) => test.range[1] <= range[0]);
  if (!isBeforeAttempt && test.range[1] <= offset) return { kind: 'always' };
  const steps = stepsUntil(counter, test, offset, isBeforeAttempt, site.node, [...file.within(site.node)].filter((node) => isStep(node, counter.text, file)));
  const retriesWhen = meaningOf(test, site.node);
  const condition = steps !== null && retriesWhen !== null ? shiftedComparison(test, counter, steps, retriesWhen, file) : null;
  return condition === null ? { kind: 'unknown' } : { kind: 'if', condition };
}

/** Whether a test is the head of the loop, evaluated before each turn but not as part of one. */
function isInHead(test: TSESTree.Node, site: TSESTree.Node): boolean {
  return isLoop(site) && !contains(site.body, test);
}

/** How often the counter moves from an offset to its test; null where that depends on the way. */
function stepsUntil(
  { text }: Counter,
  test: TSESTree.Node,
  offset: number,
  isBeforeAttempt: boolean,
  site: TSESTree.Node,
  steps: readonly TSESTree.Node[],
): 0 | 1 | null {
  if (isBeforeAttempt && isFunction(site) && site.params.some((parameter) => nameOf(parameter) === text)) return 1;
  const outside = steps.filter((step) => !contains(test, step));
  const after = outside.filter(({ range }) => range[0] >= offset);
  const count = isBeforeAttempt
    ? new Set([...after, ...outside.filter(({ range }) => range[1] <= test.range[0]), ...headSteps(site, outside)]).size
    : after.filter(({ range }) => range[1] <= test.range[0]).length;
  return count === 0 || count === 1 ? count : null;
}

/** The steps in a `for` head: they come after every turn, wherever they stand. */
function headSteps(site: TSESTree.Node, steps: readonly TSESTree.Node[]): TSESTree.Node[] {
  const update = site.type === 'ForStatement' ? site.update : null;
  return update ? steps.filter((step) => contains(update, step)) : [];
}

function nameOf(parameter: TSESTree.Parameter): string | null {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return target.type === 'Identifier' ? target.name : null;
}

function isStep(node: TSESTree.Node, counter: string, file: Draft['file']): boolean {
  if (node.type === 'UpdateExpression') return file.textOf(node.argument) === counter;
  return node.type === 'AssignmentExpression' && file.textOf(node.left) === counter && !isReset(node);
}

function isReset({ operator, right }: TSESTree.AssignmentExpression): boolean {
  return operator === '=' && bare(right).type === 'Literal';
}

/** Which outcome of a test leads to another attempt; null where that cannot be told. */
function meaningOf(test: TSESTree.Node, site: TSESTree.Node): boolean | null {
  let outcome = true;
  let inner = test;
  for (const around of ancestors(test)) {
    if (around.type === 'UnaryExpression' && around.operator === '!') outcome = !outcome;
    else if (around === site && isLoop(around)) return outcome;
    else if (around.type === 'IfStatement' && contains(around.test, inner)) return leavesSite(around.consequent) ? !outcome : outcome;
    else if (around.type === 'ConditionalExpression') return null;
    else if (isFunction(around)) return null;
    inner = around;
  }
  return null;
}

function leavesSite(branch: TSESTree.Statement): boolean {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return last !== undefined && last.type !== 'ContinueStatement' && leaves(last);
}
