import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../sites/source.js';

const polledIn = new WeakMap<Source, Set<TSESTree.Node>>();

/** Notes that a call of a file is polled: it is made again whether it failed or not. */
export function notePolled(call: TSESTree.Node, source: Source): void {
  const polled = polledIn.get(source) ?? new Set();
  polledIn.set(source, polled.add(call));
}

/** Whether a candidate that was looked at before this one was seen to poll a call. */
export const isPolled = (call: TSESTree.Node, source: Source): boolean => polledIn.get(source)?.has(call) === true;
