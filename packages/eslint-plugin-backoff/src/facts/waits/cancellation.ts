import type { TSESTree } from '@typescript-eslint/types';

import type { WaitEvent } from '../../interpreter/values/time.js';
import { contains, enclosingFunction, isFunction, parentOf } from '../../sites/source.js';
import type { Cancellation, DelayFact } from '../retry-site.js';
import { retriesOf } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';
import { signalAround } from './signals.js';

/** Whether an `AbortSignal` that the site could use stops its waits. */
export function cancellationOf(runs: SiteRuns, { waits }: DelayFact): Cancellation {
  const signal = signalAround(runs.repetition.node, runs.source);
  if (signal === null) return { signal: null, stopsWait: false };
  const events = eventsOf(runs);
  const isStopped = (node: TSESTree.Node): boolean => {
    const behind = events.filter((event) => event.node === node || event.stack.includes(node));
    return mentions(node, runs) || isCleared(node, runs) || behind.some((event) => listensByItself(event.node, runs) || isCleared(event.node, runs));
  };
  return { signal, stopsWait: waits.length === 0 || waits.every((wait) => isStopped(wait.node)) };
}

function eventsOf(runs: SiteRuns): readonly WaitEvent[] {
  const traces = [...runs.retrying, ...runs.refused.flat().map((path) => path.trace)];
  return traces.flatMap((trace) => retriesOf(trace, runs.repetition.candidate)).flatMap((retry) => retry.waits);
}

const mentions = (wait: TSESTree.Node, runs: SiteRuns): boolean => /signal|abort/i.test(runs.source.text(statementOf(wait)));

/** A helper that looks at a signal which nobody has to hand it: a field, a variable around it. */
function listensByItself(wait: TSESTree.Node, runs: SiteRuns): boolean {
  if (!mentions(wait, runs)) return false;
  for (let fn = enclosingFunction(wait); fn !== null; fn = enclosingFunction(fn)) {
    if (fn.params.some((param) => /signal|abort/i.test(runs.source.text(param)))) return false;
  }
  return true;
}

/** The timer is kept, and somewhere in the file it is cleared. */
function isCleared(wait: TSESTree.Node, { source }: SiteRuns): boolean {
  const parent = parentOf(wait);
  const kept = parent?.type === 'AssignmentExpression' ? parent.left : parent?.type === 'VariableDeclarator' ? parent.id : null;
  return kept !== null && source.parsed.text.includes(`clearTimeout(${source.text(kept)}`);
}

/** The statement around a wait: the promise that it is part of may listen to the signal. */
function statementOf(node: TSESTree.Node): TSESTree.Node {
  let inner = node;
  for (let parent = parentOf(inner); parent !== null && !/Statement$|Declaration$/.test(inner.type) && !isBody(inner); parent = parentOf(inner)) inner = parent;
  const promise = enclosingFunction(inner);
  return promise !== null && parentOf(promise)?.type === 'NewExpression' ? statementOf(promise) : inner;
}

/** `() => setTimeout(…)`: the statement ends at the function whose expression it is, unless that makes a promise. */
function isBody(node: TSESTree.Node): boolean {
  const parent = parentOf(node);
  return parent !== null && isFunction(parent) && parent.body === node && contains(parent, node) && parentOf(parent)?.type !== 'NewExpression';
}
