import type { TSESTree } from '@typescript-eslint/types';

import { exact } from '../interpreter/numbers.js';
import type { CompareEvent, Trace, TraceEvent } from '../interpreter/trace.js';
import { contains, enclosingFunction, isFunction, parentOf } from '../sites/source.js';
import type { Counter, DelayFact, FailurePath, SiteShape } from './retry-site.js';
import type { SiteRuns } from './runs.js';

/** Where an edit of the site can stand. */
export function shapeOf(runs: SiteRuns, delay: DelayFact): SiteShape {
  const { node } = runs.repetition;
  const owner = isFunction(node) ? node : enclosingFunction(node);
  const failurePaths = pathsOf(runs);
  const [first] = failurePaths;
  return { owner, canAwait: first !== undefined && canAwait(first.body ?? node), counter: counterOf(runs, delay), failurePaths };
}

/** `await` may stand in a node: its function is async, or it is the top level of a module. */
function canAwait(node: TSESTree.Node): boolean {
  const owner = isFunction(node) ? node : enclosingFunction(node);
  return owner?.async ?? false;
}

const isCompare = (event: TraceEvent): event is CompareEvent => event.kind === 'compare';

function counterOf(runs: SiteRuns, delay: DelayFact): Counter | null {
  const [trace] = runs.retrying;
  if (trace === undefined) return null;
  const byNode = new Map<TSESTree.Node, CompareEvent[]>();
  for (const event of trace.events.filter(isCompare)) byNode.set(event.node, [...(byNode.get(event.node) ?? []), event]);
  for (const [node, events] of byNode) {
    const counter = counterIn(node, events, trace, runs, delay);
    if (counter !== null) return counter;
  }
  return headerCounter(runs.repetition.node, runs);
}

/** The side of a comparison that moves by one from attempt to attempt, if it is a name. */
function counterIn(node: TSESTree.Node, events: readonly CompareEvent[], trace: Trace, runs: SiteRuns, delay: DelayFact): Counter | null {
  const [a, b] = [events.at(-2), events.at(-1)];
  if (a === undefined || b === undefined) return null;
  const side = (['left', 'right'] as const).find((s) => Math.abs(moved(a, b, s)) === 1);
  if (side === undefined) return null;
  const expression = node.type === 'BinaryExpression' ? node[side] : node;
  const target = counted(expression);
  if (target === null) return null;
  const step = moved(a, b, side) > 0 ? 1 : -1;
  return { text: runs.source.text(target), first: firstValue(target, events, side, trace, delay), step, test: node };
}

function moved(a: CompareEvent, b: CompareEvent, side: 'left' | 'right'): number {
  return a[side].symbol === b[side].symbol ? (a[side].symbol === null ? b[side].min - a[side].min : b[side].addMin - a[side].addMin) : 0;
}

/** The variable or field in `retries`, `retries--`, `++attempt`, `attempt + 1`. */
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

/**
 * Its value where the first retry is decided: what the comparison saw, plus the changes that stand between it and the
 * wait. Known where the wait mentions the counter or the comparison stands in the failure path.
 */
function firstValue(target: TSESTree.Node, events: readonly CompareEvent[], side: 'left' | 'right', trace: Trace, delay: DelayFact): number | null {
  void target;
  void delay;
  const attempt = trace.events.findIndex((event) => event.kind === 'attempt');
  const seen = events.find((event) => trace.events.indexOf(event) > attempt) ?? events[0];
  const before = events.find((event) => trace.events.indexOf(event) < attempt);
  const value = (before ?? seen)?.[side];
  return value === undefined ? null : exact(value);
}

/** `for (let i = 0; …; i++)` whose header counts without a limit. */
function headerCounter(node: TSESTree.Node, runs: SiteRuns): Counter | null {
  if (node.type !== 'ForStatement' || node.update?.type !== 'UpdateExpression' || node.init?.type !== 'VariableDeclaration') return null;
  const [declaration] = node.init.declarations;
  if (declaration === undefined || declaration.init?.type !== 'Literal' || typeof declaration.init.value !== 'number') return null;
  return { text: runs.source.text(node.update.argument), first: declaration.init.value, step: node.update.operator === '++' ? 1 : -1, test: null };
}

/** The ways from a failed attempt to the next, as the runs took them. */
function pathsOf(runs: SiteRuns): readonly FailurePath[] {
  const paths = new Map<TSESTree.Node, FailurePath>();
  const operations = [...runs.repetition.operation.keys()];
  for (const trace of runs.retrying) {
    const handled = firstHandling(trace, runs);
    if (handled !== null && !paths.has(handled.node)) paths.set(handled.node, pathOf(handled, operations, runs));
  }
  return [...paths.values()];
}

