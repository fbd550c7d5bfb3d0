import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import type { Source } from '../../sites/source.js';
import { noErrorFor } from './no-error.js';
import { type FunctionValue, type NativeValue, type Value, UNDEFINED } from '../values/values.js';

/** Where the functions of a browser's extensions leave what failed for whom they call back. */
const PLACES = ['chrome.runtime.lastError', 'browser.runtime.lastError'];

const known = new WeakMap<TSESTree.Node, boolean>();

/** `(response) => { if (chrome.runtime.lastError) … }` */
export function asksLastError({ node }: FunctionValue, source: Source): boolean {
  const asks = known.get(node) ?? PLACES.some((place) => source.text(node).includes(place));
  known.set(node, asks);
  return asks;
}

/** What a callback is told that looks for the failure beside: the result alone. Null for one that is told of it first. */
export function toldBesideError(fn: FunctionValue | NativeValue | undefined, outcome: { readonly error: Value } | { readonly value: Value }, run: Run): readonly Value[] | null {
  if (fn?.kind !== 'function' || !asksLastError(fn, run.source)) return null;
  for (const place of PLACES) run.memory.set(place, 'error' in outcome ? outcome.error : UNDEFINED);
  return 'error' in outcome ? [] : [outcome.value];
}

/** What a callback is told of a result. */
export const toldOfResult = (fn: FunctionValue | NativeValue, value: Value, run: Run): readonly Value[] => toldBesideError(fn, { value }, run) ?? [noErrorFor(fn, run.source), value];
