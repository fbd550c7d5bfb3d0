import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from '../../sites/source.js';
import type { Frame } from '../frame.js';
import { number } from '../values/numbers.js';
import type { Run } from '../run.js';

/**
 * Remembers what the statements around a node give to objects outside of any class. `Client.prototype.connect = function …` and
 * `this.connect = …` are methods of an unknown `this`, and its counters stand where its constructor puts them;
 * `exports.connect = function …` is what the file itself calls by that name, and so is a method of `module.exports = { … }`.
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
  readonly functions: readonly AssignedFunction[];
  /** There, where it may be the constructor that a node stands in, and in the functions that stand there, which may be constructors. */
  readonly counters: readonly TSESTree.AssignmentExpression[];
}

interface AssignedFunction {
  readonly left: TSESTree.Expression;
  /** The member of what is assigned; null where that is the function itself. */
  readonly member: string | null;
  readonly node: TSESTree.FunctionLike;
}

const known = new WeakMap<TSESTree.Node, Assigned>();

/** Looked for once in each block: there may be as many runs as statements. */
function assignedIn(block: TSESTree.Program | TSESTree.BlockStatement): Assigned {
  const found = known.get(block) ?? {
    functions: block.body.flatMap(assignmentsIn).flatMap(functionsIn),
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

/** The function that is assigned, or those of the object literal that is: `module.exports = { async connect() { … } }`. */
function functionsIn({ left, right }: TSESTree.AssignmentExpression): readonly AssignedFunction[] {
  if (isFunction(right)) return [{ left, member: null, node: right }];
  if (right.type !== 'ObjectExpression') return [];
  return right.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && !property.computed && isFunction(property.value) ? [{ left, member: property.key.name, node: property.value }] : [],
  );
}

function rememberFunction({ left, member, node }: AssignedFunction, root: Frame, run: Run): void {
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
  for (const place of placesOf(left, left.property.name, member, root, run)) run.memory.set(place, { kind: 'function', node, frame: root, self: null });
}

/** By which names the file finds what is assigned. */
function placesOf(left: TSESTree.MemberExpression, name: string, member: string | null, root: Frame, run: Run): readonly string[] {
  const path = run.source.text(left);
  const exported = /^(?:module\.)?(exports\b.*)$/.exec(path)?.[1];
  if (member !== null) return path === 'module.exports' ? [`${path}.${member}`] : [];
  if (exported !== undefined) return [exported, `module.${exported}`];
  return root.self === null ? [`this.${name}`] : [];
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
