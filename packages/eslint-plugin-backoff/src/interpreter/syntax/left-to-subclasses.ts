import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../../sites/source.js';

/** `perform() { throw new Error('Not implemented'); }`: what a class leaves to those that extend it is done by one of them. */
export function isLeftToSubclasses({ body }: TSESTree.FunctionLike, source: Source): boolean {
  const [only, ...others] = body?.type === 'BlockStatement' ? body.body : [];
  return others.length === 0 && only?.type === 'ThrowStatement' && /implement|abstract|overrid|subclass/i.test(source.text(only));
}
