import type { TSESTree } from '@typescript-eslint/types';

import { byName } from './by-name.js';
import type { Loop } from './candidate.js';
import { isToldOfLoss } from './failure-handlers.js';
import { lastNameOf } from './members.js';
import { type Registration, isForFailure } from './registrations.js';
import { isReturnedLater } from './returned-later.js';
import { type Source, contains, isFunction } from './source.js';
import { SELVES, isSelf } from './selves.js';
import { hasFailureHandler, isErrorFirst, tellsApart, tellsHandler } from './told-of-failure.js';

/** What a stretch of code holds that a retry needs. */
export interface Features {
  /** Something that may fail and takes a while: `await`, `.then`, a handler, a callback, a synchronous file operation. */
  operates: boolean;
  /** Something that notices a failure: `catch`, a rejection handler, a handler of an error, a check. */
  notices: boolean;
  /** More than a check: something that a failure comes to, or something by the name of a wait. Few retries have neither. */
  answers: boolean;
  /** Such things outside of the loops that it holds: what fails in a loop of its own, that loop answers to. */
  answersOnce: boolean;
}

export interface LoopOutline extends Features {
  readonly node: Loop;
}

export interface FunctionOutline extends Features {
  readonly node: TSESTree.FunctionLike;
}

export interface TryOutline extends Features {
  readonly node: TSESTree.TryStatement;
}

const NOTHING: Features = { operates: false, notices: false, answers: false, answersOnce: false };

type Stretch = LoopOutline | FunctionOutline | TryOutline;

/** One file in outline: what a single walk over its tree finds. */
export interface Outline {
  readonly loops: readonly LoopOutline[];
  readonly functions: ReadonlyMap<TSESTree.FunctionLike, FunctionOutline>;
  /** `this.name`, `self.name` where `self` may be `this`, and what the file exports: `exports.name`, `module.exports`. */
  readonly selfReferences: readonly TSESTree.MemberExpression[];
  /** `get().name`: members of what a call gives that is handed nothing. */
  readonly askedMembers: readonly TSESTree.MemberExpression[];
  readonly registrations: readonly TSESTree.CallExpression[];
  /** `setInterval(…)` */
  readonly intervals: readonly TSESTree.CallExpression[];
  /** `socket.onclose = …` */
  readonly assignedHandlers: readonly TSESTree.AssignmentExpression[];
  readonly tries: readonly TSESTree.TryStatement[];
  /** Calls whose answer is waited for, or told to a handler. */
  readonly asked: readonly TSESTree.CallExpression[];
  /** `client.interceptors.response.use(…)`. */
  readonly interceptions: readonly TSESTree.CallExpression[];
  /** `useState(0)`: what may be a hook of a component, by its name. */
  readonly hooks: readonly TSESTree.CallExpression[];
}

interface Walk {
  readonly loops: LoopOutline[];
  readonly functions: Map<TSESTree.FunctionLike, FunctionOutline>;
  readonly selfReferences: TSESTree.MemberExpression[];
  readonly askedMembers: TSESTree.MemberExpression[];
  readonly registrations: TSESTree.CallExpression[];
  readonly intervals: TSESTree.CallExpression[];
  readonly assignedHandlers: TSESTree.AssignmentExpression[];
  readonly tries: TSESTree.TryStatement[];
  readonly asked: TSESTree.CallExpression[];
  readonly interceptions: TSESTree.CallExpression[];
  readonly hooks: TSESTree.CallExpression[];
  /** Names that stand for `this`, or for what the file exports. */
  readonly selves: Set<string>;
  /** What is open around the place of the walk, innermost last. */
  readonly open: Stretch[];
  /** How many `try` statements are open. */
  guarded: number;
}

const known = new WeakMap<Source, Outline>();

/** Walks a file once. */
export function outline(source: Source): Outline {
  const found = known.get(source) ?? walked(source);
  known.set(source, found);
  return found;
}

type TypeName = `${TSESTree.Node['type']}`;
type NodeOf<T extends TypeName, N = TSESTree.Node> = N extends TSESTree.Node ? (`${N['type']}` extends T ? N : never) : never;
type Note = (node: TSESTree.Node, walk: Walk) => void;

function at<T extends TypeName>(type: T, note: (node: NodeOf<T>, walk: Walk) => void): readonly [string, Note] {
  const isMeant = (node: TSESTree.Node): node is NodeOf<T> => node.type === type;
  return [type, (node, walk) => isMeant(node) && note(node, walk)];
}

