import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, unwrapped } from './members.js';
import { type Source, contains, parentOf } from './source.js';
import { standsFor } from './stands-for.js';

/** How many variables may be made of one another. */
const MOST_STEPS = 3;

/**
 * `for (const format of ['wav', 'mp3'])`, `for (const strict of [true, false])`, where something is asked for by that, or by what is made of
 * it: each turn is about another thing, whatever else in it may fail.
 */
export function asksForEach(loop: TSESTree.ForOfStatement, source: Source): boolean {
  if (loop.left.type !== 'VariableDeclaration') return false;
  const [{ id }] = loop.left.declarations;
  if (id.type === 'ObjectPattern') return partsIn(id).some((part) => source.variable(part)?.references.some(({ identifier }) => isHandedOn(identifier, loop)));
  return id.type === 'Identifier' && holdsWords(loop.right, source) && isAskedBy(id, loop, source, MOST_STEPS);
}

const partsIn = ({ properties }: TSESTree.ObjectPattern): readonly TSESTree.Node[] => properties.flatMap((part) => (part.type !== 'Property' ? [] : part.value.type === 'AssignmentPattern' ? [part.value.left] : [part.value]));

/** `for (const { kind, text } of documents) … store.put(kind, text, await embed(title))`: a part of this one is put to use, and by no wait. */
function isHandedOn(part: TSESTree.Node, loop: TSESTree.ForOfStatement): boolean {
  const call = parentOf(part);
  if (call?.type !== 'CallExpression' || call.callee === part || !contains(loop.body, part) || isCaught(part)) return false;
  return !/sleep|delay|wait|timeout|^(log|debug|info|warn|error)$/i.test(lastNameOf(call.callee));
}

function holdsWords(written: TSESTree.Node, source: Source): boolean {
  const list = unwrapped(written);
  if (list.type === 'ArrayExpression') return list.elements.length > 0 && list.elements.every((element) => element?.type === 'Literal' && /^(string|boolean)$/.test(typeof element.value));
  const stands = standsFor(list, source);
  return stands !== null && holdsWords(stands, source);
}

function isAskedBy(name: TSESTree.Identifier, loop: TSESTree.ForOfStatement, source: Source, steps: number): boolean {
  if (steps === 0) return false;
  const uses = source.variable(name)?.references.filter(({ identifier, init }) => init !== true && contains(loop.body, identifier)) ?? [];
  return uses.some(({ identifier }) => {
    const user = userOf(identifier);
    return user?.type === 'AwaitExpression' || (user?.type === 'VariableDeclarator' && user.id.type === 'Identifier' && isAskedBy(user.id, loop, source, steps - 1));
  });
}

/** Where a name is used: in something that is waited for, or in what a variable is made of. Null where it is neither, or in answer to a failure. */
function userOf(identifier: TSESTree.Node): TSESTree.AwaitExpression | TSESTree.VariableDeclarator | null {
  for (let node = parentOf(identifier); node !== null && node.type !== 'ForOfStatement'; node = parentOf(node)) {
    if (node.type === 'AwaitExpression' || node.type === 'VariableDeclarator') return isCaught(node) ? null : node;
  }
  return null;
}

function isCaught(inner: TSESTree.Node): boolean {
  for (let node = parentOf(inner); node !== null && node.type !== 'ForOfStatement'; node = parentOf(node)) if (node.type === 'CatchClause') return true;
  return false;
}
