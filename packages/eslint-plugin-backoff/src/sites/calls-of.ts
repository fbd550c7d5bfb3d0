import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import type { Source } from './source.js';

/** The calls of a function by the name that it is declared with, those that it makes itself among them; and `(function attempt(n) { … })(1)`. */
export function callsOf(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.CallExpression[] {
  return [node, ...mentions(node, source)].flatMap((mention) => callBy(mention) ?? []);
}

/** Whether a function is called by its name in this file, and neither exported nor handed to anybody. */
export function isCalledHereAlone(node: TSESTree.FunctionLike, source: Source): boolean {
  if ((node.parent.type === 'MethodDefinition' && !isPrivate(node.parent)) || isHanded(node)) return false;
  const statement = node.type === 'FunctionDeclaration' ? node : node.parent.parent;
  const all = mentions(node, source);
  return all.length > 0 && !/^Export/.test(statement?.parent?.type ?? '') && all.every((mention) => callBy(mention) !== null);
}

const isHanded = (node: TSESTree.FunctionLike): boolean => node.type === 'FunctionExpression' && node.id !== null && node.parent.type !== 'VariableDeclarator' && callBy(node) === null;

/** Wherever the name of a function stands, but for where it is declared; of a method that others may call, too, where its class calls it. */
function mentions(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  if (node.parent.type === 'MethodDefinition') return mentionsOfMethod(node.parent, source);
  const name = node.parent.type === 'VariableDeclarator' ? node.parent.id : 'id' in node ? node.id : null;
  const variable = name === null ? undefined : source.variable(name);
  return (variable?.references ?? []).flatMap((reference) => (reference.init === true ? [] : [reference.identifier]));
}

const ofMethods = new WeakMap<TSESTree.Node, readonly TSESTree.Node[]>();

function mentionsOfMethod(method: TSESTree.MethodDefinition, source: Source): readonly TSESTree.Node[] {
  if (method.kind !== 'method' || method.computed) return [];
  const known = ofMethods.get(method) ?? membersCalled(method, method.parent, source);
  ofMethods.set(method, known);
  return known;
}

const isPrivate = ({ accessibility, key }: TSESTree.MethodDefinition): boolean => accessibility === 'private' || key.type === 'PrivateIdentifier';

function membersCalled(method: TSESTree.MethodDefinition, node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const isOwn = node.type === 'MemberExpression' && lastNameOf(node) === lastNameOf(method.key) && (isPrivate(method) || node.object.type === 'ThisExpression');
  return [...(isOwn ? [node] : []), ...source.children(node).flatMap((child) => membersCalled(method, child, source))];
}

const callBy = (mention: TSESTree.Node): TSESTree.CallExpression | null =>
  mention.parent?.type === 'CallExpression' && mention.parent.callee === mention ? mention.parent : null;
