import type { TSESTree } from '@typescript-eslint/types';

import type { Loop } from './candidate.js';
import { lastNameOf } from './members.js';
import { isFunction, type Source } from './source.js';

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

/** One file in outline: what a single walk over its tree finds. */
export interface Outline {
  readonly loops: readonly LoopOutline[];
  readonly functions: ReadonlyMap<TSESTree.FunctionLike, FunctionOutline>;
  /** `this.name`, and `self.name` where `self` may be `this`. */
  readonly selfReferences: readonly TSESTree.MemberExpression[];
  readonly registrations: readonly TSESTree.CallExpression[];
  readonly tries: readonly TSESTree.TryStatement[];
  /** `client.interceptors.response.use(…)`. */
  readonly interceptions: readonly TSESTree.CallExpression[];
}

interface Walk {
  readonly loops: LoopOutline[];
  readonly functions: Map<TSESTree.FunctionLike, FunctionOutline>;
  readonly selfReferences: TSESTree.MemberExpression[];
  readonly registrations: TSESTree.CallExpression[];
  readonly tries: TSESTree.TryStatement[];
  readonly interceptions: TSESTree.CallExpression[];
  /** What is open around the place of the walk, innermost last. */
  readonly open: (LoopOutline | FunctionOutline)[];
  /** How many `try` statements are open. */
  guarded: number;
}

/** Walks a file once. */
export function outline(source: Source): Outline {
  const walk: Walk = { loops: [], functions: new Map(), selfReferences: [], registrations: [], tries: [], interceptions: [], open: [], guarded: 0 };
  source.walk(
    (node) => enter(node, walk),
    (node) => leave(node, walk),
  );
  return walk;
}

function enter(node: TSESTree.Node, walk: Walk): void {
  if (node.type === 'TryStatement') walk.guarded += 1;
  const opened = opens(node, walk);
  if (opened !== null) walk.open.push(opened);
  note(node, walk);
}

function leave(node: TSESTree.Node, walk: Walk): void {
  if (node.type === 'TryStatement') walk.guarded -= 1;
  if (walk.open.at(-1)?.node === node) walk.open.pop();
}

function opens(node: TSESTree.Node, walk: Walk): LoopOutline | FunctionOutline | null {
  switch (node.type) {
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForOfStatement':
    case 'ForInStatement': {
      const loop: LoopOutline = { node, operates: false, notices: false };
      walk.loops.push(loop);
      return loop;
    }
    default: {
      if (!isFunction(node)) return null;
      const outlined: FunctionOutline = { node, operates: false, notices: false };
      walk.functions.set(node, outlined);
      return outlined;
    }
  }
}

function note(node: TSESTree.Node, walk: Walk): void {
  switch (node.type) {
    case 'AwaitExpression':
      return mark(walk, 'operates');
    case 'CatchClause':
      return mark(walk, 'notices');
    case 'TryStatement':
      walk.tries.push(node);
      return;
    case 'IfStatement':
    case 'SwitchStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return mark(walk, 'notices');
    case 'NewExpression':
      if (node.callee.type === 'Identifier' && node.callee.name === 'Promise') mark(walk, 'operates');
      return;
    case 'AssignmentExpression':
      if (node.left.type === 'MemberExpression' && node.left.property.type === 'Identifier' && node.left.property.name.startsWith('on')) {
        mark(walk, 'operates');
        mark(walk, 'notices');
      }
      return;
    case 'CallExpression':
      return noteCall(node, walk);
    case 'MemberExpression':
      if (node.object.type === 'ThisExpression' || (node.object.type === 'Identifier' && /^(self|that|_this|me|vm)$/.test(node.object.name))) walk.selfReferences.push(node);
      return;
    default:
  }
}

function mark(walk: Walk, feature: keyof Features): void {
  for (const open of walk.open) open[feature] = true;
}

function noteCall(node: TSESTree.CallExpression, walk: Walk): void {
  const { callee } = node;
  const name = lastNameOf(callee);
  if (name === 'then' || name === 'catch') {
    mark(walk, 'operates');
    mark(walk, 'notices');
  } else if (/^(on|once|addEventListener|addListener)$/.test(name) || /^on[A-Z]/.test(name)) {
    mark(walk, 'operates');
    mark(walk, 'notices');
    walk.registrations.push(node);
  } else if (name === 'use' && isInterception(callee)) {
    walk.interceptions.push(node);
  } else if (mayFail(node, name, walk)) {
    mark(walk, 'operates');
  }
}

/** Without a promise: at once, to a callback, later by a timer. */
function mayFail(node: TSESTree.CallExpression, name: string, { guarded }: Walk): boolean {
  return name.endsWith('Sync') || name === 'setTimeout' || node.arguments.some(isErrorFirst) || (node.callee.type === 'Identifier' && guarded > 0);
}

function isInterception(callee: TSESTree.Node): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'MemberExpression' && lastNameOf(callee.object) === 'response' && lastNameOf(callee.object.object) === 'interceptors';
}

/** A callback that is told of an error before anything else. */
function isErrorFirst(argument: TSESTree.Node): boolean {
  const [first] = isFunction(argument) ? argument.params : [];
  return first?.type === 'Identifier' && /^_?e(x|rr|rror)?$|err/i.test(first.name);
}
