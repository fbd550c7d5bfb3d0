import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { retryNumber } from '../attempts/retry-number.js';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { bare, calleeName } from '../code/syntax.js';
import { type DelayTerms, delayCall, milliseconds } from './delay-call.js';
import { existingDelayCall } from './existing-delay-call.js';
import { inUnit } from './jitter-delay.js';
import { siteCap } from './site-cap.js';

/** Gives a wait of 0 a length; who says how long it takes is to have that. False where it has the helper's already. */
export function lengthen(draft: Draft, wait: Wait): boolean {
  const { node, delayNode, unitMs } = wait;
  const terms = termsFor(draft, wait);
  if (node.type !== 'CallExpression' || terms === null) return false;
  if (delayNode) {
    const call = inUnit(delayCall(draft, terms), unitMs);
    draft.replace(delayNode, literalNumber(bare(delayNode)) === 0 ? call : `${asFirst(delayNode, draft)} || ${call}`);
  } else {
    const last = node.arguments.at(-1);
    const call = delayCall(draft, terms);
    if (last) draft.insert(last.range[1], `, ${call}`);
    else draft.insert(node.range[1] - 1, call);
    if (/^(setImmediate|nextTick|queueMicrotask)$/.test(calleeName(node) ?? '')) draft.replace(node.callee, 'setTimeout');
  }
  return true;
}

/**
 * The same of a length by a name in ms, `delayMs`, which is 0 where nobody asks for more: both the server and who says how long it takes are to have that.
 *
 * @param retryAfter the header's raw value, as an expression that can stand there
 */
export function lengthenAsAsked(draft: Draft, wait: Wait, retryAfter: string): boolean {
  const { delayNode, unitMs } = wait;
  const terms = termsFor(draft, wait);
  if (terms === null || delayNode?.type !== 'Identifier' || unitMs !== 1) return false;
  const own = draft.file.textOf(delayNode);
  draft.replace(delayNode, delayCall(draft, { ...terms, base: `${own} || ${terms.base}`, cap: `${own} || ${terms.cap}`, retryAfter }));
  return true;
}

/** What the helper goes by where there is no wait; null where it works the length out already. */
function termsFor(draft: Draft, wait: Wait): DelayTerms | null {
  const { node } = wait;
  return existingDelayCall(wait, draft) ? null : { attempt: retryNumber(draft, node) ?? '0', base: milliseconds(draft.settings.baseDelayMs), cap: siteCap(draft, node) };
}

/** An expression as it can stand before `||`. */
function asFirst(node: TSESTree.Node, { file }: Draft): string {
  const isLoose = /^(Conditional|Assignment|ArrowFunction|Sequence|Yield)Expression$/.test(node.type) || (node.type === 'LogicalExpression' && node.operator === '??');
  return isLoose ? `(${file.textOf(node)})` : file.textOf(node);
}
