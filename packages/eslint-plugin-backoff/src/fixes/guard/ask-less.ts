import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { insertStatements } from '../code/insert-statement.js';
import { isPermanent } from './permanent-failure.js';
import { statusOf } from './refuse-permanent.js';
import { bare, calleeName, isInList, statementOf } from '../code/syntax.js';

/** Has code that asks for each next attempt itself ask for none where the status says that the request itself is wrong. */
export function askLess(draft: Draft): boolean {
  const { nodes, stop } = draft.site.facts.cures?.asks ?? { nodes: [], stop: null };
  const [node, ...others] = nodes;
  if (node === undefined || others.length > 0) return false;
  return node.type === 'Identifier' ? guardHandler(draft, node) : node.type === 'CallExpression' && guardAsking(draft, node, stop);
}

function guardAsking(draft: Draft, call: TSESTree.CallExpression, stop: string | null): boolean {
  const [argument] = call.arguments;
  const error = argument === undefined ? undefined : bare(argument);
  if (error?.type !== 'Identifier') return false;
  return stop === null ? guardCall(draft, call, error.name) : guardAnswer(draft, call, error.name, stop);
}

/** `.catch(retry)` */
function guardHandler(draft: Draft, node: TSESTree.Identifier): boolean {
  const status = isCatch(node.parent) ? statusOf(draft, 'error') : null;
  if (status === null) return false;
  draft.replace(node, `(error) => { const status = ${status} ?? 0; if (${isPermanent(draft, 'status')}) throw error; return ${node.name}(error); }`);
  return true;
}

const isCatch = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && calleeName(node) === 'catch';

/** `retry(error)`, which throws: alone in a statement, or as all that a handler does. */
function guardCall(draft: Draft, call: TSESTree.Node, error: string): boolean {
  const { parent } = call;
  const isBody = parent?.type === 'ArrowFunctionExpression' && parent.body === call;
  const statement = isBody ? null : statementOf(call);
  if (!isBody && (statement === null || !isInList(statement) || parent !== statement)) return false;
  const lines = guardLines(draft, call, error, `throw ${error}`);
  if (lines === null) return false;
  if (statement === null) draft.replace(call, `{ ${lines.map((line) => (line.endsWith(';') ? line : `${line};`)).join(' ')} return ${draft.file.textOf(call)}; }`);
  else insertStatements(draft, { kind: 'before', statement }, lines);
  return true;
}

/** `if (operation.retry(error)) return;`: what is asked for after `operation.stop()` is refused, and the error is kept as the last one. */
function guardAnswer(draft: Draft, call: TSESTree.Node, error: string, stop: string): boolean {
  const statement = statementOf(call);
  const holder = call.type === 'CallExpression' && call.callee.type === 'MemberExpression' ? draft.file.textOf(call.callee.object) : null;
  if (holder === null || statement === null || !isInList(statement)) return false;
  const guard = guardLines(draft, call, error, `${holder}.${stop}()`);
  if (guard !== null) insertStatements(draft, { kind: 'before', statement }, guard);
  return guard !== null;
}

/** Does something where the status of an error says that the request itself is wrong; null where the status cannot be had. */
function guardLines(draft: Draft, at: TSESTree.Node, error: string, end: string): readonly string[] | null {
  const status = statusOf(draft, error);
  if (status === null) return null;
  const [name, { semicolon }] = [draft.declare('status', at), draft.style];
  return [`const ${name} = ${status} ?? 0${semicolon}`, `if (${isPermanent(draft, name)}) ${end}${semicolon}`];
}
