import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import { lastNameOf } from '../../sites/members.js';
import { parentOf } from '../../sites/source.js';
import { arrayMember, setArrayMember } from '../built-ins/arrays.js';
import { staticMember } from './static-members.js';
import { memberValue, methodKind } from './classes.js';
import { invoke } from './calls.js';
import { collectionMember } from '../built-ins/collections.js';
import { dateMember } from '../built-ins/dates.js';
import { leftOf } from '../built-ins/draws.js';
import { noteAmended, noteLearned } from '../outside/effects.js';
import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { stateAsked } from '../outside/connection-state.js';
import { listen } from '../outside/emitters.js';
import { countedSetting } from '../outside/interceptors.js';
import { OPTION_LEFT_OUT } from './opt-in.js';
import { isPlaceOfOne } from '../outside/mapped.js';
import { environmentVariable } from '../outside/environment.js';
import { isOnlyLookedAt } from '../outside/looked-at.js';
import { wellOfMade } from '../outside/outcome-asked.js';
import { constructorMember, globalValue } from '../built-ins/globals.js';
import { calledOn } from '../values/called-on.js';
import { exact, toNumber } from '../values/numbers.js';
import { textValue } from '../values/text.js';
import { observableMember } from '../built-ins/observables.js';
import { promiseMember } from '../built-ins/promises.js';
import { clientNamed } from '../replies/clients.js';
import { headersMember, isRetryAfterName } from '../replies/headers.js';
import { leftUndone } from '../replies/left-undone.js';
import { errorsOf, failureMember, saysNothing, saysOfBatch, saysWell, statusMember } from '../replies/responses.js';
import type { Run } from '../run.js';
import { regExpTest, stringMember } from '../built-ins/strings.js';
import { type ClassValue, type FunctionValue, type ObjectValue, type UnknownValue, type Value, UNDEFINED, array, hasMark, isCallable, isMade, marksOf, marksWithin, native, symbolOf, unknown, Mark, string, spreadValues } from '../values/values.js';

/** The member that a member expression names: null where it is computed from something that is not known. */
export function memberKey(node: TSESTree.MemberExpression, frame: Frame, run: Run): Value {
  return node.computed ? evaluate(node.property, frame, run) : string(plainKey(node));
}

/** The name behind a dot, a private one with its `#`. */
export function plainKey({ property }: TSESTree.MemberExpressionNonComputedName): string {
  return property.type === 'PrivateIdentifier' ? `#${property.name}` : property.name;
}

export function getIndex(holder: Value, key: Value, node: TSESTree.Node, run: Run): Value {
  const index = indexOf(key);
  if (isDrawn(holder, key, index)) return unknown(`${symbolOf(holder)}#${run.next()}`, marksOf(holder) | Mark.chance);
  if (holder.kind === 'array') return getElement(holder, key, index, run);
  const name = textValue(key);
  if (holder.kind === 'unknown' && index !== null) return unknown(`${leftOf(holder.symbol, run)}[${index}]`, holder.marks);
  if (name !== null) return getProperty(holder, name, node, run);
  const place = placeAt(key);
  const kept = holder.kind === 'object' ? holder.props.get(place) : run.memory.get(`${symbolOf(holder)}${place}`);
  return kept ?? unknown(`${symbolOf(holder)}${place}`, marksOf(holder));
}

/** The place of a key that the file does not tell. */
const placeAt = (key: Value): string => `[${indexText(key)}]`;

const isUntold = (place: string): boolean => place.startsWith('[');

/** The number that a key is, a counter that is held below a name too, `steps[Math.min(attempt, steps.length - 1)]`; null for a name. */
function indexOf(key: Value): number | null {
  if (isPlaceOfOne(key)) return 0;
  const place = toNumber(key);
  const index = exact(place) ?? (place.otherwise === null ? null : exact(place.otherwise));
  return index === null || Number.isNaN(index) ? null : index;
}

/** `servers[Math.floor(Math.random() * servers.length)]`: another element each time. */
const isDrawn = (holder: Value, key: Value, index: number | null): boolean =>
  index === null && hasMark(key, Mark.chance) && (holder.kind === 'unknown' || (holder.kind === 'array' && holder.items.every(({ kind }) => kind !== 'number')));

/** A place that is counted on from one the file does not tell: each is another. */
function indexText(key: Value): string {
  const text = symbolOf(key);
  return key.kind === 'number' && key.addMin === key.addMax && key.addMin !== 0 ? `${text}#${Math.abs(key.addMin)}` : text;
}

