import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from './candidate.js';
import { lastNameOf } from './members.js';
import type { Outline } from './outline.js';

const FAILURE_EVENT = /(error|close|closed|end|disconnect|disconnected|exit|lost|failed)$/i;

/** The event that a registration names: its text, or the last name of a constant, as in `Events.ERROR`. Null for others. */
export function eventOf(node: TSESTree.Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node?.type === 'MemberExpression' ? lastNameOf(node) : null;
}

/** Where a handler is registered: `socket.on('close', …)`, `client.onclose = …`. */
export type Registration = TSESTree.CallExpression | TSESTree.AssignmentExpression;

/** The event that a handler is registered for, where that is written here. */
export function registeredEvent(node: Registration): string | null {
  return node.type === 'CallExpression' ? eventOf(node.arguments[0]) : lastNameOf(node.left).slice(2);
}

/** `recognition.onend`, `track.onended`, `file.onloadend`: in browsers, what tells so has come to its end as it should. */
const tellsOfEnd = (node: TSESTree.AssignmentExpression): boolean => /end(ed)?$/i.test(lastNameOf(node.left));

/** Registrations of a handler for an event by which something long-lived says that it has failed. */
export function findHandlers({ registrations, assignedHandlers }: Outline): readonly Candidate[] {
  const called = registrations.filter(({ arguments: [, handler] }) => handler !== undefined);
  return [...called, ...assignedHandlers.filter((node) => !tellsOfEnd(node))]
    .filter((node) => FAILURE_EVENT.test(registeredEvent(node) ?? ''))
    .map((node) => ({ kind: 'handler', node }));
}
