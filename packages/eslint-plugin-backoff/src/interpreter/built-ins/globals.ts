import type { TSESTree } from '@typescript-eslint/types';

import { askOf, workOut } from '../values/alike.js';
import { isClientModule } from '../replies/clients.js';
import { cryptoGlobal } from './crypto.js';
import { isNoNumber } from '../values/comparison.js';
import { newCollection } from './collections.js';
import { newDate, nowValue } from './dates.js';
import { requiredModule } from './imports.js';
import { type NumberValue, chance, greatest, least, monotone, number, power, toNumber, exact, negate } from '../values/numbers.js';
import { textValue } from '../values/text.js';
import { isOwnError } from '../replies/failures.js';
import { answerAgain } from '../replies/responses.js';
import { Stop } from '../interruptions.js';
import { objectGlobal } from './objects.js';
import { PROMISE, memberOfPromise } from './promise-libraries.js';
import { newPromise } from './promises.js';
import type { Run } from '../run.js';
import { NOW_MS } from '../scenario.js';
import { milliseconds, sleep, soon, timerFunction } from './timers.js';
import { type NativeValue, type ObjectValue, type Value, Mark, UNDEFINED, array, boolean, hasMark, isCallable, marksOf, marksWithin, native, object, string, symbolOf, unknown, someString } from '../values/values.js';

/** A name that no declaration in the file stands for. */
export function globalValue(name: string): Value {
  const known = globals.get(name);
  if (known !== undefined) return known;
  return timerFunction(name) ?? unknown(name, 0, { client: name === 'fetch' || name === '$fetch' || (name === 'axios' && isClientModule(name)) ? (name === '$fetch' ? 'ofetch' : name) : null });
}

const numeric = (name: string, f: (args: readonly NumberValue[]) => NumberValue): readonly [string, NativeValue] => [name, native(name, (args) => workOut(args, (told) => f(told.map(toNumber))))];

const first = (args: readonly NumberValue[]): NumberValue => args[0] ?? number(Number.NaN);
const second = (args: readonly NumberValue[]): NumberValue => args[1] ?? number(Number.NaN);

function absolute(a: NumberValue): NumberValue {
  if (a.symbol !== null || a.min >= 0) return a;
  return a.max <= 0 ? negate(a) : { ...a, min: 0, max: Math.max(-a.min, a.max) };
}


const math = object(
  [
    numeric('min', (args) => least(args)),
    numeric('max', (args) => greatest(args)),
    numeric('pow', (args) => power(first(args), second(args))),
    numeric('abs', (args) => absolute(first(args))),
    numeric('sqrt', (args) => power(first(args), number(0.5))),
    numeric('exp', (args) => power(number(Math.E), first(args))),
    ...(['floor', 'ceil', 'round', 'trunc', 'log', 'log2', 'log10', 'sign', 'fround'] as const).map((name) => {
      const apply = (x: number): number => Math[name](x);
      return numeric(name, (args) => monotone(first(args), apply));
    }),
    ['random', native('random', chance)],
    ...(['E', 'PI', 'LN2', 'LN10', 'LOG2E', 'LOG10E', 'SQRT2', 'SQRT1_2'] as const).map((name) => [name, number(Math[name])] as const),
  ],
  { symbol: 'Math' },
);

const parse = (name: string, f: (text: string) => number): NativeValue =>
  native(name, ([value = UNDEFINED]) => {
    if (value.kind === 'string') return value.value === null ? toNumber(value) : number(f(value.value), value.marks);
    const isNoText = value.kind === 'null' || value.kind === 'boolean';
    return isNoText ? number(Number.NaN, marksOf(value)) : toNumber(value);
  });