/** An element by its place, null where that is not known; or a member of the array that is asked for by a text. */
function getElement(holder: Value & { kind: 'array' }, key: Value, index: number | null, run: Run): Value {
  if (key.kind === 'string' && key.value !== null && !/^\d+$/.test(key.value)) return arrayMember(holder, key.value, run) ?? UNDEFINED;
  if (index === null) return unknown(`${holder.symbol}${placeAt(key)}`);
  const item = holder.items[index];
  if (item === undefined) return holder.open ? unknown(`${leftOf(holder.symbol, run)}[${index}]`) : UNDEFINED;
  return holder.items.length > 1 ? ofMany(item, index) : item;
}

/** One of many that the same place may have made: `const jobs = kinds.map((kind) => new Job(kind))`. */
const ofMany = (item: Value, index: number): Value => (item.kind === 'unknown' && isMade(item) ? { ...item, symbol: `${item.symbol}[${index}]` } : item);

/** Reads a member. What the file does not tell is unknown by its path, `options.retries`. */
export function getProperty(holder: Value, name: string, node: TSESTree.Node, run: Run): Value {
  if (marksOf(holder) !== 0 && isRetryAfterName(name)) run.emit({ kind: 'read retry-after', node });
  switch (holder.kind) {
    case 'object':
      return objectMember(holder, name, node, run);
    case 'array':
      return getArrayMember(holder, name, run);
    case 'string':
      return stringMember(holder, name) ?? unknown(`${holder.symbol}.${name}`, holder.marks);
    case 'promise':
      return promiseMember(holder, name, run) ?? observableMember(holder, name) ?? UNDEFINED;
    case 'native':
      return constructorMember(holder.name, name) ?? unknown(`${holder.name}.${name}`);
    case 'function':
      return run.memory.get(placeIn(holder, name)) ?? functionMember(holder, name);
    case 'class':
      return staticMember(holder, name, placeIn(holder, name), run);
    case 'unknown':
      return memberOfUnknown(holder, name, node, run);
    case 'number':
      return numberMember(holder, name);
    case 'regexp':
      return name === 'test' ? native(name, ([value = UNDEFINED], _, run) => regExpTest(holder, value, run)) : unknown(`/${holder.pattern}/.${name}`);
    default:
      return UNDEFINED;
  }
}

function memberOfUnknown(holder: UnknownValue, name: string, node: TSESTree.Node, run: Run): Value {
  if (/^(window|globalThis|self|global)$/.test(holder.symbol)) return run.memory.get(placeIn(holder, name)) ?? globalValue(name);
  const said = saidOf(holder, name, node, run);
  if (said !== null) return said;
  const symbol = `${holder.symbol}.${name}`;
  if (holder.origin !== null) run.owners.set(symbol, holder.origin);
  noteThere(holder, name, node, run);
  return promisedBy(holder, node, run) ?? keptAt(symbol, run) ?? countedSetting(holder.symbol, node, run) ?? toldByName(holder, name, node, run) ?? unknown(symbol, holder.marks, { client: holder.client ?? clientNamed(holder.symbol, name), origin: null });
}

const saidOf = (holder: UnknownValue, name: string, node: TSESTree.Node, run: Run): Value | null => environmentVariable(holder.symbol, name) ?? wellOfMade(holder, name, run) ?? saidOfOutcome(holder, name, node, run);

function noteThere(holder: UnknownValue, name: string, node: TSESTree.Node, run: Run): void {
  if (run.quiet === 0 && isOfPlace(holder, name, run.source.text(node))) run.choices.overrule(holder.symbol);
}

