import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from './candidate.js';
import { isToldOfLoss } from './failure-handlers.js';
import { functionOf } from './function-of.js';
import { lastNameOf } from './members.js';
import type { Outline } from './outline.js';
import type { Source } from './source.js';

const FAILURE_EVENT = /(error|close|closed|end|disconnect|disconnected|exit|lost|failed)$/i;

/** The event that a registration names: its text, or the last name of a constant, as in `Events.ERROR`. Null for others. */
export function eventOf(node: TSESTree.Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node?.type === 'MemberExpression' ? lastNameOf(node) : null;
}

/** Where a handler is registered: `socket.on('close', …)`, `socket.onClose(…)`, `client.onclose = …`. */
export type Registration = TSESTree.CallExpression | TSESTree.AssignmentExpression;

/** The event that a handler is registered for, where that is written here: in the call, or in the name of what takes the handler. */
export function registeredEvent(node: Registration): string | null {
  if (node.type === 'AssignmentExpression') return lastNameOf(node.left).slice(2);
  const name = lastNameOf(node.callee);
  return isToldOfLoss(name) ? name.slice(2) : eventOf(node.arguments[0]);
}

/** `recognition.onend`, `track.onended`, `file.onloadend`: in browsers, what tells so has come to its end as it should. */
const tellsOfEnd = (node: TSESTree.AssignmentExpression): boolean => /end(ed)?$/i.test(lastNameOf(node.left));

/** Registrations of a handler for an event by which something long-lived says that it has failed. */
export function findHandlers({ registrations, assignedHandlers }: Outline, source: Source): readonly Candidate[] {
  const called = registrations.filter(({ callee, arguments: [first, second] }) => (isToldOfLoss(lastNameOf(callee)) ? first !== undefined && functionOf(first, source) !== null : second !== undefined));
  return [...called, ...assignedHandlers.filter((node) => !tellsOfEnd(node))]
    .filter((node) => FAILURE_EVENT.test(registeredEvent(node) ?? ''))
    .map((node) => ({ kind: 'handler', node }));
}
