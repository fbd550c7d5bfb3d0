import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { attemptCalls } from '../attempts/attempt-calls.js';
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
      forgetBefore(draft, path, at, `${name} = undefined${semicolon}`);
    });
    return name;
  });
}

/** Whether a function deals with the rejection of a promise that is waited for before a node. */
function isHandlerBefore(path: TSESTree.Node, at: TSESTree.Node): boolean {
  const statement = path.parent && isPromiseHandler(path) ? statementOf(path.parent) : null;
  return statement !== null && isInList(statement) && statement.range[1] <= at.range[0] && contains(statement.parent, at);
}

/** Where a turn may come to the wait without a refusal, what one before it asked for is over: once that has been waited. */
function forgetBefore(draft: Draft, path: TSESTree.Node, at: TSESTree.Node, line: string): void {
  const place = path.type === 'CatchClause' ? beforeTry(draft, path.parent, at) : path.parent && statementOf(path.parent);
  if (place && isInList(place)) insertStatements(draft, { kind: 'before', statement: place }, [line]);
}

/** The statement before which nothing was refused yet in a turn; null where none comes to the wait without a refusal. */
function beforeTry(draft: Draft, attempt: TSESTree.TryStatement, at: TSESTree.Node): TSESTree.Statement | null {
  const { block } = attempt;
  if (leaves(block) && !draft.site.facts.shape.goesOn) return null;
  return contains(block, at) ? attemptIn(draft, block) : attempt;
}

/** The statement of a block that makes the attempt. */
function attemptIn(draft: Draft, { body }: TSESTree.BlockStatement): TSESTree.Statement | null {
  return body.find((statement) => attemptCalls(draft).some((call) => contains(statement, call))) ?? null;
}
