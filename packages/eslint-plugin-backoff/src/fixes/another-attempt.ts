import type { TSESTree } from '@typescript-eslint/types';
import type { Counter } from '../facts/retry-site.js';
import { countEntries, lastEntry } from './count-entries.js';
import { shiftedComparison } from './comparison.js';
import type { Draft } from './draft.js';
import { nodeAt, offsetOf, type RetryPoint } from './retry-points.js';
import { stepsIn } from './steps.js';
import { ancestors, contains, isFunction, isLoop, leaves } from './syntax.js';

/** Whether another attempt follows a place in the failure path: always, under a condition, or nothing tells. */
export type Follow =
  | { readonly kind: 'always' | 'unknown' }
  | { readonly kind: 'if'; readonly condition: string };

/** What the site's bound says of a place in the failure path: whether another attempt follows. */
export function anotherAttempt(draft: Draft, place: RetryPoint['place']): Follow {
  const { site } = draft;
  const { bound, shape, operation } = site.facts;
  const { counter } = shape;
  if (isDecided(draft, place)) return { kind: 'always' };
  if (site.node.type === 'ForOfStatement') return anotherEntry(draft, site.node);
  if (!counter?.test) return { kind: bound.kind === 'none' || bound.kind === 'time' ? 'always' : 'unknown' };
  const { test } = counter;
  const offset = offsetOf(place);
  const isBeforeAttempt = isInHead(test, site.node) || operation.nodes.every(({ range }) => test.range[1] <= range[0]);
  if (!isBeforeAttempt && test.range[1] <= offset) return { kind: 'always' };
  const steps = stepsUntil(draft, counter, { test, isBeforeAttempt, offset });
  const retriesWhen = meaningOf(test, site.node);
  const condition = steps !== null && retriesWhen !== null ? shiftedComparison(test, counter, steps, retriesWhen, draft.file) : null;
  return condition === null ? { kind: 'unknown' } : { kind: 'if', condition };
}

function anotherEntry(draft: Draft, loop: TSESTree.ForOfStatement): Follow {
  const name = countEntries(draft, loop);
  return name === null ? { kind: 'unknown' } : { kind: 'if', condition: `${name} < ${lastEntry(loop, draft)}` };
}

/** Whether the bound was tested on the way from the failed attempt to a place. */
function isDecided({ site, file }: Draft, place: RetryPoint['place']): boolean {
  const { counter } = site.facts.shape;
  const offset = offsetOf(place);
  const start = Math.min(...site.facts.operation.nodes.map(({ range }) => range[0]));
  const tests = (statement: TSESTree.Node): statement is TSESTree.IfStatement =>
    statement.type === 'IfStatement' && statement.range[0] > start && [...file.within(statement.test)].some((node) => file.textOf(node) === counter?.text);
  return [nodeAt(place), ...ancestors(nodeAt(place))].filter((around) => contains(site.node, around)).some((around) => {
    if (around !== nodeAt(place) && tests(around) && !contains(around.test, nodeAt(place))) return true;
    return around.type === 'BlockStatement' && around.body.some((statement) => statement.range[1] <= offset && tests(statement) && leavesSite(statement.consequent));
  });
}

/** Whether a test is the head of the loop, evaluated before each turn but not as part of one. */
function isInHead(test: TSESTree.Node, site: TSESTree.Node): boolean {
  return isLoop(site) && !contains(site.body, test);
}

interface Way {
  readonly test: TSESTree.Node;
  /** The test comes before the next attempt, not on the way to it. */
  readonly isBeforeAttempt: boolean;
  readonly offset: number;
}

/** How often the counter moves from a place to its test; null where that depends on the way. */
function stepsUntil({ site: { node: site }, file }: Draft, { text }: Counter, { test, isBeforeAttempt, offset }: Way): 0 | 1 | null {
  if (isBeforeAttempt && isFunction(site) && site.params.some((parameter) => nameOf(parameter) === text)) return 1;
  const steps = stepsIn(site, text, file).filter((node) => !contains(test, node));
  const after = steps.filter(({ range }) => range[0] >= offset);
  const count = isBeforeAttempt
    ? new Set([...after, ...steps.filter(({ range }) => range[1] <= test.range[0]), ...headSteps(site, steps)]).size
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
