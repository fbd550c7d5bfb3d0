import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import { literalNumber, numberIn, product, usesChance } from './arithmetic.js';
import { decomposeDelay } from './decompose-delay.js';
import { delayCall, type DelayTerms } from './delay-call.js';
import { type DelaySource, delaySource } from './delay-source.js';
import { decomposeLinear } from './decompose-linear.js';
import type { Draft } from './draft.js';
import { dropUnused } from './drop-unused.js';
import { existingDelayCall } from './existing-delay-call.js';
import { retryNumber } from './retry-number.js';
import { siteCap } from './site-cap.js';
import { bare, contains, isFunction } from './syntax.js';

/**
 * Has the reference helper work out a wait, from the site's own base, factor and cap.
 *
 * @param retryAfter the header's raw value, as an expression
 * @returns whether that could be done
 */
export function jitterDelay(draft: Draft, wait: Wait, retryAfter: string | null = null): boolean {
  if (existingDelayCall(wait, draft)) return false;
  const actual = actualWait(wait, draft.file);
  const found = delaySource(actual, draft.file);
  if (!found) return false;
  // What a helper works out knows nothing of this response.
  const source = retryAfter !== null && found.helper && actual.delayNode ? { node: actual.delayNode, unitMs: actual.unitMs, helper: null } : found;
  const call = delayCall(draft, { ...termsOf(source, draft), retryAfter });
  draft.replace(source.node, source.unitMs === 1 ? call : `${call} / ${source.unitMs}`);
  dropUnused(draft, source.node, call);
  return true;
}

/** The site's delay as the helper takes it. What cannot be taken apart is a ceiling of its own, for each retry anew. */
function termsOf({ node, unitMs, helper }: DelaySource, draft: Draft): DelayTerms {
  const { file, site } = draft;
  const cap = siteCap(draft, node);
  const formula = decomposeDelay(node, file) ?? (helper ? null : decomposeLinear(node, draft));
  if (formula) {
    const { base, attempt, factor } = formula;
    return { attempt, base: inMs(base, unitMs), factor, cap: formula.cap === null ? cap : inMs(formula.cap, unitMs) };
  }
  const base = inMs(file.textOf(node), unitMs);
  const isFixed = /^(fixed|none)$/.test(site.facts.growth.kind) && !usesChance(node, file) && isConstant(node, draft);
  return { attempt: (isFixed && !helper ? retryNumber(draft, node) : null) ?? '0', base, cap };
}

function inMs(text: string, unitMs: number): string {
  if (unitMs === 1) return text;
  const isProduct = /^[\w.$]+( \* [\w.$]+)*$/.test(text);
  return numberIn(text) === null && !isProduct ? `(${text}) * ${unitMs}` : product(text, String(unitMs));
}

/** Whether an expression is a number or a plain name that the site does not set anew. */
function isConstant(expression: TSESTree.Node, { file, site }: Draft): boolean {
  const node = bare(expression);
  if (literalNumber(node) !== null) return true;
  const definition = file.definition(node);
  return /^[\w$.*\s]+$/.test(file.textOf(node)) && !(definition && !isFunction(site.node) && contains(site.node, definition));
}
