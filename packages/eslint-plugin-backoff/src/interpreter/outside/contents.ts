import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import type { Callee } from '../callee.js';
import { noteDraw } from '../built-ins/draws.js';
import type { Run } from '../run.js';
import { isOfAnAttempt } from './of-an-attempt.js';
import { exact } from '../values/numbers.js';
import { type FunctionValue, type StringValue, type UnknownValue, type Value, Mark, hasMark, isMade } from '../values/values.js';

/** Methods that put something into a list or a set: whoever is handed it afterwards is handed more. */
const FILLS = /^(add|push|unshift)$/;

/** Notes that a method took something out of a list that the file does not tell, or put something into it. */
export function noteContents(list: string, { holder, name }: Callee, run: Run): void {
  noteDraw(list, name, run);
  if (holder?.kind === 'unknown') noteFill(holder, name, run);
}

/** What was given by a call only now may be another list each time. */
function noteFill({ symbol, origin }: UnknownValue, method: string, run: Run): void {
  if (run.quiet === 0 && run.attempts > 0 && origin === null && FILLS.test(method)) run.fills.set(symbol, (run.fills.get(symbol) ?? 0) + 1);
}

/** Notes what is put under a name into something that was made, or into an address, and what is set by a method: whoever is handed it asks for that. The same once more changes nothing. */
export function notePart(callee: Callee, args: readonly Value[], text: (part: Value) => string, run: Run): void {
  const put = run.quiet > 0 ? null : (putUnderName(callee, args) ?? setBy(callee, args));
  if (put === null) return;
  const whole = addressOf(put.holder.symbol);
  const before = [...(run.parts.get(whole) ?? [])].filter((part) => !put.replaces || !part.startsWith(`${put.name}: `));
  run.parts.set(whole, new Set([...before, `${put.name}: ${digitsOf(put) ?? text(put.value)}; `]));
}

/** A number that is put into an address, but for the time and what chance has drawn. */
const digitsOf = ({ holder, value }: Part): number | null => (IN_ADDRESS.test(holder.symbol) && !hasMark(value, Mark.clock | Mark.chance) ? exact(value) : null);

interface Part {
  readonly holder: UnknownValue;
  readonly name: string;
  readonly value: Value;
  /** Whether what was put there before is gone. */
  readonly replaces: boolean;
}

const PUTS_UNDER_NAME = /^(append|set)$/;

function putUnderName({ holder, name }: Callee, [key, value]: readonly Value[]): Part | null {
  if (!PUTS_UNDER_NAME.test(name) || !isFilled(holder) || key?.kind !== 'string' || value === undefined || isCount(key, value, holder)) return null;
  return { holder, name: key.symbol, value, replaces: false };
}

const SETS = /^set[A-Z]/;

/** `transport.setProtocol(versions[turn])` of what the file does not tell. What is set of an attempt, or to what one answered, asks for nothing else. */
function setBy({ holder, name }: Callee, [value, ...others]: readonly Value[]): Part | null {
  if (!SETS.test(name) || isOfAnAttempt(name) || holder?.kind !== 'unknown' || others.length > 0) return null;
  if (value === undefined || (value.kind !== 'unknown' && value.kind !== 'string') || hasMark(value, Mark.operation)) return null;
  return { holder, name, value, replaces: true };
}

const isFilled = (holder: Value | null): holder is UnknownValue => holder?.kind === 'unknown' && (isMade(holder) || OF_ADDRESS.test(holder.symbol));

/** `url.searchParams.set('page', page)`, `fetch(url.href)`: said and asked of the address. */
const OF_ADDRESS = /\.(searchParams|href)$/;

const addressOf = (symbol: string): string => symbol.replace(OF_ADDRESS, '');

/** What goes by the name of a count of attempts asks for nothing else, nor does a number but in an address. */
const isCount = ({ value: key }: StringValue, part: Value, { symbol }: UnknownValue): boolean =>
  (key !== null && isOfAnAttempt(key)) || (!IN_ADDRESS.test(symbol) && part.kind === 'string' && part.value !== null && !Number.isNaN(Number(part.value)));

const IN_ADDRESS = /\.searchParams$/;

/** A mark of how much was put into a list that is handed over, or that a function which is handed over asks: `#2`; and what was put there under names. Empty where nothing was. */
export function filledWith(value: Value | undefined, run: Run): string {
  if (value?.kind === 'function' && run.attempts > 0) return filledListsOf(value, run);
  if (value?.kind !== 'unknown' || run.fills.size + run.parts.size === 0) return '';
  const fills = run.fills.get(value.symbol);
  return (fills === undefined ? '' : `#${fills}`) + partsOf(value, run);
}

/** What was put under names into something, as its text tells it: `query.toString()`, `${url}`. Empty where nothing was. */
export const partsOf = (value: Value, run: Run): string => (run.parts.size === 0 || value.kind !== 'unknown' ? '' : [...(run.parts.get(addressOf(value.symbol)) ?? [])].join(''));

/** `(user) => !tried.has(user.id)`: what a list leaves out hangs on what was put into another one. */
function filledListsOf({ node, frame }: FunctionValue, run: Run): string {
  const lists = listsAsked(node, run.source).map((list) => run.quietly(() => run.machine.evaluate(list, frame, run)));
  return lists.map((list) => (list === null ? '' : filledWith(list, run) || sizeOf(list))).join('');
}

function sizeOf(value: Value): string {
  const isList = value.kind === 'array' || (value.kind === 'object' && value.tag === 'set');
  return isList && value.items.length > 0 ? `#${value.items.length}` : '';
}

const askedBy = new WeakMap<TSESTree.Node, readonly TSESTree.Identifier[]>();

/** The variables that a function looks something up in. */
function listsAsked(fn: TSESTree.Node, source: Source): readonly TSESTree.Identifier[] {
  const known = askedBy.get(fn) ?? listsIn(fn, source);
  askedBy.set(fn, known);
  return known;
}

function listsIn(node: TSESTree.Node, source: Source): readonly TSESTree.Identifier[] {
  const own = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && /^(has|includes|indexOf)$/.test(lastNameOf(node.callee)) ? node.callee.object : null;
  const inside = source.children(node).flatMap((child) => listsIn(child, source));
  return own?.type === 'Identifier' ? [own, ...inside] : inside;
}
