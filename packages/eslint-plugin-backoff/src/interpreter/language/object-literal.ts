import type { TSESTree } from '@typescript-eslint/types';

import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { isOfAnAttempt } from '../outside/of-an-attempt.js';
import { textValue } from '../values/text.js';
import { optInAs } from './opt-in.js';
import type { Run } from '../run.js';
import { Unknowable } from '../interruptions.js';
import { type ObjectValue, type Spread, type UnknownValue, type Value, Mark, hasMark, object, unknown } from '../values/values.js';

/** What an object is made of: a property of its own, or another object that all is taken from, `...options`. */
type Part = TSESTree.Property | TSESTree.Expression;

/** The object that a literal makes, with what the literal spreads into it. */
export const objectLiteral = (node: TSESTree.ObjectExpression, frame: Frame, run: Run): Value => made(partsOf(node), frame, run);

/** What `Object.assign({}, options, { attempt })` makes, which is `{ ...options, attempt }`; null for other calls. */
export function assignedLiteral({ callee, arguments: args }: TSESTree.CallExpression, frame: Frame, run: Run): Value | null {
  if (args[0]?.type !== 'ObjectExpression' || run.source.text(callee) !== 'Object.assign') return null;
  const parts = args.flatMap((arg): readonly (Part | null)[] => (arg.type === 'ObjectExpression' ? partsOf(arg) : [arg.type === 'SpreadElement' ? null : arg]));
  const known = parts.filter((part) => part !== null);
  return known.length < parts.length ? null : made(known, frame, run);
}

/** What `this` is in the methods of a literal: whoever the literal is handed to may have more in it, `export default { data, methods: { load() { … } } }`. */
export const selfOfMethods = (node: TSESTree.ObjectExpression, frame: Frame, run: Run): Value => filled(object([], { open: true, symbol: 'this' }), partsOf(node), frame, run);

const partsOf = ({ properties }: TSESTree.ObjectExpression): readonly Part[] => properties.map((property) => (property.type === 'SpreadElement' ? property.argument : property));

const made = (parts: readonly Part[], frame: Frame, run: Run): Value => filled(begun(parts, copiedFrom(parts, frame, run)), parts, frame, run);

function filled(result: ObjectValue, parts: readonly Part[], frame: Frame, run: Run): Value {
  for (const part of parts) {
    if (part.type === 'Property') put(part, result, frame, run);
    else takeAll(part, result, frame, run);
  }
  return result;
}

function takeAll(from: TSESTree.Expression, result: ObjectValue, frame: Frame, run: Run): void {
  const spread = evaluate(from, frame, run);
  result.props.forEach((value, name) => result.props.set(name, optInAs(`${run.source.name(from)}.${name}`, value, run)));
  if (spread.kind === 'object') spread.props.forEach((value, name) => result.props.set(name, value));
  result.spread = spreadWith(result.spread, spread);
}

function put(property: TSESTree.Property, result: ObjectValue, frame: Frame, run: Run): void {
  const name = property.computed ? textValue(evaluate(property.key, frame, run)) : keyName(property.key);
  const value = partValue(property, frame, run);
  if (result.spread !== null) result.spread = { ...result.spread, said: [...result.spread.said, ...saidBy(property, run)] };
  if (name !== null && property.kind !== 'set') result.props.set(name, property.value.type === 'FunctionExpression' && value.kind === 'function' ? { ...value, self: result } : value);
}

/** What a part of a literal is. Where that hangs on what the file does not tell, only this part of a constant is unknown, and not all that stands beside it. */
function partValue(property: TSESTree.Property, frame: Frame, run: Run): Value {
  try {
    return evaluate(property.value, frame, run);
  } catch (error) {
    const place = error instanceof Unknowable ? placeIn(property) : null;
    if (place === null) throw error;
    return unknown(place);
  }
}

/** Where a part of a constant is found: `CONFIG.api.url`. Null for what is part of something else, which may change. */
function placeIn({ key, parent: literal }: TSESTree.Property): string | null {
  let holder: TSESTree.Node = literal.parent;
  while (holder.type === 'TSAsExpression' || holder.type === 'TSSatisfiesExpression') holder = holder.parent;
  const place = holder.type === 'Property' && holder.parent.type === 'ObjectExpression' ? placeIn(holder) : constantName(holder);
  return place === null ? null : `${place}.${keyName(key) ?? '…'}`;
}

const constantName = (holder: TSESTree.Node): string | null =>
  holder.type === 'VariableDeclarator' && holder.id.type === 'Identifier' && holder.parent.kind === 'const' ? holder.id.name : null;

/** A number or a switch: `top: 0`, `force: true`. */
function saidBy({ key, value }: TSESTree.Property, { source }: Run): readonly string[] {
  const isSaid = value.type === 'Literal' && /^(number|boolean)$/.test(typeof value.value) && !isOfAnAttempt(keyName(key) ?? '');
  return isSaid ? [`${source.text(key)}: ${value.raw}`] : [];
}

/** One more thing is spread into the literal. */
function spreadWith(before: Spread | null, value: Value): Spread | null {
  const more = spreadOf(value);
  return before === null || more === null ? (before ?? more) : { things: before.things + more.things, said: [...before.said, ...more.said] };
}

/** What the file does not tell is one thing; so are options that were left out, which others hand over. */
function spreadOf(value: Value): Spread | null {
  const isOne = value.kind === 'unknown' || (value.kind === 'object' && value.spread === null && hasMark(value, Mark.optional));
  return isOne ? { things: 1, said: [] } : value.kind === 'object' ? value.spread : null;
}

/** The object before anything is put into it. A copy of options that were left out says no more than they do. */
function begun(parts: readonly Part[], copied: ObjectValue | UnknownValue | null): ObjectValue {
  const isLeftOut = copied?.kind === 'object' && hasMark(copied, Mark.optional);
  return object([], { open: !isLeftOut && parts.some(({ type }) => type !== 'Property'), symbol: copied?.symbol ?? '{…}', marks: isLeftOut ? Mark.optional : 0 });
}

/** What an object literal is a copy of, with changes: `{ ...request, attempt: 2 }`. */
function copiedFrom(parts: readonly Part[], frame: Frame, run: Run): ObjectValue | UnknownValue | null {
  const spreads = parts.filter((part) => part.type !== 'Property');
  const [only] = spreads;
  if (only === undefined || spreads.length > 1 || (only.type !== 'Identifier' && only.type !== 'MemberExpression')) return null;
  const value = run.quietly(() => evaluate(only, frame, run));
  return value?.kind === 'unknown' || (value?.kind === 'object' && isCopied(value)) ? value : null;
}

const isCopied = ({ spread, tag }: ObjectValue): boolean => spread !== null || tag === 'plain';

function keyName(key: TSESTree.Node): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}
