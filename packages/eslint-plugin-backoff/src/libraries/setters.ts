import type { TSESTree } from '@typescript-eslint/types';

import { parentOf, type Source } from '../sites/source.js';
import type { Exports, UseNode } from './exports.js';

/** Calls of methods on what another call gave: `backoff.call(fn).failAfter(10)`. */
export interface SetterCalls {
  /** The first argument that each option was set with, null where it has none; the last call counts. */
  readonly set: ReadonlyMap<string, TSESTree.CallExpressionArgument | null>;
  /** What the call gave goes to other places, where other options may be set. */
  readonly escapes: boolean;
}

/** The options that methods set on what `made` gives; `setters` names the option of each method. */
export function setterCalls(made: UseNode, setters: Readonly<Record<string, string>>, calls: readonly UseNode[], exports: Exports, source: Source): SetterCalls {
  const set = new Map<string, TSESTree.CallExpressionArgument | null>();
  for (const node of calls) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) continue;
    const option = setters[node.callee.property.type === 'Identifier' ? node.callee.property.name : ''];
    if (option === undefined || exports.of(node.callee.object)?.calls.some((call) => call === made) !== true) continue;
    set.set(option, node.arguments[0] ?? null);
  }
  return { set, escapes: escapes(made, source) };
}

/** Whether a chain of calls ends in something other than a variable of which only methods are called. */
function escapes(node: TSESTree.Node, source: Source): boolean {
  const parent = parentOf(node);
  if (isObjectOf(parent, node)) return !isCalled(parent) || escapes(parent.parent, source);
  if (parent?.type !== 'VariableDeclarator') return parent?.type !== 'ExpressionStatement';
  const variable = parent.id.type === 'Identifier' ? source.variable(parent.id) : undefined;
  return variable?.references.every(({ identifier, init }) => init === true || isObjectOf(parentOf(identifier), identifier)) !== true;
}

const isObjectOf = (member: TSESTree.Node | null, node: TSESTree.Node): member is TSESTree.MemberExpression => member?.type === 'MemberExpression' && member.object === node;

const isCalled = (member: TSESTree.MemberExpression): boolean => member.parent.type === 'CallExpression' && member.parent.callee === member;

/** What the file sets a member of an expression to, by a path: `client.defaults.raxConfig = { … }`. Null where it sets none, unless it hands the same over with a request. */
export function assignedTo(holder: TSESTree.Node | undefined, path: string, source: Source): TSESTree.Expression | 'with a request' | null {
  const text = holder === undefined ? null : `${source.text(holder)}.${path}`;
  const name = path.slice(path.lastIndexOf('.') + 1);
  const found: TSESTree.Expression[] = [];
  const handedOver: TSESTree.Node[] = [];
  const visit = (node: TSESTree.Node): void => {
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && source.text(node.left) === text) found.push(node.right);
    if (isProperty(node, name)) handedOver.push(node);
    source.forEachChild(node, visit);
  };
  visit(source.parsed.ast);
  return found.at(-1) ?? (handedOver.length > 0 ? 'with a request' : null);
}

/** `raxConfig: policy` in an object. */
const isProperty = (node: TSESTree.Node, name: string): boolean =>
  node.type === 'Property' && node.parent.type === 'ObjectExpression' && !node.computed && node.key.type === 'Identifier' && node.key.name === name;
