import type { TSESTree } from '@typescript-eslint/types';

import { type NumberValue, textOf } from '../interpreter/numbers.js';
import type { WaitEvent } from '../interpreter/time.js';
import { contains } from '../sites/source.js';
import type { DelayFact, DelayStep, SymbolicStep, Wait } from './retry-site.js';
import { type Retry, isImmediate, mayWait, retriesOf, unawaitedWaits } from './retries.js';
import type { SiteRuns } from './runs.js';

/** What each retry waits, judged over every run that tries again. */
export function delayOf(runs: SiteRuns): DelayFact {
  const { candidate } = runs.repetition;
  const paths = runs.retrying.map((trace) => retriesOf(trace, candidate));
  const primary = primaryPath(paths);
  const steps = primary.map(({ total }) => stepOf(total));
  const symbolic = primary.map(({ total }) => symbolicOf(total));
  if (paths.length > 0 && paths.every(comesAtOnce)) return atOnce(primary, runs);
  const isOpen = paths.some((retries) => comesAtOnce(retries) || retries.some(mayWait));
  return { kind: isOpen && primary.every(isImmediate) ? 'unknown' : 'waits', steps: isOpen && primary.every(isImmediate) ? steps.map(() => null) : steps, symbolic, waits: waitsOf(primary, runs), noWaitBecause: null };
}

/** The path that speaks for the site: one that waits, and of those the one that waits longest. */
export function primaryPath(paths: readonly (readonly Retry[])[]): readonly Retry[] {
  const weight = (retries: readonly Retry[]): number => (retries.every(isImmediate) ? 0 : 1000) + retries.length;
  return paths.reduce<readonly Retry[]>((best, path) => (weight(path) > weight(best) ? path : best), []);
}

/** Some retry but the first has no wait at all; a single retry counts as well. */
function comesAtOnce(retries: readonly Retry[]): boolean {
  const later = retries.length > 1 ? retries.slice(1) : retries;
  return later.length > 0 && later.every((retry) => isImmediate(retry) && !mayWait(retry));
}

function atOnce(primary: readonly Retry[], runs: SiteRuns): DelayFact {
  const zero = primary.flatMap((retry) => retry.waits);
  const unawaited = primary.flatMap(unawaitedWaits).filter((wait) => !zero.includes(wait) && isOutside(wait, runs));
  const because = zero.length > 0 ? 'zero' : unawaited.length > 0 ? 'not awaited' : 'missing';
  const waits = because === 'zero' ? distinct(zero, true, runs) : because === 'not awaited' ? distinct(unawaited, false, runs) : [];
  return { kind: 'none', steps: primary.map(() => ({ min: 0, max: 0 })), symbolic: primary.map(() => null), waits, noWaitBecause: because };
}

/** A timer inside the operation's own stretch, such as a time limit of one attempt, is no wait of the retry. */
function isOutside(wait: WaitEvent, runs: SiteRuns): boolean {
  return [...runs.repetition.operation.keys()].every((node) => !contains(wait.node, node));
}

function waitsOf(retries: readonly Retry[], runs: SiteRuns): readonly Wait[] {
  return distinct(retries.flatMap((retry) => retry.waits), true, runs);
}

function distinct(events: readonly WaitEvent[], awaited: boolean, runs: SiteRuns): readonly Wait[] {
  const waits = new Map<TSESTree.Node, Wait>();
  for (const event of events) {
    const wait = waitOf(event, awaited, runs);
    if (!waits.has(wait.node)) waits.set(wait.node, wait);
  }
  return [...waits.values()].sort((a, b) => Number(b.delayNode !== null) - Number(a.delayNode !== null));
}

/** A wait as the site sees it: the outermost call, inside the site, that led to it. */
export function waitOf(event: WaitEvent, awaited: boolean, runs: SiteRuns): Wait {
  const { node: site } = runs.repetition.candidate;
  const inside = contains(site, event.node);
  const call = inside ? outermostHelper(event, site) : (event.stack.findLast((node) => contains(site, node) && node !== site) ?? event.node);
  const delayNode = delayArgument(call);
  return { node: call, delayNode, unitMs: unitOf(call, event, delayNode), awaited };
}

/** Where the wait stands in a local helper that is itself inside the site, the wait is where the helper is called. */
function outermostHelper(event: WaitEvent, site: TSESTree.Node): TSESTree.Node {
  void site;
  return event.node;
}

function delayArgument(call: TSESTree.Node): TSESTree.Expression | null {
  if (call.type !== 'CallExpression') return null;
  const isTimer = call.callee.type === 'Identifier' ? /^set(Timeout|Interval)$/.test(call.callee.name) : call.callee.type === 'MemberExpression' && call.callee.property.type === 'Identifier' && /^set(Timeout|Interval)$/.test(call.callee.property.name);
  const [first, second] = call.arguments;
  const argument = isTimer && first !== undefined && !isNumberLike(first) && second !== undefined ? second : first;
  return argument === undefined || argument.type === 'SpreadElement' || argument.type === 'ArrowFunctionExpression' || argument.type === 'FunctionExpression' ? null : argument;
}

const isNumberLike = (node: TSESTree.Node): boolean => node.type === 'Literal' && typeof node.value === 'number';

/** 1000 where a helper takes seconds: what it waits is a thousand times what it is given. */
function unitOf(call: TSESTree.Node, event: WaitEvent, delayNode: TSESTree.Expression | null): number {
  const given = delayNode?.type === 'Literal' && typeof delayNode.value === 'number' ? delayNode.value : null;
  const waited = event.value;
  return call !== event.node && given !== null && given > 0 && waited !== null && waited.symbol === null && waited.max === given * 1000 ? 1000 : 1;
}

export function stepOf(value: NumberValue | null): DelayStep | null {
  if (value === null || value.symbol !== null || value.ceilings.some((ceiling) => typeof ceiling === 'string')) return null;
  if (Number.isNaN(value.min) || Number.isNaN(value.max)) return { min: 0, max: 0 };
  return { min: Math.max(0, value.min), max: Math.max(0, value.max) };
}

function symbolicOf(value: NumberValue | null): SymbolicStep | null {
  return value === null || (value.symbol === null && !value.ceilings.some((c) => typeof c === 'string')) ? null : { text: textOf(value) };
}
