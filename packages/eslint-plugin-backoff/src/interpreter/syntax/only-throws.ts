import type { TSESTree } from '@typescript-eslint/types';

import { type Source, isFunction } from '../../sites/source.js';

/**
 * `async function refuse(response) { const text = await response.text(); throw new RequestError(text); }`: a function that comes to no
 * other end than to throw makes a failure of what came before, and attempts nothing itself.
 */
export const onlyThrows = ({ body }: TSESTree.FunctionLike, source: Source): boolean =>
  body?.type === 'BlockStatement' && body.body.at(-1)?.type === 'ThrowStatement' && !returns(body, source);

const returns = (node: TSESTree.Node, source: Source): boolean =>
  node.type === 'ReturnStatement' || (!isFunction(node) && source.children(node).some((child) => returns(child, source)));
