import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { lastNameOf } from '../../sites/members.js';
import { onlyTells } from '../../sites/only-tells.js';
import { wordsOf } from '../../sites/words-of.js';
import type { Draft } from '../code/draft.js';

/** What a failure is called where it is dealt with. */
type Caught = Pick<FailurePath, 'error'>;

/**
 * The first of the statements right before a wait that tell its length and nothing of what failed, as a log does: who makes no other
 * attempt has nothing to say there. The wait's own statement, where there is none.
 */
export function firstAboutWait(wait: TSESTree.Statement, path: Caught, draft: Draft): TSESTree.Statement {
  const { parent } = wait;
  if (parent.type !== 'BlockStatement') return wait;
  const lengths = lengthsIn(wait, draft);
  const before = parent.body.slice(0, parent.body.indexOf(wait));
  const behind = before.findLastIndex((statement) => !isAbout(statement, lengths, path, draft));
  return before[behind + 1] ?? wait;
}

/** `log('Again in ' + delayMs)`, `log('Retrying …')`, and the same under `if (logger.isDebug())`. */
function isAbout(statement: TSESTree.Statement, lengths: ReadonlySet<string>, path: Caught, draft: Draft): boolean {
  const { error } = path;
  if (statement.type === 'IfStatement') return statement.alternate === null && asksOfLog(statement.test, draft) && isAllAbout(statementsIn(statement.consequent), lengths, path, draft);
  if (!onlyLogs(statement, draft)) return false;
  const told = statement.expression.arguments.flatMap((argument) => namesIn(argument, draft));
  const isTold = told.some((name) => lengths.has(name)) || (told.length === 0 && statement.expression.arguments.some((argument) => SAYS_AGAIN.test(draft.file.textOf(argument))));
  return isTold && !told.some((name) => error !== null && name.split(/\W/)[0] === error);
}

/** A call that tells something. What counts as it does so is wanted after the last attempt too. */
const onlyLogs = (statement: TSESTree.Statement, draft: Draft): statement is TSESTree.ExpressionStatement & { readonly expression: TSESTree.CallExpression } =>
  statement.type === 'ExpressionStatement' && statement.expression.type === 'CallExpression' && onlyTells(statement.expression) && !changesAny(statement, draft);

const isAllAbout = (statements: readonly TSESTree.Statement[], lengths: ReadonlySet<string>, path: Caught, draft: Draft): boolean => statements.length > 0 && statements.every((each) => isAbout(each, lengths, path, draft));

/** `logger.isLevelEnabled('debug')`, `options.verbose`: whether anything is to be told, which a question to the log alone changes nothing by. */
function asksOfLog(test: TSESTree.Expression, { file }: Draft): boolean {
  if (changesAny(test, { file })) return false;
  const parts = [...file.within(test)];
  const calls = parts.flatMap((part) => (part.type === 'CallExpression' ? [part] : []));
  return calls.every(({ callee }) => callee.type === 'MemberExpression' && OF_LOG.test(wordsOf(lastNameOf(callee.object)))) && parts.some((part) => part.type === 'Identifier' && OF_LOG.test(wordsOf(part.name)));
}

const changesAny = (node: TSESTree.Node, { file }: Pick<Draft, 'file'>): boolean => [...file.within(node)].some(({ type }) => /^(Await|Assignment|Update|Yield)Expression$/.test(type));

const OF_LOG = /\b(log|logs|logger|logging|debug|verbose|console)\b/;

const statementsIn = (branch: TSESTree.Statement): readonly TSESTree.Statement[] => (branch.type === 'BlockStatement' ? branch.body : [branch]);

const SAYS_AGAIN = /\b(retrying|(try|trying) again|again in)\b/i;

/** The names in the lengths of the site's waits that a statement holds, but for what counts the attempts. */
function lengthsIn(statement: TSESTree.Statement, draft: Draft): ReadonlySet<string> {
  const parts = new Set(draft.file.within(statement));
  const { delay, retryAfter } = draft.site.facts;
  const lengths = [...delay.waits, ...(retryAfter.waits ?? [])].flatMap(({ delayNode }) => (delayNode !== null && parts.has(delayNode) ? [delayNode] : []));
  const counter = draft.site.facts.shape.counter?.text;
  return new Set(lengths.flatMap((length) => namesIn(length, draft)).filter((name) => name !== counter));
}

/** The variables and members in an expression, each as it is written. */
const namesIn = (node: TSESTree.Node, { file }: Draft): readonly string[] =>
  [...file.within(node)].filter(({ type, parent }) => (type === 'Identifier' || type === 'MemberExpression') && parent.type !== 'MemberExpression').map((name) => file.textOf(name));
