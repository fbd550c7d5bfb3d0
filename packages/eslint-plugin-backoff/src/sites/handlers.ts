import type { Candidate } from './candidate.js';
import type { Outline } from './outline.js';

const FAILURE_EVENT = /^(.*(error|close|closed|end|disconnect|disconnected|exit|lost|failed))$/i;

/** Registrations of a handler for an event by which something long-lived says that it has failed. */
export function findHandlers(outline: Outline): readonly Candidate[] {
  return outline.registrations
    .filter(({ arguments: [event, handler] }) => event?.type === 'Literal' && typeof event.value === 'string' && FAILURE_EVENT.test(event.value) && handler !== undefined)
    .map((node) => ({ kind: 'handler', node }));
}
