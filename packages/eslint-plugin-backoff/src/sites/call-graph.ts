import type { TSESTree } from '@typescript-eslint/types';

import { type Component, areRenewed } from './components.js';
import { placeOfKept, readsOf } from './kept-functions.js';
import type { Outline } from './outline.js';
import { storeAskedBy } from './own-stores.js';
import { type ScheduledCall, timerAround } from './scheduled-call.js';
import { setsGoing } from './sets-going.js';
import { sentWith, settingsHandedOn } from './settings-handed-on.js';
import { isFunction, parentOf, type Source } from './source.js';
import { isErrorFirst } from './told-of-failure.js';

export interface CallGraph {
  /** Which functions of the file a function mentions, in its body or in the functions that it holds. */
  readonly edges: ReadonlyMap<TSESTree.FunctionLike, ReadonlySet<TSESTree.FunctionLike>>;
  /** Functions that take an error first and are handed to a call: what that does may fail. */
  readonly handed: ReadonlySet<TSESTree.FunctionLike>;
  /** Functions that are told of the failure of a call, and make it once more with the settings among which they stand; and that call, where it is known. */
  readonly resending: ReadonlyMap<TSESTree.FunctionLike, TSESTree.CallExpression | null>;
  /** Which functions a timer goes on with. */
  readonly timers: readonly ScheduledCall[];
}

/** Built from resolved variables and from members of the same class or object: never from names alone. */
export function callGraph(outline: Outline, source: Source): CallGraph {
  const edges: Edges = new Map();
  const timers: ScheduledCall[] = [];
  const handed = new Set<TSESTree.FunctionLike>();
  const resending = new Map<TSESTree.FunctionLike, TSESTree.CallExpression | null>();
  const connect = (from: TSESTree.Node, to: TSESTree.FunctionLike): void => {
    const timer = timerAround(from);
    if (timer !== null) timers.push({ timer, to });
    else if (isHandedOver(from) && isErrorFirst(to)) handed.add(to);
    addEdges(from, to, edges);
  };
  for (const { node } of outline.functions.values()) {
    for (const mention of mentionsByName(node, source)) {
      connect(mention, node);
      for (const read of readsOfKept(mention, source)) connect(read, node);
    }
    for (const read of readsOfKept(node, source)) connect(read, node);
    for (const mention of mentionsByHolder(node, source)) connect(mention, node);
    for (const settings of settingsHandedOn(node, source)) {
      connect(settings, node);
      resending.set(node, sentWith(node, source));
    }
  }
  connectMembers(outline, source, connect);
  return { edges, handed, resending, timers };
}

type Edges = Map<TSESTree.FunctionLike, Set<TSESTree.FunctionLike>>;

/** `connectRef.current = connect`, or the function itself in place of its name: where that member is read. */
function readsOfKept(kept: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const place = placeOfKept(kept);
  return place === null ? [] : readsOf(place, source);
}

/** From each function around a mention. */
function addEdges(from: TSESTree.Node, to: TSESTree.FunctionLike, edges: Edges): void {
  for (let node: TSESTree.Node | null = from; node !== null; node = parentOf(node)) {
    if (!isFunction(node)) continue;
    const known = edges.get(node);
    if (known?.has(to) === true) return; // so have those around it
    if (known === undefined) edges.set(node, new Set([to]));
    else known.add(to);
  }
}

/** The same graph where the setter of a component's state leads to the effects that depend on it as well. */
export function throughRenders(edges: CallGraph['edges'], component: Component, source: Source): CallGraph['edges'] {
  const all: Edges = new Map([...edges].map(([from, to]) => [from, new Set(to)]));
  for (const state of component.states) {
    const effects = component.effects.filter(({ dependencies }) => areRenewed(dependencies, new Set([state]), component, source));
    for (const { run } of effects) for (const { identifier } of state.setter.references) addEdges(identifier, run, all);
  }
  return all;
}

/** `request(url, done)` */
function isHandedOver(mention: TSESTree.Node): boolean {
  const { parent } = mention;
  return parent?.type === 'CallExpression' && parent.callee !== mention;
}

/** Where a function is mentioned by its own name: `connect()`, `setTimeout(connect)`, `connect.bind(this)`. */
function mentionsByName(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  return namesOf(node).flatMap((name) => referencesTo(name, source).filter((identifier) => identifier !== name && !isAskedOnly(identifier)));
}

/** `EventSource.CLOSED`, `connect.tries = 0`: a member that the function holds is not what it does. */
function isAskedOnly(identifier: TSESTree.Node): boolean {
  const parent = parentOf(identifier);
  return parent?.type === 'MemberExpression' && parent.object === identifier && !/^(?:call|apply|bind)$/.test(propertyName(parent) ?? '');
}

/** Where a function is mentioned as a member of what holds it: `tasks.connect`. */
function mentionsByHolder(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  const holder = holderOf(node);
  if (holder === null) return [];
  return referencesTo(holder.name, source).filter((identifier) => {
    const { parent } = identifier;
    return parent?.type === 'MemberExpression' && parent.object === identifier && propertyName(parent) === holder.member;
  });
}

function referencesTo(name: TSESTree.Identifier, source: Source): readonly TSESTree.Node[] {
  return variablesOf(name, source).flatMap(({ references }) => references.map(({ identifier }) => identifier));
}