const numberGlobal = object(
  [
    ['parseInt', parse('parseInt', (text) => Number.parseInt(text, 10))],
    ['parseFloat', parse('parseFloat', Number.parseFloat)],
    ['isNaN', native('isNaN', ([value = UNDEFINED]) => isNaN(toNumber(value)))],
    ['isFinite', native('isFinite', ([value = UNDEFINED]) => isFinite(toNumber(value)))],
    ['isInteger', native('isInteger', ([value = UNDEFINED]) => isInteger(toNumber(value)))],
    ['isSafeInteger', native('isSafeInteger', ([value = UNDEFINED]) => isInteger(toNumber(value)))],
    ['MAX_SAFE_INTEGER', number(Number.MAX_SAFE_INTEGER)],
    ['MAX_VALUE', number(Number.MAX_VALUE)],
    ['POSITIVE_INFINITY', number(Infinity)],
    ['NaN', number(Number.NaN)],
  ],
  { symbol: 'Number' },
);

/** An environment variable that the code asks after is not set: that is what happens when nobody says otherwise. */
const isUnset = ({ symbol }: NumberValue): boolean => symbol !== null && /^(process|import\.meta|Deno|Bun)\.env\b/.test(symbol);

function isNaN(value: NumberValue): Value {
  if (value.symbol === null) return boolean(isNoNumber(value), value.marks);
  return (value.marks & Mark.operation) === 0 ? boolean(isUnset(value), value.marks) : unknown(`isNaN(${value.symbol})`, value.marks);
}

function isFinite(value: NumberValue): Value {
  if (value.symbol === null) return boolean(askOf([value], ([each = value]) => holdsFor(each, Number.isFinite)), value.marks);
  return (value.marks & Mark.operation) === 0 ? boolean(!isUnset(value), value.marks) : unknown(`isFinite(${value.symbol})`, value.marks);
}

function isInteger(value: NumberValue): Value {
  const told = askOf([value], ([each = value]) => (exact(each) === null ? null : holdsFor(each, Number.isInteger)));
  return told === null ? unknown(`isInteger(${value.symbol ?? '?'})`, value.marks) : boolean(told, value.marks);
}

const holdsFor = (value: Value, test: (x: number) => boolean): boolean => value.kind === 'number' && test(value.min) && test(value.max);

/** A function that is also an object with members: `Number('7')` and `Number.isNaN(x)`. */
const statics = new Map<string, ObjectValue>([['Number', numberGlobal], ['Error', object([['captureStackTrace', native('captureStackTrace', () => UNDEFINED)]])]]);

function staticOf(name: string, member: string): Value | null {
  if (name === 'Promise') return memberOfPromise(member);
  return (name === 'Array' ? arrayStatics : statics.get(name))?.props.get(member) ?? null;
}

const dateStatics = object(
  [
    ['now', native('now', (_args, _node, run) => nowValue(run))],
    ['parse', native('parse', ([value = UNDEFINED]) => (value.kind === 'string' && value.value !== null ? number(Date.parse(value.value), value.marks) : toNumber(value)))],
    ['UTC', native('UTC', () => number(NOW_MS))],
  ],
  { symbol: 'Date' },
);

const arrayStatics = object(
  [
    ['isArray', native('isArray', ([value = UNDEFINED]) => (value.kind === 'unknown' || (value.kind === 'object' && value.tag === 'result') ? unknown(`isArray(${symbolOf(value)})`, marksOf(value)) : boolean(value.kind === 'array')))],
    ['from', native('from', ([value = UNDEFINED, mapper], node, run) => mapped(arrayFrom(value), mapper, node, run))],
    ['of', native('of', (args) => array([...args]))],
  ],
  { open: true, symbol: 'Array' },
);

/** `Array.from({ length: 5 }, (_, i) => …)`. */
function mapped(list: Value, mapper: Value | undefined, node: TSESTree.Node, run: Run): Value {
  if (list.kind !== 'array' || mapper === undefined || !isCallable(mapper)) return list;
  return array(list.items.map((item, i) => run.machine.invoke(mapper, [item, number(i)], node, run)), list.open);
}

function arrayFrom(value: Value): Value {
  if (value.kind === 'array') return value;
  const length = value.kind === 'object' ? value.props.get('length') : undefined;
  const known = length === undefined ? null : exact(toNumber(length));
  if (known !== null && known >= 0 && known <= 100) return array(Array.from({ length: known }, (_, i) => number(i)));
  return array(value.kind === 'object' ? [...value.items] : [], true, symbolOf(value));
}

