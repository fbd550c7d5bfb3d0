import type { TSESTree } from '@typescript-eslint/types';

import { type Source, enclosingFunction } from '../sites/source.js';

/** What comes piece by piece: `AsyncGenerator<Chunk>`, `AsyncIterable`, in a promise or not. */
const PIECES = /^(?:Promise\s*<\s*)?(?:Async)?(?:Generator|Iterable|Iterator|IterableIterator)\b/;

/**
 * `async open(): Promise<AsyncGenerator<Chunk>> { try { return client.stream(); } catch { … } }`: whether a call returned is said to give one
 * piece after another. Whoever takes those hears of a failure: the call gives no promise that could be awaited.
 */
export function givesPieces(call: TSESTree.Node, source: Source): boolean {
  if (call.parent?.type !== 'ReturnStatement') return false;
  const type = enclosingFunction(call)?.returnType?.typeAnnotation;
  return type !== undefined && PIECES.test(source.text(type));
}
