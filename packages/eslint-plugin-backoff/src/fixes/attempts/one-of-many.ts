import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath, RetrySite } from '../../facts/retry-site.js';
import { ancestors, calleeName, contains, isFunction, isLoop } from '../code/syntax.js';

/** Methods that call a function for each element of a list. */
const EACH = /^(map|forEach|flatMap|each)$/;

/**
 * `for (const file of queue) { try { await upload(file); } catch { failed.push(file); } }`: what failed is one of many, and those behind it
 * come first. What is tried again, all that failed, is not decided there.
 */
export function isOneOfMany({ node: site }: RetrySite, { node }: FailurePath): boolean {
  return [...ancestors(node)].some((around) => around !== site && contains(site, around) && goesOverList(around));
}

function goesOverList(node: TSESTree.Node): boolean {
  if (isLoop(node)) return node.type === 'ForOfStatement';
  const call = isFunction(node) ? node.parent : undefined;
  return call?.type === 'CallExpression' && EACH.test(calleeName(call) ?? '');
}
