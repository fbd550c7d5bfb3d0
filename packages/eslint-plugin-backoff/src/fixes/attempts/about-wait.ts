import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { onlyTells } from '../../sites/only-tells.js';
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

/** `log('Again in ' + delayMs)`, `log('Retrying …')` */
function isAbout(statement: TSESTree.Statement, lengths: ReadonlySet<string>, { error }: Caught, draft: Draft): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression' || !onlyTells(statement.expression)) return false;
  const told = statement.expression.arguments.flatMap((argument) => namesIn(argument, draft));
  const isTold = told.some((name) => lengths.has(name)) || (told.length === 0 && statement.expression.arguments.some((argument) => SAYS_AGAIN.test(draft.file.textOf(argument))));
  return isTold && !told.some((name) => error !== null && name.split(/\W/)[0] === error);
}

const SAYS_AGAIN = /\b(retrying|(try|trying) again|again in)\b/i;

/** The names in the lengths of the site's waits that a statement holds, but for what counts the attempts. */
function lengthsIn(statement: TSESTree.Statement, draft: Draft): ReadonlySet<string> {
  const parts = new Set(draft.file.within(statement));
  const lengths = draft.site.facts.delay.waits.flatMap(({ delayNode }) => (delayNode !== null && parts.has(delayNode) ? [delayNode] : []));
  const counter = draft.site.facts.shape.counter?.text;
  return new Set(lengths.flatMap((length) => namesIn(length, draft)).filter((name) => name !== counter));
}

/** The variables and members in an expression, each as it is written. */
const namesIn = (node: TSESTree.Node, { file }: Draft): readonly string[] =>
  [...file.within(node)].filter(({ type, parent }) => (type === 'Identifier' || type === 'MemberExpression') && parent.type !== 'MemberExpression').map((name) => file.textOf(name));
