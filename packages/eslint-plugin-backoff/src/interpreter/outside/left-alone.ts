import type { TSESTree } from '@typescript-eslint/types';

import { type Source, isFunction } from '../../sites/source.js';
import { isLogCall, isLogFunction } from './logs.js';

/**
 * `audit.add(entry).then(show).catch((error) => console.error(error));`, as a statement of its own: nobody waits for what comes of it, and who is
 * told of that does no more than to log.
 */
export function isLeftAlone(link: TSESTree.CallExpression, source: Source): boolean {
  const { parent } = link;
  if (parent.type === 'MemberExpression' && parent.parent.type === 'CallExpression' && parent.parent.callee === parent) return onlyLogs(link, source) && isLeftAlone(parent.parent, source);
  return onlyLogs(link, source) && isOfNoUse(link);
}

/** A statement of its own, or `void` of one. */
function isOfNoUse({ parent }: TSESTree.Node): boolean {
  return parent?.type === 'ExpressionStatement' || (parent?.type === 'UnaryExpression' && parent.operator === 'void' && isOfNoUse(parent));
}

const onlyLogs = ({ arguments: handlers }: TSESTree.CallExpression, source: Source): boolean =>
  handlers.every((handler) => (isFunction(handler) ? !doesMore(handler.body, source) : isLogFunction(handler, source)));

/** What a log is told need not be looked at. */
function doesMore(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'CallExpression') return !isLogCall(node, source);
  return /^(Assignment|Update|Await|Yield|New|Import|TaggedTemplate)Expression$|^ThrowStatement$/.test(node.type) || (node.type === 'UnaryExpression' && node.operator === 'delete') || source.children(node).some((child) => doesMore(child, source));
}