/**
 * What is noted at each type of node; most are of none of these. A table and no `switch`: the engine takes a `switch` with all that it
 * leads to into the loop of the walk, and compiles that anew whenever one part of it meets a node of another shape.
 */
const NOTES: ReadonlyMap<string, Note> = new Map([
  at('MemberExpression', noteMember),
  at('CallExpression', noteCall),
  at('AwaitExpression', noteAwait),
  at('CatchClause', noteCatch),
  at('IfStatement', noteBranch),
  at('SwitchStatement', noteBranch),
  at('ConditionalExpression', noteBranch),
  at('NewExpression', noteInstance),
  at('VariableDeclarator', noteVariable),
  at('AssignmentExpression', noteAssignment),
  at('FunctionDeclaration', openFunction),
  at('FunctionExpression', openFunction),
  at('ArrowFunctionExpression', openFunction),
  at('TryStatement', openTry),
  at('ForStatement', openCounting),
  at('WhileStatement', openCounting),
  at('DoWhileStatement', openCounting),
  at('ForOfStatement', openForOf),
  at('ForInStatement', openLoop),
]);

function walked(source: Source): Outline {
  const walk: Walk = { loops: [], functions: new Map(), selfReferences: [], askedMembers: [], registrations: [], intervals: [], assignedHandlers: [], tries: [], asked: [], interceptions: [], hooks: [], selves: new Set(SELVES), open: [], guarded: 0 };
  source.walk((node) => NOTES.get(node.type)?.(node, walk));
  return walk;
}

/** Loops, functions and `try` statements are open until they are left. */
function openFunction(node: TSESTree.FunctionLike, walk: Walk): void {
  walk.functions.set(node, open({ node, ...NOTHING }, walk));
}

function openTry(node: TSESTree.TryStatement, walk: Walk): void {
  open({ node, ...NOTHING }, walk);
  walk.tries.push(node);
  walk.guarded += 1;
}

function openLoop(node: Loop, walk: Walk): void {
  walk.loops.push(open({ node, ...NOTHING }, walk));
}

function openCounting(node: Loop, walk: Walk): void {
  openLoop(node, walk);
  mark(node, walk, 'notices');
}

function openForOf(node: TSESTree.ForOfStatement, walk: Walk): void {
  if (node.await) mark(node, walk, 'operates');
  walk.loops.push(open({ node, ...NOTHING, operates: node.await }, walk));
}

function noteAwait(node: TSESTree.AwaitExpression, walk: Walk): void {
  if (node.argument.type === 'CallExpression') walk.asked.push(node.argument);
  mark(node, walk, 'operates');
}

function noteCatch(node: TSESTree.Node, walk: Walk): void {
  mark(node, walk, 'notices');
  markAnswer(node, walk);
}

function noteBranch(node: TSESTree.Node, walk: Walk): void {
  mark(node, walk, 'notices');
}

function open<T extends Stretch>(stretch: T, walk: Walk): T {
  leaveBefore(stretch.node, walk);
  walk.open.push(stretch);
  return stretch;
}

/** Closes what does not hold a node. Asked where it matters: that costs less than to be told of each node that is left. */
function leaveBefore(node: TSESTree.Node, walk: Walk): void {
  for (let last = walk.open.at(-1); last !== undefined && !contains(last.node, node); last = walk.open.at(-1)) {
    walk.open.pop();
    if (last.node.type === 'TryStatement') walk.guarded -= 1;
  }
}

/** What a stretch holds the stretches around it hold too. */
function mark(node: TSESTree.Node, walk: Walk, feature: keyof Features): void {
  leaveBefore(node, walk);
  for (let i = walk.open.length - 1; i >= 0; i -= 1) {
    const stretch = walk.open[i];
    if (stretch === undefined || stretch[feature]) return;
    stretch[feature] = true;
    if (feature === 'answersOnce' && isLoop(stretch)) return;
  }
}

function markAnswer(node: TSESTree.Node, walk: Walk): void {
  mark(node, walk, 'answers');
  mark(node, walk, 'answersOnce');
}

const isLoop = ({ node }: Stretch): boolean => node.type !== 'TryStatement' && !isFunction(node);

/** Whether what is around a node is not yet known to hold something: else there is nothing to ask. */
function lacks(node: TSESTree.Node, feature: keyof Features, walk: Walk): boolean {
  leaveBefore(node, walk);
  return walk.open.at(-1)?.[feature] === false;
}

