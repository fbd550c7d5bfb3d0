import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import { bindError } from './answer/bind-error.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { insertStatements } from './code/insert-statement.js';
import { memberText } from './code/object-literal.js';
import { isTypeScript } from './code/is-typescript.js';
import { lastStatement } from './attempts/own-end.js';
import { answersComePast } from './attempts/answers-past.js';
import { succeedsByLeaving } from './attempts/count-turns.js';
import { statusOf } from './answer/answer-member.js';
import { visibleResponse } from './answer/response-variable.js';
import { contains, isInList, isLoop, leaves } from './code/syntax.js';

/** Keeps the last failure: as the cause of the error that the site throws, or by throwing it where the site just ends. */
export const rethrowLastError = fix((draft) => {
  const { shape, lastFailure } = draft.site.facts;
  const path = shape.failurePaths.find(({ node }) => node.type === 'CatchClause');
  if (!path || lastFailure.kind !== 'lost') return false;
  const node = lastStatement(draft);
  // Who is told by a call is told there.
  if (lastFailure.tells === true) return false;
  return node?.type === 'ThrowStatement' ? addCause(draft, path, node.argument) : throwIt(draft, path, node);
});

/** `new Error('…')` becomes `new Error('…', { cause: error })`. */
function addCause(draft: Draft, path: FailurePath, thrown: TSESTree.Expression): boolean {
  // One that has a cause already, of some failures, gets no second one.
  if (thrown.type !== 'NewExpression' || /\bcause\b/.test(draft.file.textOf(thrown))) return false;
  const error = contains(path.node, thrown) ? bindError(draft, path) : keepError(draft, path);
  if (error === null) return false;
  const [message, options] = thrown.arguments;
  const isBuiltIn = /^(\w*Error)$/.test(draft.file.textOf(thrown.callee)) && draft.file.lookUp(draft.file.textOf(thrown.callee), thrown.range[0]) === null;
  if (isBuiltIn && message && !options) draft.insert(message.range[1], `, { ${memberText('cause', error)} }`);
  else {
    draft.insert(thrown.range[0], 'Object.assign(');
    draft.insert(thrown.range[1], `, { ${memberText('cause', error)} })`);
  }
  return true;
}

/** Throws the last error where the site ends as if nothing had happened: its callers may count on that. */
function throwIt(draft: Draft, path: FailurePath, end: TSESTree.Node | null): boolean {
  const { node } = draft.site;
  draft.safe = false;
  const error = end && contains(path.node, end) ? bindError(draft, path) : keepError(draft, path);
  if (error === null) return false;
  const line = `throw ${error}${draft.style.semicolon}`;
  if (end) draft.replace(end, line);
  else if (isLoop(node) && isInList(node)) insertStatements(draft, { kind: 'after', statement: node }, [line]);
  else return false;
  return true;
}

/** A variable beside the loop that keeps the error of the last turn. */
function keepError(draft: Draft, path: FailurePath): string | null {
  const { node } = draft.site;
  const error = bindError(draft, path);
  // What goes on by itself has no error to keep.
  if (draft.site.facts.shape.failurePaths.some((other) => other.kind === 'check' && other.retryNode?.type === 'ContinueStatement')) return null;
  if (error === null || !isLoop(node) || !isInList(node) || path.node.type !== 'CatchClause') return null;
  const { semicolon } = draft.style;
  const { node: handler } = path;
  const answer = answersComePast(handler, draft) ? badAnswer(draft, handler.parent.block) : null;
  if (answer === undefined) return null;
  const name = draft.declare('lastError', node);
  if (answer !== null) insertStatements(draft, { kind: 'end', block: handler.parent.block }, [`${name} = ${answer}${semicolon}`]);
  insertStatements(draft, { kind: 'before', statement: node }, [`let ${name}${isTypeScript(draft) ? ': unknown' : ''}${semicolon}`]);
  insertStatements(draft, { kind: 'start', block: handler.body }, [`${name} = ${error}${semicolon}`]);
  return name;
}

/** The last failure where an answer is that, and comes to the end of a `try`; undefined where nothing there tells it from a success. */
function badAnswer(draft: Draft, block: TSESTree.BlockStatement): string | undefined {
  const { node } = draft.site;
  const last = block.body.at(-1);
  const response = last && !leaves(block) && isLoop(node) && succeedsByLeaving(draft, node) ? visibleResponse(draft, last, null, 'set') : null;
  return response === null ? undefined : `new Error(\`HTTP \${${statusOf(draft, response)}}\`)`;
}
