import type { TSESTree } from '@typescript-eslint/types';

import { attemptsOf } from '../../interpreter/trace.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { contains, enclosingFunction, isFunction, parentOf, type Source } from '../../sites/source.js';
import { overAsked } from './over-asked.js';
import { isInherited } from './inherited.js';
import { nameOf } from '../../sites/name-of.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * Whether another part of the file may stop the retries, as `stop() { this.running = false; }` does: it sets what the site asks for each
 * time. So may the class that this one extends. How long it lets them go on is not known. A timer that is cleared when all is torn down stops nothing that is wanted.
 */
export function isStoppedElsewhere(runs: SiteRuns): boolean {
  if (runs.retrying.some((trace) => overAsked(trace, runs.repetition.node).some(({ node }) => isInherited(node, runs.source)))) return true;
  const flags = flagsAsked(runs);
  if (flags.size === 0) return false;
  let isStopped = false;
  runs.source.walk((node) => {
    if (!isStopped && sets(node, flags, runs.source)) isStopped = isElsewhere(node, runs);
  });
  return isStopped;
}

/** What the site takes a member for as it goes on: `true`, `false`, or a text. */
type Flag = string | boolean;

/** The members that the site asks for, each with what it is as the site goes on. */
function flagsAsked({ retrying, repetition: { node }, source }: SiteRuns): ReadonlyMap<string, Flag> {
  const asked = retrying.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'assume' && contains(node, event.node) ? [event] : [])));
  return new Map(asked.flatMap((event) => flagIn(event.node, event.result, source)));
}

/** `this.running`, `!this.stopped`, `this.state === 'starting'`. */
function flagIn(test: TSESTree.Node, result: boolean, source: Source): readonly (readonly [string, Flag])[] {
  switch (test.type) {
    case 'UnaryExpression':
      return test.operator === '!' ? flagIn(test.argument, !result, source) : [];
    case 'MemberExpression':
      return test.computed ? [] : [[placeOf(test, source), result]];
    case 'BinaryExpression':
      return test.operator === '===' && result ? stateIn(test, source) : [];
    default:
      return [];
  }
}

function stateIn({ left, right }: TSESTree.BinaryExpression, source: Source): readonly (readonly [string, Flag])[] {
  return left.type === 'MemberExpression' && right.type === 'Literal' && typeof right.value === 'string' ? [[placeOf(left, source), right.value]] : [];
}

/** Whether an assignment makes something else of a flag than the site goes on with. */
function sets(node: TSESTree.Node, flags: ReadonlyMap<string, Flag>, source: Source): boolean {
  if (node.type !== 'AssignmentExpression' || node.right.type !== 'Literal') return false;
  const flag = flags.get(placeOf(node.left, source));
  const { value } = node.right;
  if (typeof flag === 'boolean') return (typeof value === 'boolean' || value === null) && Boolean(value) !== flag;
  return flag !== undefined && typeof value === 'string' && value !== flag;
}

/** `this.running`, and the same for `self.running` where `self = this`. */
function placeOf(node: TSESTree.Node, source: Source): string {
  const root = rootOf(node);
  const definition = root.type === 'Identifier' ? source.variable(root)?.defs[0] : undefined;
  const isSelf = definition?.type === 'Variable' && definition.node.init?.type === 'ThisExpression';
  return isSelf ? `this${source.text(node).slice(source.text(root).length)}` : source.text(node);
}

/** A function that does not attempt anything itself, and that not only the site or something that happens calls. */
function isElsewhere(node: TSESTree.Node, { repetition, retrying, source }: SiteRuns): boolean {
  const owner = enclosingFunction(node);
  if (owner === null || contains(repetition.node, node) || isConstructor(owner)) return false;
  if (retrying.flatMap(attemptsOf).some(({ node: call, stack }) => contains(owner, call) || stack.some((each) => contains(owner, each)))) return false;
  if (isHandler(owner)) return false;
  const calls = mentionsOf(owner, source);
  return isOpenToAll(owner) || calls.length === 0 || calls.some((call) => !contains(repetition.node, call) && !isWithinHandler(call));
}

/** A method that others may call, whoever calls it here: `stop()`, and not `private stop()`, `#stop()`, `_stop()`. */
function isOpenToAll({ parent }: TSESTree.FunctionLike): boolean {
  return parent.type === 'MethodDefinition' && parent.kind === 'method' && (parent.accessibility ?? 'public') === 'public' && parent.key.type === 'Identifier' && !parent.key.name.startsWith('_');
}

const isConstructor = ({ parent }: TSESTree.FunctionLike): boolean => parent.type === 'MethodDefinition' && parent.kind === 'constructor';

const isHandler = ({ parent }: TSESTree.FunctionLike): boolean => parent.type === 'CallExpression';

function isWithinHandler(node: TSESTree.Node): boolean {
  const owner = enclosingFunction(node);
  return owner !== null && isHandler(owner);
}

/** Where a function is named, but for its own definition. */
function mentionsOf(fn: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  const name = nameOf(fn);
  const word = name === null ? '' : lastNameOf(name);
  const mentions: TSESTree.Node[] = [];
  source.walk((node) => {
    if ((node.type === 'Identifier' || node.type === 'PrivateIdentifier') && node.name === word && node !== name && !isDefinition(node)) mentions.push(node);
  });
  return mentions;
}

function isDefinition(node: TSESTree.Identifier | TSESTree.PrivateIdentifier): boolean {
  const parent = parentOf(node);
  return parent !== null && (isFunction(parent) || (parent.type === 'AssignmentExpression' && contains(parent.left, node)));
}
