import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { handledPaths } from '../attempts/handled-paths.js';
import { insertIntoFunction, insertStatements } from '../code/insert-statement.js';
import { isTypeScript } from '../code/is-typescript.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { contains, isFunction, isInList, isLoop, leaves, statementOf } from '../code/syntax.js';

/**
 * Has each `catch` of a loop, or the handler of a promise's rejection, note the header for a wait that stands outside of it, and returns the variable. Null where there is no
 * place for one.
 *
 * @param headerIn the header as an expression that can stand on a path
 */
export function noteRetryAfter(draft: Draft, at: TSESTree.Node, headerIn: (path: FailurePath) => string | null): string | null {
  const { node } = draft.site;
  const paths = handledPaths(draft);
  if (!isLoop(node) || !isInList(node) || !contains(node.body, at) || !paths.every(({ node: path }) => path.type === 'CatchClause' || isHandlerBefore(path, at))) return null;
  return draft.once('noted header', () => {
    const headers = paths.map((path) => headerIn(path));
    if (headers.length === 0 || headers.includes(null)) return null;
    const { semicolon } = draft.style;
    const name = draft.declare('retryAfter', node);
    const type = isTypeScript(draft) ? ': string | null | undefined' : '';
    insertStatements(draft, { kind: 'before', statement: node }, [`let ${name}${type}${semicolon}`]);
    paths.forEach(({ node: path }, i) => {
      const note = `${name} = ${headers[i] ?? ''}${semicolon}`;
      if (path.type === 'CatchClause') insertStatements(draft, { kind: 'start', block: path.body }, [note]);
      else if (isFunction(path)) insertIntoFunction(draft, path, [note]);
      forgetBefore(draft, path, `${name} = undefined${semicolon}`);
    });
    return name;
  });
}

/** Whether a function deals with the rejection of a promise that is waited for before a node. */
function isHandlerBefore(path: TSESTree.Node, at: TSESTree.Node): boolean {
  const statement = path.parent && isPromiseHandler(path) ? statementOf(path.parent) : null;
  return statement !== null && isInList(statement) && statement.range[1] <= at.range[0] && contains(statement.parent, at);
}

/** Where a turn may come to the wait without a refusal, what one before it asked for is over. */
function forgetBefore(draft: Draft, path: TSESTree.Node, line: string): void {
  const attempt = path.type === 'CatchClause' ? path.parent : path.parent && statementOf(path.parent);
  const isPassed = draft.site.facts.shape.goesOn || attempt?.type !== 'TryStatement' || !leaves(attempt.block);
  if (isPassed && attempt && isInList(attempt)) insertStatements(draft, { kind: 'before', statement: attempt }, [line]);
}