/** `const tasks = { async connect() { … } }`, `class Tasks { static connect() { … } }`: reached as `tasks.connect`. */
function holderOf(node: TSESTree.FunctionLike): { readonly name: TSESTree.Identifier; readonly member: string } | null {
  const place = memberPlace(node);
  if (place === null) return null;
  const [holder, member] = place;
  const named = holder.type === 'ClassBody' ? holder.parent.id : declaredBy(holder);
  return named === null ? null : { name: named, member };
}

function declaredBy(literal: TSESTree.Node): TSESTree.Identifier | null {
  const parent = parentOf(literal);
  return literal.type === 'ObjectExpression' && parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : null;
}

/** The variables of a name where it is declared, or where a function is assigned to it. */
function variablesOf(name: TSESTree.Identifier, source: Source): ReturnType<Source['declared']> {
  const assigned = name.parent.type === 'AssignmentExpression' ? source.variable(name) : undefined;
  return assigned === undefined ? source.declared(name.parent, name) : [assigned];
}

/** The identifiers that a function is known by: `function f`, `const f = …`, inside of itself also `g` in `const f = function g() { … }`. */
function namesOf(node: TSESTree.FunctionLike): readonly TSESTree.Identifier[] {
  const own = node.type === 'ArrowFunctionExpression' || node.id === null ? [] : [node.id];
  const { parent } = throughWrappers(node);
  const given = parent?.type === 'VariableDeclarator' ? parent.id : parent?.type === 'AssignmentExpression' ? parent.left : null;
  return given?.type === 'Identifier' && node.type !== 'FunctionDeclaration' ? [given, ...own] : own;
}

/** `useCallback(() => …)`, `debounce(function …)`: the call that wraps a function stands for it. */
function throughWrappers(node: TSESTree.Node): TSESTree.Node {
  const { parent } = node;
  const wraps = parent?.type === 'CallExpression' && parent.arguments[0] === node && parent.parent.type === 'VariableDeclarator';
  return wraps ? parent : node;
}

type Connect = (from: TSESTree.Node, to: TSESTree.FunctionLike) => void;

type Members = Map<TSESTree.Node, Map<string, TSESTree.FunctionLike>>;

/** Methods by the class, object literal or prototype that holds them. */
function connectMembers(outline: Outline, source: Source, connect: Connect): void {
  const members = membersIn(outline);
  if (members.size === 0) return;
  for (const reference of outline.askedMembers) {
    const target = memberAsked(reference, members, source);
    if (target !== undefined) connect(reference, target);
  }
  for (const reference of outline.selfReferences) {
    const name = memberMeant(reference);
    if (name === null) continue;
    for (let node = parentOf(reference); node !== null; node = parentOf(node)) {
      const target = members.get(node)?.get(name);
      if (target === undefined) continue;
      connect(reference, target);
      break;
    }
  }
}

/** `get().connect` */
function memberAsked(reference: TSESTree.MemberExpression, members: Members, source: Source): TSESTree.FunctionLike | undefined {
  const store = reference.object.type === 'CallExpression' ? storeAskedBy(reference.object, source) : null;
  return store === null ? undefined : members.get(store)?.get(propertyName(reference) ?? '');
}

function membersIn(outline: Outline): Members {
  const members: Members = new Map();
  for (const { node } of outline.functions.values()) {
    const place = memberPlace(node);
    if (place === null) continue;
    const [holder, name] = place;
    const known = members.get(holder);
    if (known === undefined) members.set(holder, new Map([[name, node]]));
    else known.set(name, node);
  }
  return members;
}

function propertyName(node: TSESTree.MemberExpression): string | null {
  if (node.property.type === 'PrivateIdentifier') return `#${node.property.name}`;
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : null;
}

/** `this.timer = new Timer(() => …)`: what is made of a function runs it when it is told to. */
function madeInto(maker: TSESTree.Node): readonly [TSESTree.Node, string] | null {
  if (maker.type !== 'NewExpression' || maker.parent.type !== 'AssignmentExpression' || maker.parent.left.type !== 'MemberExpression') return null;
  const place = prototypePlace(maker.parent.left);
  return place === null ? null : [place[0], `${place[1]}()`];
}

/** The member that a reference stands for: the function that something was made of, where that is told to run it. */
function memberMeant(reference: TSESTree.MemberExpression): string | null {
  const name = propertyName(reference);
  const { parent } = reference;
  const isTold = name !== null && parent.type === 'MemberExpression' && parent.object === reference && setsGoing(propertyName(parent) ?? '');
  return isTold ? `${name}()` : name;
}

function memberPlace(node: TSESTree.FunctionLike): readonly [TSESTree.Node, string] | null {
  const parent = parentOf(node);
  if (parent === null) return null;
  const made = madeInto(parent);
  if (made !== null) return made;
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') return keyed(parent.key, parent.parent);
  if (parent.type === 'Property') return keyed(parent.key, parent.parent);
  if (parent.type === 'AssignmentExpression' && parent.left.type === 'MemberExpression') return prototypePlace(parent.left);
  return null;
}

function keyed(key: TSESTree.Node, holder: TSESTree.Node): readonly [TSESTree.Node, string] | null {
  if (key.type === 'PrivateIdentifier') return [holder, `#${key.name}`];
  return key.type === 'Identifier' ? [holder, key.name] : null;
}

/** `Client.prototype.connect = function …`, `this.connect = …`, `exports.connect = …`: they share the file. */
function prototypePlace(left: TSESTree.MemberExpression): readonly [TSESTree.Node, string] | null {
  const name = propertyName(left);
  let program: TSESTree.Node = left;
  for (let outer = parentOf(left); outer !== null; outer = parentOf(outer)) program = outer;
  return name === null ? null : [program, name];
}
