import type { FailurePath } from '../facts/retry-site.js';
import type { Draft } from './draft.js';
import { fix } from './fix.js';
import { insertStatements } from './insert-statement.js';
import { visibleResponse } from './response-variable.js';
import { isStatement, mayAwait } from './syntax.js';

/** Cancels the body of a response that is dropped, so that its connection is free for the next attempt. */
export const cancelBody = fix((draft) => draft.site.facts.shape.failurePaths.map((path) => cancel(draft, path)).some(Boolean));

function cancel(draft: Draft, { kind, node, body, response: hint }: FailurePath): boolean {
  const at = body ?? node;
  const response = kind === 'check' && mayAwait(at) ? visibleResponse(draft, at, hint, true) : null;
  if (response === null) return false;
  const line = `await ${response}.body?.cancel()${draft.style.semicolon}`;
  if (body?.type === 'BlockStatement') insertStatements(draft, { kind: 'start', block: body }, [line]);
  else if (body && isStatement(body)) insertStatements(draft, { kind: 'before', statement: body }, [line]);
  else if (isStatement(node)) insertStatements(draft, { kind: 'after', statement: node }, [line]);
  else return false;
  return true;
}
