import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath, Wait } from '../facts/retry-site.js';
import { bindError } from './answer/bind-error.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { knownRetryNumber } from './attempts/retry-number.js';
import { insertIntoFunction, insertStatements } from './code/insert-statement.js';
import { contains, isFunction, isInList, promiseAround, statementOf } from './code/syntax.js';

/** Writes a failed attempt to the console: which one, how long until the next, and why. A project may log elsewhere: a suggestion. */
export const logFailedAttempt = fix((draft) => {
  draft.safe = false;
  return draft.site.facts.shape.failurePaths.map((path) => log(draft, path)).some(Boolean);
}, undefined, () => true);

function log(draft: Draft, path: FailurePath): boolean {
  const reason = bindError(draft, path) ?? (path.response === null ? null : `${path.response}.status`);
  if (reason === null) return false;
  const wait = draft.site.facts.delay.waits.find(({ node }) => contains(path.node, node));
  return (wait !== undefined && logBeforeWait(draft, wait, reason)) || logAtOnce(draft, path, reason);
}

/** `const delay = …; console.warn(…); await sleep(delay);` */
function logBeforeWait(draft: Draft, { node, delayNode, unitMs }: Wait, reason: string): boolean {
  const statement = statementOf(promiseAround(node));
  if (!statement || !delayNode || !isInList(statement) || !contains(statement, delayNode)) return false;
  const lines = [];
  let delay = draft.file.textOf(delayNode);
  if (delayNode.type !== 'Identifier') {
    const name = draft.declare('delay', statement);
    lines.push(`const ${name} = ${delay}${draft.style.semicolon}`);
    draft.replace(delayNode, name);
    delay = name;
  }
  insertStatements(draft, { kind: 'before', statement }, [...lines, warning(draft, statement, { reason, next: `, next in \${${delay}}${unitWord(unitMs)}` })]);
  return true;
}

function logAtOnce(draft: Draft, { node, body }: FailurePath, reason: string): boolean {
  const line = warning(draft, body ?? node, { reason, next: '' });
  if (isFunction(node)) insertIntoFunction(draft, node, [line]);
  else if (isBlock(body)) insertStatements(draft, { kind: 'start', block: body }, [line]);
  else return false;
  return true;
}

function isBlock(node: TSESTree.Node | null): node is TSESTree.BlockStatement {
  return node?.type === 'BlockStatement';
}

/** Why an attempt has failed, and what is said of the next. */
interface Failure {
  readonly reason: string;
  readonly next: string;
}

function warning(draft: Draft, at: TSESTree.Node, { reason, next }: Failure): string {
  const number = attemptNumber(draft, at);
  const which = number === null ? 'Attempt' : `Attempt \${${number}}`;
  const text = `${which} failed${next}`;
  const quote = text.includes('${') ? '`' : draft.style.quote;
  return `console.warn(${quote}${text}${quote}, ${reason})${draft.style.semicolon}`;
}

/** Which attempt has failed at a node, from 1 on; null where nothing counts. */
function attemptNumber(draft: Draft, at: TSESTree.Node): string | null {
  const retry = knownRetryNumber(draft, at);
  if (retry === null) return null;
  const [, counted] = /^([\w$.#]+) - 1$/.exec(retry) ?? [];
  const [, begin, left] = /^(\d+) - ([\w$.#]+)$/.exec(retry) ?? [];
  return counted ?? (left === undefined ? `${retry} + 1` : `${Number(begin) + 1} - ${left}`);
}

function unitWord(unitMs: Wait['unitMs']): string {
  if (unitMs === null) return '';
  return unitMs === 1000 ? ' s' : ' ms';
}
