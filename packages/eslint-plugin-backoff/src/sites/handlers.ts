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

/** Registrations of a handler for an event by which something long-lived says that it has failed. */
export function findHandlers(outline: Outline): readonly Candidate[] {
  return outline.registrations
    .filter(({ arguments: [event, handler] }) => handler !== undefined && FAILURE_EVENT.test(eventOf(event) ?? ''))
    .map((node) => ({ kind: 'handler', node }));
}
