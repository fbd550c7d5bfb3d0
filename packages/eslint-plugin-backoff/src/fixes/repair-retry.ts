import type { TSESTree } from '@typescript-eslint/types';

import type { IneffectiveRetry } from '../facts/retry-site.js';
import { beginAgain, beginWithEach } from './attempts/begin-again.js';
import { countFailure } from './attempts/stuck-counter.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { contains, functionAround, mayAwait } from './code/syntax.js';

/** Makes a retry happen that cannot: awaits the operation, takes a power for the exclusive or; other flaws as suggestions. */
export const repairRetry = fix((draft) => {
  for (const flaw of draft.site.facts.ineffective) repair(draft, flaw);
  return true;
}, beginWithEach);

function repair(draft: Draft, flaw: IneffectiveRetry): void {
  switch (flaw.kind) {
    case 'not awaited':
      awaitIt(draft, flaw);
      break;
    case 'xor for power':
      if (!isCount(flaw.node.right)) draft.safe = false;
      replaceOperator(draft, flaw.node.left.range[1], flaw.node.right.range[0], '^', '**');
      break;
    case 'async predicate':
      if (mayAwait(flaw.node)) draft.insert(flaw.node.range[0], 'await ');
      draft.safe = false;
      break;
    case 'always true':
    case 'always false':
      joinOtherwise(draft, flaw);
      break;
    case 'counter never changes':
      draft.safe = false;
      countFailure(draft, flaw);
      break;
    case 'same promise':
      beginAgain(draft, flaw);
      break;
  }
}

/** A counter, or one a little further on: of what grows faster, `2 ^ (attempt * 3)`, the power would be out of all bounds. */
const isCount = (exponent: TSESTree.Node): boolean => exponent.type === 'Identifier' || exponent.type === 'MemberExpression' || (exponent.type === 'BinaryExpression' && /^[+-]$/.test(exponent.operator) && exponent.right.type === 'Literal' && Number(exponent.right.value) < MOST_ADDED);

const MOST_ADDED = 10;

function awaitIt(draft: Draft, { node }: IneffectiveRetry): void {
  const value = node.type === 'ReturnStatement' && node.argument ? node.argument : node;
  if (contains(draft.site.node, value) && mayAwait(value) && functionAround(value)) draft.insert(value.range[0], 'await ');
}

function replaceOperator(draft: Draft, from: number, to: number, operator: string, by: string): void {
  const at = draft.file.text.slice(from, to).indexOf(operator);
  if (at >= 0) draft.replaceRange([from + at, from + at + operator.length], by);
}

/** `a !== 403 || a !== 404` is always true, and means `&&`. */
function joinOtherwise(draft: Draft, { node, kind }: IneffectiveRetry): void {
  draft.safe = false;
  if (node.type !== 'LogicalExpression') return;
  const [wrong, right] = kind === 'always true' ? ['||', '&&'] : ['&&', '||'];
  if (node.operator === wrong) replaceOperator(draft, node.left.range[1], node.right.range[0], wrong, right);
}
