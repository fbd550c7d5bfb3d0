import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { indentationAt } from '../code/file-style.js';
import { insertStatements, type Place } from '../code/insert-statement.js';
import { statementBefore } from '../code/statement-before.js';
import { branchesWithout } from './branches-without.js';
import { leaves } from '../code/syntax.js';

/** A statement that waits, and the condition under which another attempt follows; null where one always does. */
interface Waiting {
  readonly statement: string;
  readonly condition: string | null;
}

/** Puts a wait at a place, or into what stands there and is done for the same failures. Where a choice has waited there for some, it goes in its other branches: none should wait twice. */
export function placeWait(draft: Draft, place: Place, { statement, condition }: Waiting): void {
  const asked = condition === null ? null : branchAsked(draft, place, condition);
  if (asked) insertStatements(draft, { kind: 'end', block: asked }, [statement]);
  else placeInBranches(draft, place, condition === null ? statement : `if (${condition}) ${statement}`);
}

function placeInBranches(draft: Draft, place: Place, statement: string): void {
  const without = branchesWithout(draft, place);
  const places = without === null ? [place] : without.blocks.map((block) => ({ kind: 'end', block }) as const);
  for (const each of places) insertStatements(draft, each, [statement]);
  if (without?.open) insertElse(draft, without.open, statement);
}

/** An `else` as the choice before it is written: in braces where that has some. */
function insertElse(draft: Draft, { range, consequent }: TSESTree.IfStatement, statement: string): void {
  const { file, style } = draft;
  const outer = style.newline + indentationAt(file.text, consequent.range[1] - 1);
  const isBlock = consequent.type === 'BlockStatement' && file.textOf(consequent).includes('\n');
  const own = isBlock ? `{${outer}${style.indent}${statement}${outer}}` : statement;
  draft.insert(range[1], `${/[;}]$/.test(file.text.slice(...range)) ? '' : ';'} else ${own}`);
}

/** What is done right before a place where another attempt follows, as a report of that: `if (attempt < 3) { log('again'); }`. */
function branchAsked({ file }: Draft, place: Place, condition: string): TSESTree.BlockStatement | null {
  const before = place.kind === 'end' || place.kind === 'before' ? statementBefore(place) : undefined;
  const isAsked = before?.type === 'IfStatement' && before.alternate === null && file.textOf(before.test) === condition;
  return isAsked && before.consequent.type === 'BlockStatement' && !leaves(before.consequent) ? before.consequent : null;
}