/** The last place, before the second attempt, that dealt with the first failure inside the site. */
function firstHandling(trace: Trace, runs: SiteRuns): TraceEvent & { readonly node: TSESTree.Node } | null {
  const begin = trace.events.findIndex((event) => event.kind === 'attempt');
  const rest = trace.events.slice(begin + 1);
  const end = rest.findIndex((event) => event.kind === 'attempt');
  const way = rest.slice(0, end === -1 ? rest.length : end);
  const inside = (node: TSESTree.Node): boolean => contains(runs.repetition.node, node);
  const handled = way.findLast((event) => event.kind === 'handle' && inside(event.node));
  if (handled?.kind === 'handle') return handled;
  const check = way.findLast((event) => event.kind === 'check' && inside(event.node) && ifOf(event.node) !== null);
  return check?.kind === 'check' ? check : null;
}

const ifOf = (test: TSESTree.Node): TSESTree.IfStatement | null => {
  for (let node: TSESTree.Node | null = test; node !== null; node = parentOf(node)) {
    if (node.type === 'IfStatement') return node;
    if (/Statement$/.test(node.type) || isFunction(node)) return null;
  }
  return null;
};

function pathOf(event: TraceEvent & { readonly node: TSESTree.Node }, operations: readonly TSESTree.Node[], runs: SiteRuns): FailurePath {
  const response = responseName(operations);
  if (event.kind === 'check') {
    const statement = ifOf(event.node) ?? event.node;
    const branch = statement.type === 'IfStatement' ? (event.result ? statement.consequent : statement.alternate) : null;
    return { kind: 'check', node: statement, body: branch, error: null, response, retryNode: branch === null ? null : retryIn(branch, runs) };
  }
  const { node } = event;
  const parameter = node.type === 'CatchClause' ? node.param : isFunction(node) ? (node.params[0] ?? null) : null;
  const body = node.type === 'CatchClause' ? node.body : isFunction(node) ? (node.body ?? null) : null;
  const kind = node.type === 'CatchClause' ? 'catch' : event.kind === 'handle' && isEventHandler(node) ? 'event' : 'callback';
  const inScope = response !== null && operations.some((operation) => isVisible(operation, node)) ? response : null;
  return { kind, node, body, error: parameter?.type === 'Identifier' ? parameter.name : null, response: inScope, retryNode: body === null ? null : retryIn(body, runs) };
}

const isEventHandler = (node: TSESTree.Node): boolean => {
  const parent = parentOf(node);
  return parent?.type === 'AssignmentExpression' || (parent?.type === 'CallExpression' && parent.arguments[0]?.type === 'Literal');
};

/** The variable that the operation's answer is kept in. */
function responseName(operations: readonly TSESTree.Node[]): string | null {
  for (const operation of operations) {
    let node = parentOf(operation);
    while (node?.type === 'AwaitExpression' || node?.type === 'TSAsExpression' || node?.type === 'ChainExpression') node = parentOf(node);
    if (node?.type === 'VariableDeclarator' && node.id.type === 'Identifier') return node.id.name;
    if (node?.type === 'AssignmentExpression' && node.left.type === 'Identifier') return node.left.name;
  }
  return null;
}

/** Whether what is declared beside an operation can be seen from a place: their innermost blocks nest. */
function isVisible(operation: TSESTree.Node, place: TSESTree.Node): boolean {
  let block = parentOf(operation);
  while (block !== null && block.type !== 'BlockStatement' && block.type !== 'Program') block = parentOf(block);
  return block !== null && contains(block, place);
}

/** What starts the next attempt in a failure path: `continue`, or the call that enters the function again. */
function retryIn(body: TSESTree.Node, runs: SiteRuns): TSESTree.Node | null {
  const entered = new Set(runs.retrying.flatMap((trace) => trace.events.flatMap((event) => (event.kind === 'cycle' && event.node !== null ? [event.node] : []))));
  return findIn(body, (node) => node.type === 'ContinueStatement' || entered.has(node), runs);
}

function findIn(node: TSESTree.Node, wanted: (node: TSESTree.Node) => boolean, runs: SiteRuns): TSESTree.Node | null {
  if (wanted(node)) return node;
  for (const child of runs.source.children(node)) {
    const found = findIn(child, wanted, runs);
    if (found !== null) return found;
  }
  return null;
}
