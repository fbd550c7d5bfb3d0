import type { TSESTree } from '@typescript-eslint/types';

import type { Loop } from './candidate.js';
import { isFailureHandler, isFailureOption, isToldOfLoss } from './failure-handlers.js';
import { lastNameOf } from './members.js';
import { parametersOf } from './parameters.js';
import { contains, isFunction, type Source } from './source.js';

/** What a stretch of code holds that a retry needs. */
export interface Features {
  /** Something that may fail and takes a while: `await`, `.then`, a handler, a callback, a synchronous file operation. */
  operates: boolean;
  /** Something that notices a failure: `catch`, a rejection handler, a handler of an error, a check. */
  notices: boolean;
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

type Stretch = LoopOutline | FunctionOutline | TryOutline;

/** One file in outline: what a single walk over its tree finds. */
export interface Outline {
  readonly loops: readonly LoopOutline[];
  readonly functions: ReadonlyMap<TSESTree.FunctionLike, FunctionOutline>;
  /** `this.name`, `self.name` where `self` may be `this`, and what the file exports: `exports.name`, `module.exports`. */
  readonly selfReferences: readonly TSESTree.MemberExpression[];
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
  readonly registrations: TSESTree.CallExpression[];
  readonly intervals: TSESTree.CallExpression[];
  readonly assignedHandlers: TSESTree.AssignmentExpression[];
  readonly tries: TSESTree.TryStatement[];
  readonly asked: TSESTree.CallExpression[];
  readonly interceptions: TSESTree.CallExpression[];
  readonly hooks: TSESTree.CallExpression[];
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

function walked(source: Source): Outline {
  const walk: Walk = { loops: [], functions: new Map(), selfReferences: [], registrations: [], intervals: [], assignedHandlers: [], tries: [], asked: [], interceptions: [], hooks: [], open: [], guarded: 0 };
  source.walk((node) => enter(node, walk));
  return walk;
}

/** One look at the type of each node: most are of none of these. */
function enter(node: TSESTree.Node, walk: Walk): void {
  switch (node.type) {
    case 'MemberExpression':
      return noteMember(node, walk);
    case 'CallExpression':
      return noteCall(node, walk);
    case 'AwaitExpression':
      if (node.argument.type === 'CallExpression') walk.asked.push(node.argument);
      return mark(node, walk, 'operates');
    case 'CatchClause':
    case 'IfStatement':
    case 'SwitchStatement':
    case 'ConditionalExpression':
      return mark(node, walk, 'notices');
    case 'NewExpression':
      return noteInstance(node, walk);
    case 'AssignmentExpression':
      return noteAssignment(node, walk);
    default:
      openAt(node, walk);
  }
}

/** Loops, functions and `try` statements are open until they are left. */
function openAt(node: TSESTree.Node, walk: Walk): void {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      walk.functions.set(node, open({ node, operates: false, notices: false }, walk));
      return;
    case 'TryStatement':
      open({ node, operates: false, notices: false }, walk);
      walk.tries.push(node);
      walk.guarded += 1;
      return;
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      walk.loops.push(open({ node, operates: false, notices: false }, walk));
      return mark(node, walk, 'notices');
    case 'ForOfStatement':
      if (node.await) mark(node, walk, 'operates');
      walk.loops.push(open({ node, operates: node.await, notices: false }, walk));
      return;
    case 'ForInStatement':
      walk.loops.push(open({ node, operates: false, notices: false }, walk));
      return;
    default:
  }
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
  }
}

const SELVES = new Set(['self', 'that', '_this', 'me', 'vm', 'exports', 'module']);

function noteMember(node: TSESTree.MemberExpression, walk: Walk): void {
  if (isSelf(node.object)) walk.selfReferences.push(node);
}

function isSelf(object: TSESTree.Node): boolean {
  if (object.type === 'Identifier') return SELVES.has(object.name);
  return object.type === 'ThisExpression' || (object.type === 'MemberExpression' && isExports(object));
}

/** `module.exports` */
const isExports = ({ object, property }: TSESTree.MemberExpression): boolean =>
  object.type === 'Identifier' && object.name === 'module' && property.type === 'Identifier' && property.name === 'exports';

/** `on`, `once`, `onClose`, `onclose`, `addEventListener` */
const registers = (name: string): boolean => (name.startsWith('on') ? /^on(?:ce)?$|^on[A-Z]/.test(name) || isToldOfLoss(name) : name === 'addEventListener' || name === 'addListener');

