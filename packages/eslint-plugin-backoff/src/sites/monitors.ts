import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from './candidate.js';
import { isConnect } from './connects.js';
import { functionOf } from './function-of.js';
import { holds } from './holds.js';
import type { Outline } from './outline.js';
import type { Source } from './source.js';

/** `setInterval(() => { if (socket.readyState === WebSocket.CLOSED) connect(); }, 5000)`: what looks after a connection, and opens it again when it is lost. */
export function findMonitors({ intervals }: Outline, source: Source): readonly Candidate[] {
  return intervals.filter(({ arguments: [callback] }) => callback !== undefined && connectsIf(callback, source)).map((node) => ({ kind: 'monitor', node }));
}

function connectsIf(callback: TSESTree.Node, source: Source): boolean {
  const fn = functionOf(callback, source);
  if (fn === null) return false;
  return asksAndConnects(fn, source) || holds(fn, (node) => leadsTo(node, fn, source), source);
}

/** `() => this.check()`, where `check` connects on a condition. */
function leadsTo(node: TSESTree.Node, from: TSESTree.FunctionLike, source: Source): boolean {
  const called = node.type === 'CallExpression' ? functionOf(node.callee, source) : null;
  return called !== null && called !== from && asksAndConnects(called, source);
}

/** `if (!open) connect();`, `if (open) return; connect();` */
const asksAndConnects = (fn: TSESTree.Node, source: Source): boolean =>
  holds(fn, (node) => (isCondition(node) && holds(node, isConnect, source)) || leavesEarly(node), source) && holds(fn, isConnect, source);

const leavesEarly = (node: TSESTree.Node): boolean => node.type === 'IfStatement' && (node.consequent.type === 'BlockStatement' ? node.consequent.body.at(-1) : node.consequent)?.type === 'ReturnStatement';

const isCondition = ({ type }: TSESTree.Node): boolean => type === 'IfStatement' || type === 'LogicalExpression' || type === 'ConditionalExpression';
