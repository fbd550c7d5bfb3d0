import type { TSESTree } from '@typescript-eslint/types';

import { isKnownList } from './known-list.js';
import { lastNameOf } from './members.js';
import { onlyTells } from './only-tells.js';
import { type Source, contains, parentOf } from './source.js';

/** A place in a list that is counted on from turn to turn. */
interface Walk {
  readonly list: TSESTree.Expression;
  readonly place: TSESTree.Identifier;
}

/** How many variables may be made of one another. */
const MOST_STEPS = 3;

/**
 * `for (let i = 0; i < parts.length; i++) await send(parts[i])`, where the file does not tell the list, and nothing in a turn sets its place
 * anew: each is about another thing, as those of `for (const part of parts)` are. A list of which only waits are told says how long they are.
 */
export const walksList = (loop: TSESTree.ForStatement, source: Source): boolean => walksByIndex(loop, source) || walksByCall(loop, source);

/** `for (let i = count - 1; i >= 0; i--) if (await rows.nth(i).isVisible()) …`: what is asked for by its place, wherever the list is. */
function walksByCall(loop: TSESTree.ForStatement, source: Source): boolean {
  const place = loop.update?.type === 'UpdateExpression' && loop.update.argument.type === 'Identifier' ? loop.update.argument : null;
  const uses = place === null ? [] : usesOf(place, loop, source);
  return uses.every(({ isWrite }) => !isWrite) && uses.some(({ identifier }) => isTakenByCall(identifier, source) && isAskedFor(identifier.parent, loop, source, MOST_STEPS));
}

function isTakenByCall({ parent }: TSESTree.Node, source: Source): boolean {
  if (parent?.type !== 'CallExpression' || parent.arguments.length !== 1 || parent.callee.type !== 'MemberExpression') return false;
  return /^(nth|at|item|eq)$/.test(lastNameOf(parent.callee)) && !isKnownList(parent.callee.object, source);
}

function walksByIndex(loop: TSESTree.ForStatement, source: Source): boolean {
  const walk = walkOf(loop);
  if (walk === null || isKnownList(walk.list, source)) return false;
  const uses = usesOf(walk.place, loop, source);
  return uses.every(({ isWrite }) => !isWrite) && uses.some(({ identifier }) => isItem(identifier, walk, source) && isAskedFor(identifier.parent, loop, source, MOST_STEPS));
}

function walkOf({ test, update }: TSESTree.ForStatement): Walk | null {
  if (test?.type !== 'BinaryExpression' || test.operator !== '<' || test.left.type !== 'Identifier') return null;
  if (test.right.type !== 'MemberExpression' || lastNameOf(test.right) !== 'length') return null;
  return countedBy(update) === test.left.name ? { list: test.right.object, place: test.left } : null;
}

/** `i` of `i++` and of `i += 1`. */
function countedBy(update: TSESTree.Expression | null): string {
  if (update?.type === 'UpdateExpression') return update.operator === '++' ? lastNameOf(update.argument) : '';
  return update?.type === 'AssignmentExpression' && update.operator === '+=' ? lastNameOf(update.left) : '';
}

interface Use {
  readonly identifier: TSESTree.Node;
  readonly isWrite: boolean;
}

/** Where a name is used in what a loop does in each turn. */
function usesOf(name: TSESTree.Identifier, loop: TSESTree.ForStatement, source: Source): readonly Use[] {
  const references = source.variable(name)?.references ?? [];
  return references.filter(({ identifier, init }) => init !== true && contains(loop.body, identifier)).map((reference) => ({ identifier: reference.identifier, isWrite: reference.isWrite() }));
}

/** `parts[i]` */
const isItem = (place: TSESTree.Node, { list }: Walk, source: Source): boolean =>
  place.parent?.type === 'MemberExpression' && place.parent.computed && place.parent.property === place && source.text(place.parent.object) === source.text(list);

/** Whether a call is told of it, or of what is made of it: one that does more than wait for so long, or log. */
function isAskedFor(item: TSESTree.Node | undefined, loop: TSESTree.ForStatement, source: Source, steps: number): boolean {
  const user = item === undefined ? null : userOf(item, loop);
  if (user?.type !== 'VariableDeclarator') return user !== null;
  return user.id.type === 'Identifier' && steps > 0 && usesOf(user.id, loop, source).some(({ identifier }) => isAskedFor(identifier, loop, source, steps - 1));
}

/** What is waited for, called for what it does, or made of it; null where it only tells, or answers to a failure. */
function userOf(item: TSESTree.Node, loop: TSESTree.Node): TSESTree.Node | null {
  for (let node = parentOf(item); node !== null && node !== loop; node = parentOf(node)) {
    if (node.type === 'CatchClause' || (node.type === 'CallExpression' && onlyTells(node))) return null;
    if (isUser(node)) return node;
  }
  return null;
}

const isUser = ({ type, parent }: TSESTree.Node): boolean => type === 'AwaitExpression' || type === 'VariableDeclarator' || (type === 'CallExpression' && parent.type === 'ExpressionStatement');
