import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { indentationAt } from '../code/file-style.js';
import { insertStatements, type Place } from '../code/insert-statement.js';
import { isWait } from './is-wait.js';
import { contains, leaves } from '../code/syntax.js';

/** A statement that waits, and the condition under which another attempt follows; null where one always does. */
interface Waiting {
  readonly statement: string;
  readonly condition: string | null;
}

/** Puts a wait at a place, or into what stands there and is done for the same failures. Where a choice has waited there for some, it goes in its other branch: none should wait twice. */
export function placeWait(draft: Draft, place: Place, { statement, condition }: Waiting): void {
  const asked = condition === null ? null : branchAsked(draft, place, condition);
  const own = condition === null || asked ? statement : `if (${condition}) ${statement}`;
  const choice = asked ? null : choiceThatWaits(draft, place);
  if (choice?.alternate === null) insertElse(draft, choice, own);
  else insertStatements(draft, asked ? { kind: 'end', block: asked } : otherBranch(choice, draft) ?? place, [own]);
}

/** An `else` as the choice before it is written: in braces where that has some. */
function insertElse(draft: Draft, { range, consequent }: TSESTree.IfStatement, statement: string): void {
  const { file, style } = draft;
  const outer = style.newline + indentationAt(file.text, consequent.range[1] - 1);
  const isBlock = consequent.type === 'BlockStatement' && file.textOf(consequent).includes('\n');
  const own = isBlock ? `{${outer}${style.indent}${statement}${outer}}` : statement;
  draft.insert(range[1], `${/[;}]$/.test(file.text.slice(...range)) ? '' : ';'} else ${own}`);
}

/** The end of the one branch of a choice that does not wait. */
function otherBranch(choice: TSESTree.IfStatement | null, draft: Draft): Place | null {
  const [block, ...others] = [choice?.consequent, choice?.alternate].filter((branch) => !!branch && !waitsIn(branch, draft));
  return block?.type === 'BlockStatement' && others.length === 0 ? { kind: 'end', block } : null;
}

/** The choice that ends what comes to a place, or one in its `else`, where one branch of it waits, and the other does not, or is not there. */
function choiceThatWaits(draft: Draft, place: Place): TSESTree.IfStatement | null {
  const last = place.kind === 'end' ? place.block.body.at(-1) : undefined;
  return last?.type === 'IfStatement' ? waitingIn(last, draft) : null;
}

function waitingIn(choice: TSESTree.IfStatement, draft: Draft): TSESTree.IfStatement | null {
  const { consequent, alternate } = choice;
  if (alternate?.type === 'IfStatement') return waitsIn(consequent, draft) ? null : waitingIn(alternate, draft);
  const branches = [consequent, ...(alternate ? [alternate] : [])];
  return branches.some((branch) => waitsIn(branch, draft)) && !branches.some(leaves) ? choice : null;
}

function waitsIn(branch: TSESTree.Statement, { site: { facts }, file, settings }: Draft): boolean {
  const waits = [...facts.delay.waits, ...(facts.retryAfter.waits ?? [])].filter(({ awaited }) => awaited);
  return waits.some(({ node }) => contains(branch, node)) || isWait(branch, file, settings.sleepFunctions);
}

/** What is done right before a place where another attempt follows, as a report of that: `if (attempt < 3) { log('again'); }`. */
function branchAsked({ file }: Draft, place: Place, condition: string): TSESTree.BlockStatement | null {
  const before = place.kind === 'end' || place.kind === 'before' ? statementBefore(place) : undefined;
  const isAsked = before?.type === 'IfStatement' && before.alternate === null && file.textOf(before.test) === condition;
  return isAsked && before.consequent.type === 'BlockStatement' && !leaves(before.consequent) ? before.consequent : null;
}

/** What is done right before a place in its block. */
export function statementBefore(place: { readonly kind: 'call' } | Place): TSESTree.Statement | undefined {
  if (place.kind === 'end') return place.block.body.at(-1);
  if (place.kind !== 'before' || place.statement.parent.type !== 'BlockStatement') return undefined;
  const { body } = place.statement.parent;
  return body[body.indexOf(place.statement) - 1];
}
