import type { TSESTree } from '@typescript-eslint/types';

import { enclosingFunction } from '../sites/source.js';
import type { Cancellation, DelayFact } from './retry-site.js';
import type { SiteRuns } from './runs.js';

const SIGNAL = /^(abort)?_?signal$|^abortSignal$/i;

/** Whether an `AbortSignal` that the site could use stops its waits. */
export function cancellationOf(runs: SiteRuns, { waits }: DelayFact): Cancellation {
  const { node } = runs.repetition.candidate;
  const owner = enclosingFunction(node) ?? node;
  const signal = signalIn(owner, runs);
  if (signal === null) return { signal: null, stopsWait: false };
  const mentions = (wait: TSESTree.Node): boolean => /signal|abort/i.test(runs.source.text(statementOf(wait)));
  return { signal, stopsWait: waits.length === 0 || waits.every((wait) => mentions(wait.node)) };
}

/** The name of a parameter, or of a variable of the function, that holds a signal. */
function signalIn(node: TSESTree.Node, runs: SiteRuns): string | null {
  if (node.type === 'Identifier' && SIGNAL.test(node.name) && runs.source.variable(node) !== undefined) return node.name;
  for (const child of runs.source.children(node)) {
    const found = signalIn(child, runs);
    if (found !== null) return found;
  }
  return null;
}

/** The statement around a wait: the promise that it is part of may listen to the signal. */
function statementOf(node: TSESTree.Node): TSESTree.Node {
  let inner = node;
  while (!/Statement$|Declaration$/.test(inner.type) && inner.parent !== undefined) inner = inner.parent;
  const promise = enclosingFunction(inner);
  return promise?.parent.type === 'NewExpression' ? statementOf(promise.parent) : inner;
}
