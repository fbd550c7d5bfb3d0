import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';

/** `throwFetchError(answer);`, `ctx.throw(502);` */
const THROWS = /^_?(re)?throw([A-Z_]\w*)?$/;

/** `throwIfAborted(signal);`, `throwOnTimeout(answer);`: those throw in some case alone. */
const IN_SOME_CASE = /^_?(re)?throw_?(if|on|unless|when|for)([A-Z_]|$)/i;

const throwsByName = byName((name) => THROWS.test(name) && !IN_SOME_CASE.test(name));

/** Whether a function from elsewhere is called to throw: by its name, and by a statement that has no use for what it gives. */
export function isThrower(node: TSESTree.CallExpression, name: string): boolean {
  const { parent } = node.parent.type === 'AwaitExpression' ? node.parent : node;
  return parent.type === 'ExpressionStatement' && throwsByName(name);
}
