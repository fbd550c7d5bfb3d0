import type { FailurePath } from '../facts/retry-site.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { isPast } from './attempts/decision-place.js';
import { insertStatements, type Place } from './code/insert-statement.js';
import { visibleResponse } from './answer/response-variable.js';
import { isStatement, mayAwait } from './code/syntax.js';

/** Cancels the body of a response that is dropped, so that its connection is free for the next attempt. */
export const cancelBody = fix((draft) => draft.site.facts.shape.failurePaths.map((path) => cancel(draft, path)).some(Boolean), undefined, () => true);

function cancel(draft: Draft, path: FailurePath): boolean {
  const at = path.body ?? path.node;
  const response = path.kind === 'check' && mayAwait(at) ? visibleResponse(draft, at, path.response, true) : null;
  const place = placeOn(path);
  if (response === null || place === null) return false;
  insertStatements(draft, place, [`await ${response}.body?.cancel()${draft.style.semicolon}`]);
  return true;
}

/** Where a failure path begins. */
function placeOn({ node, body }: FailurePath): Place | null {
  const fallsPast = body === null || isPast(node, body);
  if (fallsPast) return isStatement(node) ? { kind: 'after', statement: node } : null;
  if (body.type === 'BlockStatement') return { kind: 'start', block: body };
  return isStatement(body) ? { kind: 'before', statement: body } : null;
}
