import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, unwrapped } from './members.js';
import { onlyTells } from './only-tells.js';
import { type Source, contains, parentOf } from './source.js';
import { standsFor } from './stands-for.js';

/** How many variables may be made of one another. */
const MOST_STEPS = 3;

/**
 * `for (const format of ['wav', 'mp3'])`, `for (const { store } of [{ store: 'guests' }])`, where something is asked for by that, or by what
 * is made of it, or done with it: each turn is about another thing, whatever else in it may fail.
 */
export function asksForEach(loop: TSESTree.ForOfStatement, source: Source): boolean {
  if (loop.left.type !== 'VariableDeclaration') return false;
  const [{ id }] = loop.left.declarations;
  if (id.type === 'ObjectPattern') return partsIn(id).some((part) => source.variable(part)?.references.some(({ identifier }) => isHandedOn(identifier, loop)));
  return id.type === 'Identifier' && isAskedBy(id, loop.right, loop, source, MOST_STEPS);
}

const partsIn = ({ properties }: TSESTree.ObjectPattern): readonly TSESTree.Node[] => properties.flatMap((part) => (part.type !== 'Property' ? [] : part.value.type === 'AssignmentPattern' ? [part.value.left] : [part.value]));

/** `for (const { kind, text } of documents) … store.put(kind, text, await embed(title))`: a part of this one is put to use, and by no wait. */
function isHandedOn(part: TSESTree.Node, loop: TSESTree.ForOfStatement): boolean {
  const call = parentOf(part);
  return call?.type === 'CallExpression' && call.callee !== part && contains(loop.body, part) && !isCaught(part) && !onlyTells(call);
}

/**
 * `['wav', 'mp3']`, `[version, `v${version}`]`: what stands by a name beside a word is one, too.
 *
 * @param member which part of each element is meant; null for the element as a whole
 */
function holdsWords(written: TSESTree.Node, member: string | null, source: Source): boolean {
  const list = unwrapped(written);
  if (list.type === 'ArrayExpression') return list.elements.some((element) => element !== null && isWord(element, member)) && list.elements.every((element) => element !== null && (isWord(element, member) || (member === null && element.type === 'Identifier')));
  const stands = standsFor(list, source);
  return stands !== null && holdsWords(stands, member, source);
}

function isWord(element: TSESTree.Node, member: string | null): boolean {
  if (member === null) return element.type === 'TemplateLiteral' || (element.type === 'Literal' && /^(string|boolean)$/.test(typeof element.value));
  return element.type === 'ObjectExpression' && element.properties.some((part) => part.type === 'Property' && !part.computed && lastNameOf(part.key) === member && isWord(part.value, null));
}

/** @param list where the item stands for its elements; null for what is made of one of their words already */
function isAskedBy(name: TSESTree.Identifier, list: TSESTree.Node | null, loop: TSESTree.ForOfStatement, source: Source, steps: number): boolean {
  if (steps === 0) return false;
  const uses = source.variable(name)?.references.filter(({ identifier, init }) => init !== true && contains(loop.body, identifier)) ?? [];
  return uses.some(({ identifier }) => {
    if (list !== null && !holdsWords(list, memberAt(identifier), source)) return false;
    const user = userOf(identifier);
    return user?.type === 'VariableDeclarator' ? user.id.type === 'Identifier' && isAskedBy(user.id, null, loop, source, steps - 1) : user !== null;
  });
}

/** `store` of `index.store`; null for `index` alone. */
function memberAt(identifier: TSESTree.Node): string | null {
  const around = parentOf(identifier);
  return around?.type === 'MemberExpression' && around.object === identifier && !around.computed ? lastNameOf(around.property) : null;
}

type User = TSESTree.AwaitExpression | TSESTree.CallExpression | TSESTree.VariableDeclarator;

/**
 * Where a name is used: in something that is waited for, in what is called for what it does, or in what a variable is made of. Null where it
 * is none of them, or in answer to a failure.
 */
function userOf(identifier: TSESTree.Node): User | null {
  for (let node = parentOf(identifier); node !== null && node.type !== 'ForOfStatement'; node = parentOf(node)) {
    if (node.type === 'AwaitExpression' || node.type === 'VariableDeclarator' || isDone(node)) return isCaught(node) ? null : node;
  }
  return null;
}

const isDone = (node: TSESTree.Node): node is TSESTree.CallExpression => node.type === 'CallExpression' && parentOf(node)?.type === 'ExpressionStatement' && !onlyTells(node);

function isCaught(inner: TSESTree.Node): boolean {
  for (let node = parentOf(inner); node !== null && node.type !== 'ForOfStatement'; node = parentOf(node)) if (node.type === 'CatchClause') return true;
  return false;
}
