import type { FailurePath } from '../facts/retry-site.js';
import { bindError } from './bind-error.js';
import type { Draft } from './draft.js';
import { fix } from './fix.js';
import { insertIntoFunction, insertStatements } from './insert-statement.js';
import { isFunction } from './syntax.js';

/** Writes a failed attempt to the console: which one, and why. A suggestion, since a project has its own way to log. */
export const logFailedAttempt = fix((draft) => {
  draft.safe = false;
  return draft.site.facts.shape.failurePaths.map((path) => log(draft, path)).some(Boolean);
});

function log(draft: Draft, path: FailurePath): boolean {
  const { style, site } = draft;
  const what = bindError(draft, path) ?? (path.response === null ? null : `${path.response}.status`);
  if (what === null) return false;
  const counter = site.facts.shape.counter?.text;
  const count = counter === undefined ? '' : `, ${counter}`;
  const line = `console.warn(${style.quote}Attempt failed${style.quote}${count}, ${what})${style.semicolon}`;
  const { node, body } = path;
  if (node.type === 'CatchClause') insertStatements(draft, { kind: 'start', block: node.body }, [line]);
  else if (isFunction(node)) insertIntoFunction(draft, node, [line]);
  else if (body?.type === 'BlockStatement') insertStatements(draft, { kind: 'start', block: body }, [line]);
  else return false;
  return true;
}
