import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { bindError } from '../answer/bind-error.js';
import { hoistStatus } from '../answer/hoist.js';
import { plainEnd } from '../attempts/give-up.js';
import { answeredEnd } from '../attempts/own-end.js';
import type { Draft } from '../code/draft.js';
import { insertIntoFunction, insertStatements } from '../code/insert-statement.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { contains, isFunction, isLoop, statementOf } from '../code/syntax.js';
import { errorStatus } from './error-field.js';
import { isPermanent } from './permanent-failure.js';

/**
 * Leaves a loop behind the statement that waits for a chain, where the chain makes nothing of a failure and the site has an answer in
 * the end: what its handler would throw, the callers do not expect. False where that is not so.
 */
export function guardBehindChain(draft: Draft, path: FailurePath): boolean {
  const chain = chainOf(path, draft);
  const next = chain && statementBehind(chain);
  const end = next && (answeredEnd(draft, path, chain) ?? plainEnd(draft, chain));
  const status = end && statusBehind(draft, path, chain, next);
  if (!status) return false;
  insertStatements(draft, { kind: 'after', statement: chain }, [`if (${isPermanent(draft, status)}) ${end}${draft.style.semicolon}`]);
  return true;
}

/** The statement of the loop that waits for the chain which a path is a handler of. */
function chainOf({ node }: FailurePath, { site }: Draft): TSESTree.Statement | null {
  const chain = node.parent && isPromiseHandler(node) ? statementOf(node.parent) : null;
  return chain && isLoop(site.node) && contains(site.node.body, chain) ? chain : null;
}

function statementBehind(statement: TSESTree.Statement): TSESTree.Statement | null {
  const { parent } = statement;
  return parent.type === 'BlockStatement' ? (parent.body[parent.body.indexOf(statement) + 1] ?? null) : null;
}

/** The status of the failure that a chain has come to, as it is known behind it; null where it is not. */
function statusBehind(draft: Draft, path: FailurePath, chain: TSESTree.Statement, next: TSESTree.Statement): string | null {
  if (draft.site.facts.operation.failsBy === 'response') return hoistStatus(draft, next);
  const { semicolon } = draft.style;
  const error = bindError(draft, path);
  if (error === null || !isFunction(path.node)) return null;
  const name = draft.declare('status', chain);
  insertStatements(draft, { kind: 'before', statement: chain }, [`let ${name} = 0${semicolon}`]);
  insertIntoFunction(draft, path.node, [`${name} = ${errorStatus(draft, path, error)}${semicolon}`]);
  return name;
}
