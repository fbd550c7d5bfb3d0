import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { handledPaths } from '../attempts/handled-paths.js';
import { insertStatements } from '../code/insert-statement.js';
import { isTypeScript } from '../code/is-typescript.js';
import { contains, isInList, isLoop, isStatement, leaves } from '../code/syntax.js';

/**
 * Has each `catch` of a loop note the header for a wait that stands outside of it, and returns the variable. Null where there is no
 * place for one.
 *
 * @param headerIn the header as an expression that can stand on a path
 */
export function noteRetryAfter(draft: Draft, at: TSESTree.Node, headerIn: (path: FailurePath) => string | null): string | null {
  const { node } = draft.site;
  const paths = handledPaths(draft);
  if (!isLoop(node) || !isInList(node) || !contains(node.body, at) || paths.some(({ node: path }) => path.type !== 'CatchClause')) return null;
  return draft.once('noted header', () => {
    const headers = paths.map((path) => headerIn(path));
    if (headers.length === 0 || headers.includes(null)) return null;
    const { semicolon } = draft.style;
    const name = draft.declare('retryAfter', node);
    const type = isTypeScript(draft) ? ': string | null | undefined' : '';
    insertStatements(draft, { kind: 'before', statement: node }, [`let ${name}${type}${semicolon}`]);
    paths.forEach(({ node: path }, i) => {
      const block = path.type === 'CatchClause' ? path.body : null;
      if (block) insertStatements(draft, { kind: 'start', block }, [`${name} = ${headers[i] ?? ''}${semicolon}`]);
      forgetBefore(draft, path.parent, `${name} = undefined${semicolon}`);
    });
    return name;
  });
}

/** Where a turn may come to the wait without a refusal, what one before it asked for is over. */
function forgetBefore(draft: Draft, attempt: TSESTree.Node | undefined, line: string): void {
  const isPassed = draft.site.facts.shape.goesOn || (attempt?.type === 'TryStatement' && !leaves(attempt.block));
  if (isPassed && attempt && isStatement(attempt) && isInList(attempt)) insertStatements(draft, { kind: 'before', statement: attempt }, [line]);
}
