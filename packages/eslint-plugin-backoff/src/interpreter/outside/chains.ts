import type { TSESTree } from '@typescript-eslint/types';

import { fulfilled, noteAskedFor } from '../built-ins/promises.js';
import type { Run } from '../run.js';
import { type UnknownValue, type Value, Mark, isCallable, symbolOf, unknown } from '../values/values.js';
import type { Callee } from '../callee.js';
import { isLeftAlone } from './left-alone.js';

/** `.then(…)`, and what jQuery calls it: `$.get(url).done(show).fail(again)`. */
export function isChain({ name, holder }: Callee, args: readonly Value[]): boolean {
  if (/^(then|catch|finally)$/.test(name)) return true;
  return /^(done|fail|always)$/.test(name) && args.some(isCallable) && holder?.kind === 'unknown' && holder.origin !== null;
}

/** `unknown.then(…)`: something that gives a promise was called. */
export function chained(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): Value {
  const { holder } = callee;
  if (holder?.kind === 'unknown') askFor(holder, node, run);
  const promise = fulfilled(unknown(`${holder === null ? '' : symbolOf(holder)} result`, Mark.operation), run.time);
  const [done] = args;
  if (/^(catch|fail)$/.test(callee.name) || done === undefined || !isCallable(done)) return promise;
  const value = run.machine.invoke(done, /^(then|done)$/.test(callee.name) ? [promise.value] : [], node, run);
  return value.kind === 'promise' ? value : fulfilled(value, run.time);
}

/** What a link is hung on is waited for, unless it is left alone. */
function askFor(value: UnknownValue, link: TSESTree.CallExpression, run: Run): void {
  if (value.origin !== null && isLeftAlone(link, run.source)) run.discover(value.origin, 'promise');
  else noteAskedFor(value, run);
}
