import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from '../../sites/source.js';
import type { Frame } from '../frame.js';
import { number } from '../values/numbers.js';
import type { Run } from '../run.js';

/**
 * Remembers what the statements around a node give to objects outside of any class. `Client.prototype.connect = function …` and
 * `this.connect = …` are methods of an unknown `this`, and its counters stand where its constructor puts them;
 * `exports.connect = function …` is what the file itself calls by that name.
 */
export function rememberAssigned(node: TSESTree.Node, root: Frame, run: Run): void {
  for (let outer = parentOf(node); outer !== null; outer = parentOf(outer)) {
    if (outer.type !== 'Program' && outer.type !== 'BlockStatement') continue;
    const { functions, counters } = assignedIn(outer);
    for (const assignment of functions) rememberFunction(assignment, root, run);
    if (root.self === null) for (const assignment of counters) rememberCounter(assignment, run);
  }
}

interface Assigned {
  readonly functions: readonly TSESTree.AssignmentExpression[];
  /** There, where it may be the constructor that a node stands in, and in the functions that stand there, which may be constructors. */
  readonly counters: readonly TSESTree.AssignmentExpression[];
}

const known = new WeakMap<TSESTree.Node, Assigned>();

/** Looked for once in each block: there may be as many runs as statements. */
function assignedIn(block: TSESTree.Program | TSESTree.BlockStatement): Assigned {
  const found = known.get(block) ?? {
    functions: block.body.flatMap(assignmentsIn).filter(({ right }) => isFunction(right)),
    counters: [...block.body, ...block.body.flatMap(constructorOf)].flatMap(assignmentsIn).filter(({ right }) => right.type === 'Literal' && typeof right.value === 'number'),
  };
  known.set(block, found);
  return found;
}

/** `a = b = value;` holds two, the outer one first. */
function assignmentsIn(statement: TSESTree.Statement): readonly TSESTree.AssignmentExpression[] {
  const assignments: TSESTree.AssignmentExpression[] = [];
  let expression = statement.type === 'ExpressionStatement' ? statement.expression : null;
  while (expression?.type === 'AssignmentExpression') {
    assignments.push(expression);
    expression = expression.right;
  }
  return assignments;
}

function rememberFunction({ left, right }: TSESTree.AssignmentExpression, root: Frame, run: Run): void {
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier' || !isFunction(right)) return;
  const path = run.source.text(left);
  const name = /^(?:module\.)?(exports\b.*)$/.exec(path)?.[1];
  const places = name !== undefined ? [name, `module.${name}`] : root.self === null ? [`this.${left.property.name}`] : [];
  for (const place of places) run.memory.set(place, { kind: 'function', node: right, frame: root, self: null });
}

/** The statements of `function Client() { … }` and `const Client = function () { … }`. */
function constructorOf(statement: TSESTree.Statement): readonly TSESTree.Statement[] {
  const [first] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
  const fn = first?.init ?? statement;
  return fn.type === 'FunctionDeclaration' || fn.type === 'FunctionExpression' ? fn.body.body : [];
}

function rememberCounter({ left, right }: TSESTree.AssignmentExpression, run: Run): void {
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier' || !isThis(left.object, run)) return;
  if (right.type === 'Literal' && typeof right.value === 'number') run.memory.set(`this.${left.property.name}`, number(right.value));
}

/** `this`, or `self` where it was made `this`. */
function isThis(node: TSESTree.Expression, { source }: Run): boolean {
  if (node.type !== 'Identifier') return node.type === 'ThisExpression';
  const definition = source.variable(node)?.defs[0];
  return definition?.type === 'Variable' && definition.node.init?.type === 'ThisExpression';
}
