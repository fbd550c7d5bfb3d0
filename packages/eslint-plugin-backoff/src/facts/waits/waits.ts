import type { TSESTree } from '@typescript-eslint/types';

import type { WaitEvent } from '../../interpreter/values/time.js';
import { isInterval } from '../../sites/scheduled-call.js';
import { contains, enclosingFunction } from '../../sites/source.js';
import type { Wait } from '../retry-site.js';
import type { SiteRuns } from '../runs/runs.js';
import { waitsInUnknownUnit } from '../runs/unknown-unit.js';

/** Waits as the site sees them, each call once, those with a length first. */
export function distinct(events: readonly WaitEvent[], awaited: boolean, runs: SiteRuns): readonly Wait[] {
  const inUnknownUnit = waitsInUnknownUnit(events);
  const waits = new Map<TSESTree.Node, Wait>();
  for (const event of events) {
    const wait = waitOf(event, awaited, runs);
    if (!waits.has(wait.node)) waits.set(wait.node, inUnknownUnit.has(event.node) ? { ...wait, unitMs: null } : wait);
  }
  return [...waits.values()].sort((a, b) => Number(b.delayNode !== null) - Number(a.delayNode !== null));
}

/** A wait as the site sees it: the call itself, or the call inside the site that led to it. */
export function waitOf(event: WaitEvent, awaited: boolean, runs: SiteRuns): Wait {
  const { node: site } = runs.repetition;
  const own = argumentOf(event.node, event.argument);
  const helper = own === null ? null : helperIn(own, runs);
  if (contains(site, event.node) && helper === null) return { node: event.node, delayNode: own, unitMs: event.unitMs, awaited };
  const call = event.stack.findLast((node) => contains(site, node) && node !== site && (helper === null || !contains(helper, node)));
  if (call === undefined) return { node: event.node, delayNode: own, unitMs: event.unitMs, awaited };
  const given = own === null ? null : handedIn(own, event, call, runs);
  return { node: call, delayNode: given?.node ?? null, unitMs: given?.unitMs ?? event.unitMs, awaited };
}

/** `const sleep = (ms) => new Promise(…)` inside the site: the function that is told the length. Null where that is none of its functions. */
function helperIn(length: TSESTree.Expression, runs: SiteRuns): TSESTree.Node | null {
  const { node: site } = runs.repetition;
  const owner = ownerOf(scaledOf(length, runs).node, runs);
  return owner !== null && owner !== site && contains(site, owner) ? owner : null;
}

/** Null for the length of an interval: it is the same each time, and no expression of one wait can stand there. */
function argumentOf(call: TSESTree.Node, index: number | null): TSESTree.Expression | null {
  if (call.type !== 'CallExpression' || index === null || isInterval(call)) return null;
  const argument = call.arguments[index];
  return argument === undefined || argument.type === 'SpreadElement' ? null : argument;
}

interface Given {
  readonly node: TSESTree.Expression;
  readonly unitMs: number;
}

/** The argument of a helper's call that becomes the length of the wait inside it, as it is or in seconds. */
function handedIn(length: TSESTree.Expression, event: WaitEvent, call: TSESTree.Node, runs: SiteRuns): Given | null {
  const calls = event.stack.slice(event.stack.indexOf(call)).filter((node) => node.type === 'CallExpression');
  let inner: Given = { node: length, unitMs: event.unitMs };
  for (const outer of calls.toReversed()) {
    const scaled = scaledOf(inner.node, runs);
    const index = parameterOf(scaled.node, runs);
    // An executor of a promise, or a function that is no helper: the length passes through it unchanged.
    if (index === null) continue;
    const argument = argumentOf(outer, index);
    if (argument === null) return null;
    inner = { node: argument, unitMs: inner.unitMs * scaled.unitMs };
  }
  return contains(call, inner.node) ? inner : null;
}

/** What `seconds * 1000` and `Math.max(0, ms)` are made of, constants followed to their initialiser. */
function scaledOf(node: TSESTree.Expression, runs: SiteRuns): Given {
  const seconds = secondsIn(node);
  if (seconds !== null) return { node: seconds, unitMs: 1000 };
  if (node.type === 'CallExpression' && /^Math\.(max|min|round|floor|ceil)$/.test(runs.source.name(node.callee))) {
    const argument = node.arguments.find((a) => a.type !== 'Literal');
    if (argument !== undefined && argument.type !== 'SpreadElement') return scaledOf(argument, runs);
  }
  const constant = node.type === 'Identifier' ? initialiserOf(node, runs) : null;
  return constant === null ? { node, unitMs: 1 } : scaledOf(constant, runs);
}

/** What a product multiplies with a thousand; null where it is no such product. */
function secondsIn(node: TSESTree.Expression): TSESTree.Expression | null {
  if (node.type !== 'BinaryExpression' || node.operator !== '*') return null;
  const { left, right } = node;
  if (isThousand(right)) return left;
  return isThousand(left) ? right : null;
}

const isThousand = (node: TSESTree.Node): boolean => node.type === 'Literal' && node.value === 1000;

function initialiserOf(node: TSESTree.Identifier, runs: SiteRuns): TSESTree.Expression | null {
  const variable = runs.source.variable(node);
  const definition = variable?.defs[0];
  if (definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier' || definition.parent.kind !== 'const') return null;
  return definition.node.init;
}

/** Which parameter of its function a name is; null where it is none. */
function parameterOf(node: TSESTree.Node, runs: SiteRuns): number | null {
  const name = parameterNamed(node, runs);
  const index = ownerOf(node, runs)?.params.findIndex((param) => name !== null && contains(param, name) && isPlain(param)) ?? -1;
  return index === -1 ? null : index;
}

/** The function of which a name is a parameter; null where it is none. */
function ownerOf(node: TSESTree.Node, runs: SiteRuns): TSESTree.FunctionLike | null {
  const name = parameterNamed(node, runs);
  let owner = name === null ? null : enclosingFunction(name);
  while (name !== null && owner !== null && !owner.params.some((param) => contains(param, name))) owner = enclosingFunction(owner);
  return owner;
}

function parameterNamed(node: TSESTree.Node, runs: SiteRuns): TSESTree.Node | null {
  const definition = node.type === 'Identifier' ? runs.source.variable(node)?.defs[0] : undefined;
  return definition?.type === 'Parameter' ? definition.name : null;
}

const isPlain = (param: TSESTree.Node): boolean => param.type === 'Identifier' || (param.type === 'AssignmentPattern' && param.left.type === 'Identifier');
