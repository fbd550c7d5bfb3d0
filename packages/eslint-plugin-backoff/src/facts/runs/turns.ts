import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import { contains, enclosingFunction, isFunction, parentOf, type Source } from '../../sites/source.js';

/** Whether the function around a site is called in a loop of the file that goes on for its own sake: `while (running) await next()`. */
export function isTurn(site: TSESTree.Node, source: Source): boolean {
  const owner = isFunction(site) ? site : enclosingFunction(site);
  return owner !== null && callsOf(owner, source).some((call) => isInEndlessLoop(call, source));
}

function callsOf(fn: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  if (fn.type === 'FunctionDeclaration' && fn.id !== null) return source.declared(fn, fn.id).flatMap(({ references }) => references.map(({ identifier }) => identifier));
  const method = parentOf(fn);
  return method?.type === 'MethodDefinition' || method?.type === 'PropertyDefinition' ? mentions(`this.${source.text(method.key)}`, method.parent, source) : [];
}

function mentions(member: string, node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  if (node.type === 'MemberExpression' && source.text(node) === member) return [node];
  return source.children(node).flatMap((child) => mentions(member, child, source));
}

function isInEndlessLoop(call: TSESTree.Node, source: Source): boolean {
  for (let node = parentOf(call); node !== null && !isFunction(node); node = parentOf(node)) {
    if (isEndless(node, source)) return true;
  }
  return false;
}

/** Whether a loop goes on as long as somebody else wishes: `true`, `!stopped`. What the loop itself sets or works off, `hasMore` or `names.length`, comes to its end. */
export function isEndless(loop: TSESTree.Node, source: Source): boolean {
  if (loop.type === 'ForStatement') return loop.test === null;
  return (loop.type === 'WhileStatement' || loop.type === 'DoWhileStatement') && isFlag(loop.test, loop, source);
}

const isFlag = (test: TSESTree.Node, loop: TSESTree.Node, source: Source): boolean => !isUpTo(loop, test, source) && source.children(test).every((part) => isFlag(part, loop, source));

function isUpTo(loop: TSESTree.Node, part: TSESTree.Node, source: Source): boolean {
  if (part.type === 'MemberExpression') return /^(length|size)$/.test(lastNameOf(part)) || assigns(loop, source.text(part), source);
  return part.type === 'Identifier' && source.variable(part)?.references.some((reference) => reference.isWrite() && contains(loop, reference.identifier)) === true;
}

function assigns(node: TSESTree.Node, member: string, source: Source): boolean {
  if (node.type === 'AssignmentExpression' && source.text(node.left) === member) return true;
  return source.children(node).some((child) => assigns(child, member, source));
}