/** `this.limits[method].schedule`: what is read of a place, and is no member of an empty text as well, shows that something is kept there. */
const isOfPlace = ({ symbol, marks }: UnknownValue, name: string, written: string): boolean => /[.[]/.test(symbol) && marks === 0 && !written.includes('?.') && !(name in String.prototype);

/** What the answer says of how the operation went. What is looked for inside an error is no question whether there is one. */
function saidOfOutcome(holder: UnknownValue, name: string, node: TSESTree.Node, run: Run): Value | null {
  const asked = parentOf(node);
  if (asked?.type === 'MemberExpression') return name === 'errors' && lastNameOf(asked) === 'length' && saysNothing(holder, name, run) ? array([]) : null;
  return saysOfBatch(holder, name, run) ?? (saysNothing(holder, name, run) ? UNDEFINED : saysWell(holder, name, run));
}

/** The promise that a part of the operation's answer is. */
const promisedBy = ({ origin }: UnknownValue, node: TSESTree.Node, run: Run): Value | undefined => (origin === null || isCallee(node) ? undefined : run.promisedParts.get(origin));

function keptAt(place: string, run: Run): Value | undefined {
  const kept = run.memory.get(place);
  if (kept !== undefined && hasMark(kept, Mark.status)) run.statusRead = true;
  return kept;
}

/** What a member's name tells of it, whoever the holder is. */
const toldByName = (holder: UnknownValue, name: string, node: TSESTree.Node, run: Run): Value | null => (isCallee(node) ? null : stateAsked(holder, name, run)) ?? statusMember(holder, name, run) ?? constructorMember(holder.symbol, name);

const isCallee = (node: TSESTree.Node): boolean => node.parent?.type === 'CallExpression' && node.parent.callee === node;

function getArrayMember(holder: Value & { kind: 'array' }, name: string, run: Run): Value {
  if (/^\d+$/.test(name)) return holder.items[Number(name)] ?? (holder.open ? unknown(`${holder.symbol}[${name}]`) : UNDEFINED);
  return arrayMember(holder, name, run) ?? UNDEFINED;
}

/** Names of the part of a result that says whether all went well. */
const tellsSuccess = byName((name) => /^(is_?)?(ok|success|succeeded|err|error|errors|failed|failure|code|errcode|exit_?code)$|status/i.test(name));

function objectMember(holder: ObjectValue, name: string, node: TSESTree.Node, run: Run): Value {
  noteQuestion(holder, name, node, run);
  const told = failureMember(holder, name, run) ?? errorsOf(holder, name, isTakenForGranted(node), run);
  if (told !== null) return told;
  const own = holder.props.get(name);
  if (own !== undefined) return isGetter(own) ? invoke({ ...own, self: holder }, [], node, run) : ownMember(holder, own, run);
  const known = collectionMember(holder, name, run) ?? dateMember(holder, name) ?? headersMember(holder, name) ?? plainText(holder, name);
  return known ?? classMember(holder, name, node, run) ?? unlistedMember(holder, name, node, run);
}

/** `{ get capMs() { … } }`: it is run when it is asked for. */
const isGetter = (own: Value): own is FunctionValue => own.kind === 'function' && own.node.parent.type === 'Property' && own.node.parent.kind === 'get';

/** `answer.errors.length`, and not `answer.errors?.length` */
const isTakenForGranted = ({ parent }: TSESTree.Node): boolean => parent?.type === 'MemberExpression' && !parent.optional;

/** `String({ status })` says nothing of what is inside. */
const plainText = (holder: ObjectValue, name: string): Value | null =>
  name === 'toString' && holder.tag === 'plain' && !holder.open ? native(name, () => string('[object Object]', holder.marks)) : null;

/** `await response.arrayBuffer();` and `response.body?.cancel();`: the answer is taken, and nobody looks at it. */
function isDropped(node: TSESTree.Node): boolean {
  const parent = parentOf(node);
  // What a call is handed is used: `resolve(response.text())`.
  const isHanded = parent?.type === 'CallExpression' && parent.callee !== node;
  return parent !== null && !isHanded && (parent.type === 'ExpressionStatement' || (/^(Member|Call|Chain|Await)Expression$/.test(parent.type) && isDropped(parent)));
}

/** Whether more is wanted of a response than how the request went. */
const isUse = (name: string, node: TSESTree.Node, run: Run): boolean => name === 'pipe' || (!/^(ok|status\w*|headers)$/.test(name) && !isDropped(node) && !isOnlyLookedAt(node, run.source));

/** Remembers what the code wants to know of an answer by asking for a member of it. */
function noteQuestion(holder: ObjectValue, name: string, node: TSESTree.Node, run: Run): void {
  if (holder.tag === 'response' && isUse(name, node, run)) run.answerUsed = true;
  if (holder.tag === 'error' && holder.symbol === 'error') run.errorAsked = true;
  if (holder.tag === 'result' && tellsSuccess(name)) run.resultAsked = true;
  if (holder.tag === 'response' && name === 'body') run.bodyRead = true;
}

/** A property as it is read from its object: a method knows its `this`. */
function ownMember(holder: ObjectValue, own: Value, run: Run): Value {
  if (holder.tag === 'result') run.resultRead = true;
  return calledOn(holder, own);
}

/** What the class of an instance says of a member: a getter is run, a field is the instance's own from then on. */
function classMember(holder: ObjectValue, name: string, node: TSESTree.Node, run: Run): Value | null {
  if (holder.of === null) return null;
  const value = memberValue(holder, name, run);
  const method = methodKind(holder, name, run);
  if (method === 'get' && value?.kind === 'function') return invoke(value, [], node, run);
  if (value !== null && method === null) holder.props.set(name, value);
  return value;
}

/** A member that nothing in the file tells of: an open object may have it, and one that was filled by names that the file does not tell. */
function unlistedMember(holder: ObjectValue, name: string, node: TSESTree.Node, run: Run): Value {
  if (isRetryAfterName(name) && (marksWithin(holder) & Mark.operation) !== 0) run.emit({ kind: 'read retry-after', node });
  if (!holder.open && ![...holder.props.keys()].some(isUntold)) return hasMark(holder, Mark.optional) ? OPTION_LEFT_OUT : UNDEFINED;
  if (holder.tag === 'response' && /^(json|text|blob|arrayBuffer|formData|bytes|buffer|body|cancel)$/.test(name)) run.bodyRead = true;
  const symbol = `${holder.symbol}.${name}`;
  return run.memory.get(symbol) ?? leftUndone(holder, name, run) ?? unknown(symbol, marksWithin(holder) & ~Mark.status);
}

function numberMember(holder: Value & { kind: 'number' }, name: string): Value {
  const told = exact(holder);
  if (told === null && name === 'toFixed') return native(name, () => holder); // `Number(share.toFixed(3))`: it is read as a number again
  if (name === 'toString' || name === 'toFixed') return native(name, () => (told === null ? unknown(symbolOf(holder)) : string(String(told), holder.marks)));
  if (name === 'valueOf') return native(name, () => holder);
  return UNDEFINED;
}

function functionMember(holder: FunctionValue, name: string): Value {
  switch (name) {
    case 'bind':
      return native('bind', ([self, ...first]) => boundTo(withSelf(holder, self), first));
    case 'call':
      return native('call', ([self, ...args], node, run) => invoke(withSelf(holder, self), args, node, run));
    case 'apply':
      return native('apply', ([self, list], node, run) => invoke(withSelf(holder, self), list === undefined ? [] : spreadValues(list), node, run));
    default:
      return unknown(`${holder.node.id?.name ?? 'function'}.${name}`);
  }
}

/** A function that is called with some arguments before those that it is given. */
const boundTo = (fn: FunctionValue, first: readonly Value[]): Value =>
  first.length === 0 ? fn : { ...native('bound', (args, node, run) => invoke(fn, [...first, ...args], node, run)), bound: { fn, given: first.length } };

const withSelf = (fn: FunctionValue, self: Value | undefined): FunctionValue => ({ ...fn, self: self ?? fn.self });

/** Writes a member: to the object, or to the run's memory of an object that the file does not tell. */
export function setProperty(target: TSESTree.MemberExpression, value: Value, frame: Frame, run: Run): void {
  const holder = evaluate(target.object, frame, run);
  const key = memberKey(target, frame, run);
  const name = textValue(key);
  if (name === null || run.quiet > 0) {
    if (run.quiet === 0) keepIn(holder, placeAt(key), value, run);
    return noteLearned(target, [key, value], run);
  }
  if (isCallable(value) && /^(on[a-zA-Z]|On[A-Z])/.test(name)) listen(holder, name.slice(2), value, target, run);
  if (holder.kind === 'object') holder.props.set(name, value);
  else if (holder.kind === 'array') setArrayMember(holder, name, value);
  else if (isRemembered(holder)) remember(holder, name, value, target, run);
}

function remember(holder: Remembered, name: string, value: Value, target: TSESTree.Node, run: Run): void {
  if (holder.kind === 'unknown') noteAmended(target, holder, name, value, run);
  run.memory.set(placeIn(holder, name), value);
}

/** `attempts[id] = 1`: by a key that the file does not tell, the place is known by the key's name. */
function keepIn(holder: Value, place: string, value: Value, run: Run): void {
  if (holder.kind === 'object') holder.props.set(place, value);
  else if (holder.kind === 'unknown') run.memory.set(`${holder.symbol}${place}`, value);
}

/** What keeps no members of its own: the run remembers what is written to them. */
type Remembered = UnknownValue | FunctionValue | ClassValue;

const isRemembered = (value: Value): value is Remembered => value.kind === 'unknown' || value.kind === 'function' || value.kind === 'class';

/** Where the run remembers a member: of functions and classes by where they stand. */
function placeIn(holder: Remembered, name: string): string {
  return holder.kind === 'unknown' ? `${holder.symbol}.${name}` : `${holder.kind}@${holder.node.range[0]}.${name}`;
}

