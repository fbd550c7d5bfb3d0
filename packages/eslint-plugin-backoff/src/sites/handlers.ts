import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from './candidate.js';
import { functionOf } from './function-of.js';
import { lastNameOf } from './members.js';
import type { Outline } from './outline.js';
import { isOwnEventLater } from './own-events.js';
import { isForFailure, namedByTaker } from './registrations.js';
import type { Source } from './source.js';

/** `recognition.onend`, `track.onended`, `file.onloadend`: in browsers, what tells so has come to its end as it should. */
const tellsOfEnd = (node: TSESTree.AssignmentExpression): boolean => /end(ed)?$/i.test(lastNameOf(node.left));

/** Registrations of a handler for an event by which something long-lived says that it has failed. */
export function findHandlers({ registrations, assignedHandlers }: Outline, source: Source): readonly Candidate[] {
  const called = registrations.filter(({ callee, arguments: [first, second] }) => (namedByTaker(callee) !== null ? first !== undefined && functionOf(first, source) !== null : second !== undefined));
  return [...called, ...assignedHandlers.filter((node) => !tellsOfEnd(node))]
    .filter((node) => isForFailure(node) && !isOwnEventLater(node, source))
    .map((node) => ({ kind: 'handler', node }));
}
