import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';
import { thisOf } from './this-of.js';
import { ancestors, type FunctionNode, isFunction } from './syntax.js';

const known = new WeakMap<SourceFile, readonly TSESTree.AssignmentExpression[]>();

/** The function that a member stands for where the file sets it once: `exports.load = function …`, `this.load` behind `Client.prototype.load = function …`. */
export function assignedFunction(member: TSESTree.MemberExpression, file: SourceFile): FunctionNode | null {
  const name = fullName(member, file);
  const [assignment, ...others] = name === null ? [] : assignedMembers(file).filter(({ left }) => left.type === 'MemberExpression' && fullName(left, file) === name && isSameRoot(left, member, file));
  return assignment && others.length === 0 && isFunction(assignment.right) ? assignment.right : null;
}

/** The places that name the member which a function was assigned to. */
export function usesOfAssigned(fn: FunctionNode, file: SourceFile): TSESTree.Node[] {
  if (fn.parent.type !== 'AssignmentExpression') return [];
  return [...file.within(file.program)].filter((node) => node.type === 'MemberExpression' && node.property.range[1] === node.range[1] && assignedFunction(node, file) === fn);
}

/** Looked for once a file. */
function assignedMembers(file: SourceFile): readonly TSESTree.AssignmentExpression[] {
  const found = known.get(file) ?? [...file.within(file.program)].flatMap((node) => (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' ? [node] : []));
  known.set(file, found);
  return found;
}

/** `exports.load` of `module.exports.load`, `Client.prototype.load` of `this.load`. */
function fullName(member: TSESTree.MemberExpression, file: SourceFile): string | null {
  if (member.computed) return null;
  const text = file.textOf(member);
  const self = thisOf(member.object, file);
  if (self === null) return text.replace(/^module\.exports\./, 'exports.');
  const owner = ownerOf(self);
  return owner && `${file.textOf(owner.object)}.${file.textOf(member.property)}`;
}

/** The member that the function was assigned to whose `this` stands at a node. */
function ownerOf(node: TSESTree.Node): TSESTree.MemberExpression | null {
  const around = [...ancestors(node)].find((each) => isFunction(each) && each.type !== 'ArrowFunctionExpression')?.parent;
  return around?.type === 'AssignmentExpression' && around.left.type === 'MemberExpression' ? around.left : null;
}

/** Whether the objects of two members that are spelled alike are one. */
function isSameRoot(one: TSESTree.MemberExpression, other: TSESTree.MemberExpression, file: SourceFile): boolean {
  return rootOf(one, file) === rootOf(other, file);
}

function rootOf(member: TSESTree.MemberExpression, file: SourceFile): object | null {
  const { object } = member;
  if (object.type === 'MemberExpression') return rootOf(object, file);
  const self = thisOf(object, file);
  const owner = self && ownerOf(self);
  if (owner) return owner.object.type === 'ThisExpression' ? null : rootOf(owner, file);
  const variable = file.variable(object);
  return variable !== null && variable.defs.length > 0 ? variable : null;
}
