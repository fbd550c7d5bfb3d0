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
    if (node.type === 'ForStatement' && node.test === null) return true;
    if ((node.type === 'WhileStatement' || node.type === 'DoWhileStatement') && isFlag(node.test, node, source)) return true;
  }
  return false;
}

/** Whether a loop goes on as long as somebody else wishes: `true`, `!stopped`. What the loop itself sets, `cursor` or `hasMore`, comes to its end. */
function isFlag(test: TSESTree.Node, loop: TSESTree.Node, source: Source): boolean {
  switch (test.type) {
    case 'Literal':
      return Boolean(test.value);
    case 'UnaryExpression':
      return isFlag(test.argument, loop, source);
    case 'LogicalExpression':
      return isFlag(test.left, loop, source) && isFlag(test.right, loop, source);
    case 'BinaryExpression':
      return test.right.type === 'Literal' && typeof test.right.value !== 'number' && isFlag(test.left, loop, source);
    case 'CallExpression':
      return test.arguments.length === 0;
    case 'Identifier':
      return source.variable(test)?.references.every((reference) => !reference.isWrite() || !contains(loop, reference.identifier)) ?? true;
    case 'MemberExpression':
      return !/^(length|size)$/.test(lastNameOf(test)) && !assigns(loop, source.text(test), source);
    default:
      return false;
  }
}

function assigns(node: TSESTree.Node, member: string, source: Source): boolean {
  if (node.type === 'AssignmentExpression' && source.text(node.left) === member) return true;
  return source.children(node).some((child) => assigns(child, member, source));
}
