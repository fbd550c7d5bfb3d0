import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../../interpreter/paths.js';
import { symbolOf } from '../../interpreter/values/values.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { type Source, contains, isFunction } from '../../sites/source.js';
import { retriesOf } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * Whether somebody outside may end the retries by an `AbortSignal` or a cancellation token: the site asks it, or waits with
 * an eye on it. How long he lets them go on is not known here. A signal of the object's own says only when the object is gone.
 */
export function isEndedBySignal(runs: SiteRuns): boolean {
  const { repetition: { node }, source } = runs;
  return runs.failing.some((path) => asks(path, node) || listens(path)) || isHandedToWaits(runs) || source.children(node).some((child) => throwsIfAborted(child, source));
}

/** `signal.throwIfAborted()`, `options.signal?.throwIfAborted()`. */
function throwsIfAborted(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  const isAsked = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && lastNameOf(node.callee) === 'throwIfAborted' && rootOf(node.callee).type === 'Identifier';
  return isAsked || source.children(node).some((child) => throwsIfAborted(child, source));
}

/** `await sleep(1000, signal)`, `await setTimeout(1000, null, { signal })`: the wait ends with the signal, and the retries with it. */
function isHandedToWaits({ retrying, repetition: { node, candidate }, source }: SiteRuns): boolean {
  const waits = retrying.flatMap((trace) => retriesOf(trace, candidate).map((retry) => retry.waits));
  return waits.length > 0 && waits.every((each) => each.some((wait) => [wait.node, ...wait.stack].some((call) => contains(node, call) && isHandedSignal(call, source))));
}

function isHandedSignal(call: TSESTree.Node, source: Source): boolean {
  if (call.type !== 'CallExpression') return false;
  const isSignal = (node: TSESTree.Node): boolean => /^(?!this\b)([\w$]+[.?!]+)*(abort)?_?signal!?$/i.test(source.text(node));
  return call.arguments.some((arg) => (arg.type === 'ObjectExpression' ? arg.properties.some((option) => option.type === 'Property' && isSignal(option.value)) : isSignal(arg)));
}

/** What signals and tokens are asked: `AbortSignal`, and the `CancellationToken` of editors and language servers. */
const STOPPED = /^!?(?!this\.)(new )?[\w.@]+\.(aborted|isCancellationRequested)$/;

const asks = ({ trace: { events } }: Path, site: TSESTree.Node): boolean => {
  const begun = events.findIndex((event) => event.kind === 'attempt');
  return events.some((event, i) => event.kind === 'assume' && (contains(site, event.node) || i > begun) && STOPPED.test(symbolOf(event.value)));
};

const listens = ({ run }: Path): boolean =>
  [...run.handlers].some(([holder, handlers]) => /^unknown:(?!new |this\.)/.test(holder) && handlers.some(({ event }) => event === 'abort' || (event === 'any' && /signal$/i.test(holder))));
