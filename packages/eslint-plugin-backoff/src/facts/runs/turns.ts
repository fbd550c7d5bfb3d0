import type { TSESTree } from '@typescript-eslint/types';

import { enclosingFunction, isFunction, parentOf, type Source } from '../../sites/source.js';

/** Whether the function around a site is called in a loop of the file that goes on without counting: `while (running) await next()`. */
export function isTurn(site: TSESTree.Node, source: Source): boolean {
  const owner = isFunction(site) ? site : enclosingFunction(site);
  return owner !== null && callsOf(owner, source).some(isInEndlessLoop);
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

function isInEndlessLoop(call: TSESTree.Node): boolean {
  for (let node = parentOf(call); node !== null && !isFunction(node); node = parentOf(node)) {
    if (node.type === 'WhileStatement' || node.type === 'DoWhileStatement' || (node.type === 'ForStatement' && node.test === null)) return true;
  }
  return false;
}
