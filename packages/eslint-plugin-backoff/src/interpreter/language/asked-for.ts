import type { TSESTree } from '@typescript-eslint/types';

import type { OwnParameter } from './beginning.js';
import { callsOf } from '../../sites/calls-of.js';
import { contains, type Source } from '../../sites/source.js';

/**
 * Whether what a parameter has by default is that nothing is tried again, so that who wants it asks for it: `retry = false` where a call
 * in this file says `false` too.
 */
export function isAskedFor(pattern: TSESTree.Node, own: OwnParameter | null, source: Source): boolean {
  if (own === null || pattern.type !== 'AssignmentPattern' || pattern.left.type !== 'Identifier' || pattern.right.type !== 'Literal') return false;
  return pattern.right.value === false && isRefused(own, source);
}

/** What a function says itself when it calls itself is of the second attempt: `load(url, true)`, where `isRetry = false`. */
function isRefused({ node, index }: OwnParameter, source: Source): boolean {
  const calls = callsOf(node, source).map((call) => ({ call, said: literal(call.arguments[index]) }));
  return calls.some(({ said }) => said === false) && !calls.some(({ call, said }) => said === true && contains(node, call));
}

const literal = (argument: TSESTree.Node | undefined): unknown => (argument?.type === 'Literal' ? argument.value : undefined);
