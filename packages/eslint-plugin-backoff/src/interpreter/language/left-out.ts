import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, rootOf } from '../../sites/members.js';
import { nameOf } from '../../sites/name-of.js';
import type { Source } from '../../sites/source.js';
import type { OwnParameter } from './beginning.js';
import { Frame } from '../frame.js';
import { type Value, UNDEFINED, object, unknown } from '../values/values.js';

/**
 * What callers hand over for a parameter that has a default: nothing. Where that is no options at all, `options = {}`, what the function
 * asks whether it was aborted may still be handed over: whoever wants to end it has no other way.
 */
export function leftOut({ left, right }: TSESTree.AssignmentPattern, source: Source): Value {
  const signals = right.type === 'ObjectExpression' && right.properties.length === 0 ? signalsIn(left, source) : [];
  const place = left.type === 'Identifier' ? `${left.name}.` : '';
  return signals.length === 0 ? UNDEFINED : object(signals.map((name) => [name, unknown(`${place}${name}`)] as const));
}

/** What stands in a constructor as it is run by a caller who hands over no more than is asked for. */
export function withoutOptional(optional: readonly TSESTree.Identifier[], around: Frame, source: Source): Frame {
  const frame = new Frame(around, null, around.self);
  for (const parameter of optional) for (const variable of source.declared(parameter.parent, parameter)) frame.variables.set(variable, UNDEFINED);
  return frame;
}

/** The options that are asked whether they were aborted. */
function signalsIn(options: TSESTree.Node, source: Source): readonly string[] {
  if (options.type === 'Identifier') return usesOf(options, source).flatMap((use) => signalsAt(use, source));
  if (options.type !== 'ObjectPattern') return [];
  return options.properties.flatMap((property) => {
    if (property.type === 'RestElement') return [];
    const { value } = property;
    const name = value.type === 'AssignmentPattern' ? value.left : value;
    return name.type === 'Identifier' && usesOf(name, source).some(isAskedForEnd) ? [lastNameOf(property.key)] : [];
  });
}

/** `options.signal?.aborted`, `const { signal } = options;` */
function signalsAt(use: TSESTree.Node, source: Source): readonly string[] {
  const { parent } = use;
  if (parent?.type === 'VariableDeclarator' && parent.init === use) return parent.id.type === 'ObjectPattern' ? signalsIn(parent.id, source) : [];
  return parent?.type === 'MemberExpression' && parent.object === use && isAskedForEnd(parent) ? [lastNameOf(parent.property)] : [];
}

const usesOf = (name: TSESTree.Identifier, source: Source): readonly TSESTree.Node[] => (source.variable(name)?.references ?? []).map(({ identifier }) => identifier);

/** `signal.aborted`, `signal?.throwIfAborted()`, `signal.addEventListener('abort', …)`, `throwIfAborted(signal)` */
function isAskedForEnd(signal: TSESTree.Node): boolean {
  const member = signal.parent?.type === 'TSNonNullExpression' ? signal.parent.parent : signal.parent;
  if (member?.type === 'CallExpression' && member.callee !== signal) return /abort|cancel/i.test(lastNameOf(member.callee));
  return member?.type === 'MemberExpression' && (/^(aborted|throwIfAborted|isCancellationRequested)$/.test(lastNameOf(member)) || isListenedTo(member));
}

function isListenedTo({ parent }: TSESTree.MemberExpression): boolean {
  const [event] = parent.type === 'CallExpression' ? parent.arguments : [];
  return event?.type === 'Literal' && event.value === 'abort';
}

/**
 * Whether a parameter that has a stand-in, `options ?? DEFAULTS`, is left out where the function calls itself: then a caller may leave it
 * out too, and the second attempt is no other than the first.
 */
export function isLeftOutAgain({ variable, node, index }: OwnParameter, source: Source): boolean {
  const hasStandIn = variable.references.some(({ identifier: { parent }, identifier }) => parent.type === 'LogicalExpression' && parent.operator !== '&&' && parent.left === identifier);
  return hasStandIn && callsOfItself(node, source).some((call) => call.arguments.length <= index && call.arguments.every(({ type }) => type !== 'SpreadElement'));
}

function callsOfItself(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.CallExpression[] {
  const called = nameOf(node);
  const name = called === null ? '' : lastNameOf(called);
  const isOwn = ({ callee }: TSESTree.CallExpression): boolean => (callee.type === 'Identifier' || rootOf(callee).type === 'ThisExpression') && lastNameOf(callee) === name;
  const calls = (inner: TSESTree.Node): readonly TSESTree.CallExpression[] => [...(inner.type === 'CallExpression' && isOwn(inner) ? [inner] : []), ...source.children(inner).flatMap(calls)];
  return name === '' ? [] : calls(node);
}
