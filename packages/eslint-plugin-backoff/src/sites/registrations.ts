import type { TSESTree } from '@typescript-eslint/types';

import { isToldOfLoss } from './failure-handlers.js';
import { lastNameOf } from './members.js';

const FAILURE_EVENT = /(error|close|closed|end|disconnect|disconnected|exit|lost|failed)$/i;

/** The event that a registration names: its text, or the last name of a constant, as in `Events.ERROR`. Null for others. */
function eventOf(node: TSESTree.Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node?.type === 'MemberExpression' ? lastNameOf(node) : null;
}

/** Where a handler is registered: `socket.on('close', …)`, `socket.onClose(…)`, `client.onclose = …`. */
export type Registration = TSESTree.CallExpression | TSESTree.AssignmentExpression;

/** The event that a handler is registered for, where that is written here: in the call, or in the name of what takes the handler. */
export function registeredEvent(node: Registration): string | null {
  if (node.type === 'AssignmentExpression') return lastNameOf(node.left).slice(2);
  return namedByTaker(node.callee) ?? eventOf(node.arguments[0]);
}

/** The event that is in the name of what takes the handler: `socket.onClose(…)`, or in browser extensions `port.onDisconnect.addListener(…)`. */
export function namedByTaker(callee: TSESTree.Node): string | null {
  const name = lastNameOf(callee);
  if (isToldOfLoss(name)) return name.slice(2);
  return name === 'addListener' && callee.type === 'MemberExpression' ? eventNamed(lastNameOf(callee.object)) : null;
}

/** The event that a member like `onDisconnect` stands for; null where it is none. */
export const eventNamed = (member: string): string | null => (/^on[A-Z]/.test(member) ? member.slice(2) : null);

/** Whether who is registered is told that something long-lived has failed. */
export const isForFailure = (node: Registration): boolean => FAILURE_EVENT.test(registeredEvent(node) ?? '');