/** `socket.onerror = …` */
function noteAssignment(node: TSESTree.AssignmentExpression, walk: Walk): void {
  if (node.left.type !== 'MemberExpression' || node.left.property.type !== 'Identifier' || !node.left.property.name.startsWith('on')) return;
  mark(node, walk, 'operates');
  mark(node, walk, 'notices');
  walk.assignedHandlers.push(node);
}

function noteCall(node: TSESTree.CallExpression, walk: Walk): void {
  const { callee } = node;
  const name = lastNameOf(callee);
  noteByName(node, name, walk);
  if (tellsHandler(node, name)) {
    if (callee.type === 'MemberExpression' && callee.object.type === 'CallExpression') walk.asked.push(callee.object);
    mark(node, walk, 'operates');
    mark(node, walk, 'notices');
  } else if (registers(name)) {
    mark(node, walk, 'operates');
    mark(node, walk, 'notices');
    walk.registrations.push(node);
  } else if (name === 'use' && isInterception(callee)) {
    walk.interceptions.push(node);
  } else if (tellsApart(node.arguments)) {
    mark(node, walk, 'operates');
    mark(node, walk, 'notices');
  } else if (mayFail(node, name, walk)) {
    mark(node, walk, 'operates');
  }
}

/** `.then(…)`, `.catch(…)`, `request({ error })` */
const tellsHandler = (node: TSESTree.CallExpression, name: string): boolean => /^(then|catch|fail)$/.test(name) || node.arguments.some(hasFailureHandler);

/** What is looked for later by what it is called. */
function noteByName(node: TSESTree.CallExpression, name: string, walk: Walk): void {
  if (name.startsWith('use')) walk.hooks.push(node);
  if (name === 'setInterval') walk.intervals.push(node);
}

function noteInstance(node: TSESTree.NewExpression, walk: Walk): void {
  const isTold = node.arguments.some(hasFailureHandler);
  if (isTold || (node.callee.type === 'Identifier' && node.callee.name === 'Promise')) mark(node, walk, 'operates');
  if (isTold) mark(node, walk, 'notices');
}

/** Without a promise: at once, to a callback, later by a timer. */
function mayFail(node: TSESTree.CallExpression, name: string, walk: Walk): boolean {
  leaveBefore(node, walk);
  if (walk.open.at(-1)?.operates !== false) return false; // nothing is open, or it is known
  return name.endsWith('Sync') || name === 'setTimeout' || isBlockingWait(node.callee) || node.arguments.some(isErrorFirst) || (node.callee.type === 'Identifier' && walk.guarded > 0);
}

/** `Atomics.wait(…)`: who stands still between the turns waits for something that failed at once. */
const isBlockingWait = (callee: TSESTree.Node): boolean =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Atomics' && lastNameOf(callee) === 'wait';

function isInterception(callee: TSESTree.Node): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'MemberExpression' && lastNameOf(callee.object) === 'response' && lastNameOf(callee.object.object) === 'interceptors';
}

/** `{ error: function … }`: options with somebody to tell of a failure. */
function hasFailureHandler(argument: TSESTree.Node): boolean {
  const told = (property: TSESTree.ObjectLiteralElement): boolean =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.value.type !== 'Literal' && isFailureOption(property.key.name);
  return argument.type === 'ObjectExpression' && argument.properties.some(told);
}

/** `onSnapshot(place, show, (error) => …)`, `stream.subscribe(this.onNext, this.onError)`: who is told of failures behind who is told of the rest. */
function tellsApart(args: readonly TSESTree.Node[]): boolean {
  const isToldOfFailure = (arg: TSESTree.Node): boolean => (isFunction(arg) ? isErrorFirst(arg) : isFailureHandler(nameHanded(arg)));
  return args.length > 1 && args.some((arg, i) => i > 0 && isToldOfFailure(arg) && args.slice(0, i).some((other) => isFunction(other) || nameHanded(other) !== ''));
}

/** The name of a function that is handed over, by itself or bound to something: `this.onError.bind(this)`. */
function nameHanded(argument: TSESTree.Node): string {
  if (argument.type !== 'CallExpression') return lastNameOf(argument);
  return argument.callee.type === 'MemberExpression' && lastNameOf(argument.callee) === 'bind' ? lastNameOf(argument.callee.object) : '';
}

/** A callback that is told of an error before anything else: `(error, result) => …`. */
export function isErrorFirst(argument: TSESTree.Node): boolean {
  const [first] = isFunction(argument) ? parametersOf(argument) : [];
  return first?.type === 'Identifier' && /^_?e(x|rr|rror)?$|err/i.test(first.name);
}
