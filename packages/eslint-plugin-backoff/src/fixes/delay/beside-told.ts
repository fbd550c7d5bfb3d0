import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { bare } from '../code/syntax.js';
import { isSetByHeader, isToldByServer } from '../retry-after/header-read.js';
import { decomposeDelay } from './decompose-delay.js';
import { decomposeLinear } from './decompose-linear.js';
import { delayParts } from './delay-parts.js';
import { type DelaySource, delaySource } from './delay-source.js';

/**
 * The parts of a delay that the site works out for itself, where the failed attempt tells others: those may be what the server asks
 * for, and stay. Null where it tells none.
 */
export function besideTold(source: DelaySource | null, draft: Draft): DelaySource[] | null {
  if (!source || isToldByServer(source.node, draft.file) || isSetByHeader(source.node, draft.file)) return null;
  const parts = delayParts(source.node, source.calls, draft);
  if (!parts.some(({ isTold }) => isTold)) return null;
  return parts.flatMap(({ node, calls, isTold }) => {
    const part = isTold ? null : delaySource({ ...source, delayNode: node, calls }, draft);
    return part && (decomposeDelay(part.node, draft.file) || decomposeLinear(part.node, draft) || isMoved(part.node, draft)) ? [part] : [];
  });
}

/** `delay`, set anew for each retry. */
export function isMoved(node: TSESTree.Node, { file }: Draft): boolean {
  const variable = file.variable(bare(node));
  return variable?.references.some((use) => use.isWrite() && use.init !== true) ?? false;
}
