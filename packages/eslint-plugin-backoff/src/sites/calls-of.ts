import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import type { Source } from './source.js';

/** The calls of a function by the name that it is declared with, those that it makes itself among them. */
export function callsOf(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.CallExpression[] {
  return mentions(node, source).flatMap((mention) => callBy(mention) ?? []);
}

/** Whether a function is called by its name in this file, and neither exported nor handed to anybody. */
export function isCalledHereAlone(node: TSESTree.FunctionLike, source: Source): boolean {
  const statement = node.type === 'FunctionDeclaration' ? node : node.parent.parent;
  const all = mentions(node, source);
  return all.length > 0 && !/^Export/.test(statement?.parent?.type ?? '') && all.every((mention) => callBy(mention) !== null);
}

/** Wherever the name of a function stands, but for where it is declared: of the methods those that are private. */
function mentions(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  if (node.parent.type === 'MethodDefinition') return mentionsOfMethod(node.parent, source);
  const name = node.type === 'FunctionDeclaration' ? node.id : node.parent.type === 'VariableDeclarator' ? node.parent.id : null;
  const variable = name === null ? undefined : source.variable(name);
  return (variable?.references ?? []).flatMap((reference) => (reference.init === true ? [] : [reference.identifier]));
}

const ofMethods = new WeakMap<TSESTree.Node, readonly TSESTree.Node[]>();

function mentionsOfMethod(method: TSESTree.MethodDefinition, source: Source): readonly TSESTree.Node[] {
  const isPrivate = method.accessibility === 'private' || method.key.type === 'PrivateIdentifier';
  if (!isPrivate || method.kind !== 'method' || method.computed) return [];
  const known = ofMethods.get(method) ?? membersCalled(lastNameOf(method.key), method.parent, source);
  ofMethods.set(method, known);
  return known;
}

function membersCalled(name: string, node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const own = node.type === 'MemberExpression' && lastNameOf(node) === name ? [node] : [];
  return [...own, ...source.children(node).flatMap((child) => membersCalled(name, child, source))];
}

const callBy = (mention: TSESTree.Node): TSESTree.CallExpression | null =>
  mention.parent?.type === 'CallExpression' && mention.parent.callee === mention ? mention.parent : null;