/** `Array(5)`, `new Array(5)`: one number is how long it is. */
const arrayOf = ([length = number(0), ...others]: readonly Value[]): Value => (others.length === 0 ? arrayFrom(object([['length', length]])) : array([length, ...others]));

const signalStatics = object(
  [
    ['timeout', native('timeout', ([ms = UNDEFINED]) => object([['timeoutMs', ms]], { tag: 'signal', open: true, symbol: 'AbortSignal.timeout' }))],
    ['any', native('any', ([list = UNDEFINED]) => (list.kind === 'array' ? (list.items.find((s) => s.kind === 'object' && s.tag === 'signal' && s.props.has('timeoutMs')) ?? unknown('AbortSignal.any')) : unknown('AbortSignal.any')))],
  ],
  { symbol: 'AbortSignal' },
);

const consoleGlobal = unknown('console');

/** Nothing comes after it: all ends as by an error that nobody catches. */
function exit(_: readonly Value[], __: unknown, run: Run): Value {
  if (run.quiet > 0) return UNDEFINED;
  throw new Stop('throws');
}

const globals = new Map<string, Value>([
  ['Math', math],
  ['Infinity', number(Infinity)],
  ['NaN', number(Number.NaN)],
  ['parseInt', parse('parseInt', (text) => Number.parseInt(text, 10))],
  ['parseFloat', parse('parseFloat', Number.parseFloat)],
  ['isNaN', native('isNaN', ([value = UNDEFINED]) => isNaN(toNumber(value)))],
  ['isFinite', native('isFinite', ([value = UNDEFINED]) => isFinite(toNumber(value)))],
  ['Number', native('Number', ([value = number(0)]) => toNumber(value))],
  ['BigInt', native('BigInt', ([value = UNDEFINED]) => toNumber(value))],
  ['String', native('String', ([value = UNDEFINED]) => asText(value))],
  ['Boolean', native('Boolean', ([value = UNDEFINED]) => value)],
  ['Promise', PROMISE],
  ['Date', native('Date', () => unknown('Date()', Mark.clock))],
  ['Object', objectGlobal],
  ['Array', native('Array', arrayOf)],
  ['Symbol', native('Symbol', ([text = UNDEFINED], node) => object([], { symbol: `Symbol(${textValue(text) ?? ''})@${node.range[0]}` }))],
  ['crypto', cryptoGlobal],
  ['performance', object([['now', native('now', (_args, _node, run) => nowValue(run))]], { open: true, symbol: 'performance' })],
  ['process', object([['hrtime', native('hrtime', () => unknown('hrtime', Mark.clock))], ['nextTick', soon('nextTick')], ['exit', native('exit', exit)]], { open: true, symbol: 'process' })],
  ['Deno', object([['exit', native('exit', exit)]], { open: true, symbol: 'Deno' })],
  ['AbortSignal', signalStatics],
  ['console', consoleGlobal],
  ['Atomics', object([['wait', native('wait', ([, , , ms], node, run) => waitHere(ms, node, run))]], { open: true, symbol: 'Atomics' })],
  ['require', native('require', ([module = UNDEFINED], node) => (module.kind === 'string' && module.value !== null ? requiredModule(module.value, node) : unknown('require()')))],
  ['Bun', object([['sleep', sleep('sleep')]], { open: true, symbol: 'Bun' })],
  ['gapi', object([['client', unknown('gapi.client', 0, { client: 'gapi' })]], { open: true, symbol: 'gapi' })],
]);

/** A wait that blocks: what follows comes after it. */
function waitHere(ms: Value | undefined, node: TSESTree.Node, run: Run): Value {
  run.time = run.wait(node, ms === undefined ? null : milliseconds(ms), 3);
  return string('timed-out');
}

/** `String(value)`. */
const asText = (value: Value): Value => (value.kind === 'string' ? value : workOut([value], ([each = value]) => textFrom(each)));

function textFrom(value: Value): Value {
  const text = textValue(value);
  return text === null ? someString(symbolOf(value), marksOf(value)) : string(text, marksOf(value));
}