/** `const node = this;` */
function noteVariable({ id, init }: TSESTree.VariableDeclarator, { selves }: Walk): void {
  if (init?.type === 'ThisExpression' && id.type === 'Identifier') selves.add(id.name);
}

function noteMember(node: TSESTree.MemberExpression, { selfReferences, askedMembers, selves }: Walk): void {
  const { object } = node;
  if (isSelf(object, selves)) selfReferences.push(node);
  else if (object.type === 'CallExpression' && object.arguments.length === 0 && object.callee.type === 'Identifier') askedMembers.push(node);
}

/** `on`, `once`, `onClose`, `onclose`, `addEventListener` */
const registers = (name: string): boolean => (name.startsWith('on') ? /^on(?:ce)?$|^on[A-Z]/.test(name) || isToldOfLoss(name) : name === 'addEventListener' || name === 'addListener');

/** `socket.onerror = …` */
function noteAssignment(node: TSESTree.AssignmentExpression, walk: Walk): void {
  if (node.left.type !== 'MemberExpression' || node.left.property.type !== 'Identifier' || !/^(on|On[A-Z])/.test(node.left.property.name)) return;
  markListener(node, walk);
  walk.assignedHandlers.push(node);
}

/** Who waits for an answer, or listens. */
function markAsked(node: TSESTree.Node, walk: Walk): void {
  mark(node, walk, 'operates');
  mark(node, walk, 'notices');
}

/** Who is told of a failure, and not of other things. */
function markHandler(node: TSESTree.Node, walk: Walk): void {
  markAsked(node, walk);
  markAnswer(node, walk);
}

const markListener = (node: Registration, walk: Walk): void => (isForFailure(node) ? markHandler : markAsked)(node, walk);

function noteCall(node: TSESTree.CallExpression, walk: Walk): void {
  const { callee } = node;
  const name = lastNameOf(callee);
  noteByName(node, name, walk);
  if (tellsHandler(node, name)) {
    notePromise(node, name, walk);
  } else if (registers(name)) {
    markListener(node, walk);
    walk.registrations.push(node);
  } else if (name === 'use' && isInterception(callee)) {
    walk.interceptions.push(node);
  } else if (tellsApart(node.arguments)) {
    markHandler(node, walk);
  } else if (mayFail(node, name, walk)) {
    mark(node, walk, 'operates');
  }
}

function notePromise(node: TSESTree.CallExpression, name: string, walk: Walk): void {
  const { callee, arguments: args } = node;
  if (callee.type === 'MemberExpression' && callee.object.type === 'CallExpression') walk.asked.push(callee.object);
  markAsked(node, walk);
  if (name !== 'then' || args.length > 1) markAnswer(node, walk);
}

/** What is looked for later by what it is called. */
function noteByName(node: TSESTree.CallExpression, name: string, walk: Walk): void {
  if (name.startsWith('use')) walk.hooks.push(node);
  if (name === 'setInterval') walk.intervals.push(node);
  if (lacks(node, 'answersOnce', walk) && isNamedWait(name)) markAnswer(node, walk);
}

/** By a part of its name: what is asked is only whether it is worth a longer look. */
const isNamedWait = byName((name) => /sleep|delay|wait|pause|backoff|later|schedule|setImmediate|nextTick|^(?!clear).*timeout/i.test(name));

function noteInstance(node: TSESTree.NewExpression, walk: Walk): void {
  const isTold = node.arguments.some(hasFailureHandler) || tellsApart(node.arguments);
  if (isTold || (node.callee.type === 'Identifier' && node.callee.name === 'Promise')) mark(node, walk, 'operates');
  if (isTold) markHandler(node, walk);
}

/** Without a promise: at once, to a callback, later by a timer. */
function mayFail(node: TSESTree.CallExpression, name: string, walk: Walk): boolean {
  if (!lacks(node, 'operates', walk)) return false;
  return name.endsWith('Sync') || name === 'setTimeout' || isBlockingWait(node.callee) || node.arguments.some(isErrorFirst) || (walk.guarded > 0 && (node.callee.type === 'Identifier' || isReturnedLater(node)));
}

/** `Atomics.wait(…)`: who stands still between the turns waits for something that failed at once. */
const isBlockingWait = (callee: TSESTree.Node): boolean =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Atomics' && lastNameOf(callee) === 'wait';

function isInterception(callee: TSESTree.Node): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'MemberExpression' && lastNameOf(callee.object) === 'response' && lastNameOf(callee.object.object) === 'interceptors';
}
