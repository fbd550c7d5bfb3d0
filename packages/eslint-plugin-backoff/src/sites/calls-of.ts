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

function mentionsOfMethod(method: TSESTree.MethodDefinition, source: Source): readonly TSESTree.Node[] {
  if (method.kind !== 'method' || method.computed) return [];
  const members = membersIn(method.parent, source).get(lastNameOf(method.key)) ?? [];
  return isPrivate(method) ? members : members.filter(({ object }) => object.type === 'ThisExpression');
}

const isPrivate = ({ accessibility, key }: TSESTree.MethodDefinition): boolean => accessibility === 'private' || key.type === 'PrivateIdentifier';

const ofClasses = new WeakMap<TSESTree.ClassBody, ReadonlyMap<string, readonly TSESTree.MemberExpression[]>>();

/** The members that stand in a class, by their names. */
function membersIn(body: TSESTree.ClassBody, source: Source): ReadonlyMap<string, readonly TSESTree.MemberExpression[]> {
  const known = ofClasses.get(body);
  if (known !== undefined) return known;
  const members = new Map<string, TSESTree.MemberExpression[]>();
  const note = (node: TSESTree.Node): void => {
    if (node.type === 'MemberExpression') {
      const named = members.get(lastNameOf(node));
      if (named === undefined) members.set(lastNameOf(node), [node]);
      else named.push(node);
    }
    source.forEachChild(node, note);
  };
  note(body);
  ofClasses.set(body, members);
  return members;
}

const callBy = (mention: TSESTree.Node): TSESTree.CallExpression | null =>
  mention.parent?.type === 'CallExpression' && mention.parent.callee === mention ? mention.parent : null;