const typedArrays = /^(Uint|Int)(8|16|32)(Clamped)?Array$/;

type Constructor = (args: readonly Value[], node: TSESTree.Node, run: Run) => Value;

const collection = (name: string): readonly [string, Constructor] => [name, (args) => newCollection(name, args)];
const request = (name: string): readonly [string, Constructor] => [name, (args, _node, run) => newRequest(args.map(addressText).join(' ') || name, run)];

/** The numbers in an address tell it from another, unless they are the time. */
const addressText = (part: Value): string => (part.kind === 'string' && /\d/.test(part.symbol) && !hasMark(part, Mark.clock) ? `[${part.symbol.replaceAll(']', '')}]` : symbolOf(part));

/** A new one has nothing of what was put into the last. */
function newRequest(symbol: string, run: Run): Value {
  run.parts.delete(symbol);
  for (const place of run.memory.keys()) if (place.startsWith(`${symbol}.`)) run.memory.delete(place);
  return unknown(symbol);
}

/** What the language and the platform make of `new Name(…)`. */
const constructors: ReadonlyMap<string, Constructor> = new Map<string, Constructor>([
  ['Promise', ([executor], node, run) => newPromise(executor, node, run)],
  ['Date', (args, _node, run) => newDate(args, run)],
  ['Array', arrayOf],
  ['AbortController', () => object([['signal', object([['aborted', boolean(false)]], { tag: 'signal', open: true, symbol: 'signal' })]], { open: true, symbol: 'controller' })],
  ...['Set', 'Map', 'WeakMap', 'WeakSet'].map(collection),
  ...['URL', 'Request'].map(request),
]);

/** `new Name(…)` of what the language or the platform brings along; null for other names. */
export function constructBuiltIn(name: string, args: readonly Value[], node: TSESTree.Node, run: Run): Value | null {
  const make = constructors.get(name);
  if (make !== undefined) return make(args, node, run);
  if (name === 'Response') return answerAgain(args, run);
  if (typedArrays.test(name)) return array(Array.from({ length: Math.min(exact(toNumber(args[0] ?? number(0))) ?? 1, 64) }, () => number(0)), false, name);
  if (/(Error|Exception|Failure)$/.test(name)) return newError(name, args, isForeign(node, run));
  return null;
}

function newError(name: string, args: readonly Value[], open: boolean): Value {
  const options = args[1];
  const cause = options?.kind === 'object' ? (options.props.get('cause') ?? (open ? args.find(isOwnError) : undefined)) : undefined;
  const marks = args.reduce((all, arg) => all | marksWithin(arg), 0) & Mark.operation;
  const props: [string, Value][] = [['message', messageOf(args[0], open)]];
  if (cause !== undefined) props.push(['cause', cause]);
  return object([...props, ...(open ? statusProps(args) : []), ['name', string(name)]], { tag: 'error', open, symbol: name, marks });
}

/** What was answered is a text once the language has made a message of it. */
const messageOf = (told: Value | undefined, open: boolean): Value => (!open && told?.kind === 'unknown' && hasMark(told, Mark.operation) ? someString(told.symbol, told.marks) : (told ?? UNDEFINED));

/** The constructor is not one that the language brings along. */
function isForeign(node: TSESTree.Node, run: Run): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return true;
  return node.callee.type !== 'Identifier' || run.source.variable(node.callee) !== undefined;
}

/**
 * What an error class from elsewhere is told of a status: a status or a response, it holds it under the
 * usual names.
 */
function statusProps(args: readonly Value[]): readonly (readonly [string, Value])[] {
  const status = args.find((arg) => arg.kind === 'number' && (arg.marks & Mark.status) !== 0);
  const response = args.find((arg) => arg.kind === 'object' && arg.tag === 'response');
  return [...(status === undefined ? [] : [['status', status] as const]), ...(response === undefined ? [] : [['response', response] as const])];
}

/** Members of constructors that are functions too. */
export function constructorMember(name: string, member: string): Value | null {
  if (name === 'Date') return dateStatics.props.get(member) ?? null;
  return staticOf(name, member);
}

