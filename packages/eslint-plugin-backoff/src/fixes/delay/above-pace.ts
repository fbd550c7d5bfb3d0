import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { ancestors, bare, classMember, isFunction, isLoop, memberName } from '../code/syntax.js';
import { retryAfterAt } from '../retry-after/retry-after-at.js';
import { delayCall } from './delay-call.js';
import type { DelaySource } from './delay-source.js';
import { delayTerms } from './delay-terms.js';
import { isCommonWait } from './is-common-wait.js';
import { replaceLength } from './tell-wait.js';

/**
 * Of a wait after success and failure alike, `interval = baseMs` after the one and `interval *= 2` after the other, leaves to chance what the failures have added:
 * `baseMs + fullJitter(0, { base: interval - baseMs, cap: maxMs })`.
 *
 * @param retryAfter the header's raw value, as an expression
 * @returns whether the wait is one of those
 */
export function jitterAbovePace(draft: Draft, wait: Wait, source: DelaySource, retryAfter: string | null): boolean {
  const { node, unitMs, calls } = source;
  const pace = unitMs === 1 && calls.length === 0 && isCommonWait(wait.node, draft) ? paceOf(node, draft) : null;
  if (pace === null) return false;
  draft.once(node, () => {
    const { cap } = delayTerms(source, draft);
    const asked = retryAfter ?? headerIgnored(draft, wait);
    const call = delayCall(draft, { attempt: '0', base: `${draft.file.textOf(node)} - ${pace}`, cap, retryAfter: asked });
    replaceLength(draft, node, asked === null ? `${pace} + ${call}` : `Math.min(${pace} + ${call}, 2 ** 31 - 1)`);
    return call;
  });
  return true;
}

/** What the server asks for is told such a wait at once: as random as it is then, it may not be taken for that of a retry any more. */
const headerIgnored = (draft: Draft, { node }: Wait): string | null => (draft.site.facts.retryAfter.kind === 'ignored' ? retryAfterAt(draft, node) : null);

/** What a length is when all is well: the one thing that it is set to, beside what makes it grow. Null where that is not all that becomes of it. */
function paceOf(length: TSESTree.Expression, draft: Draft): string | null {
  const { set, grown } = changesOf(bare(length), draft);
  const [first] = set;
  if (!first || grown.length === 0 || !grown.every((change) => growsBy(change, draft)) || !set.every((each) => isSame(each, first, draft) && meansSame(each, length, draft))) return null;
  // What failures make longer, and nothing sets back, is the pace.
  if (set.length === 1 && !isInTurn(first)) draft.safe = false;
  return draft.file.textOf(first);
}

interface Changes {
  readonly set: readonly TSESTree.Expression[];
  /** What is worked out of the length itself. */
  readonly grown: readonly TSESTree.AssignmentExpression[];
}

/** All that a variable or a field is set to. */
function changesOf(length: TSESTree.Node, { file }: Draft): Changes {
  const declared = fieldOf(length) ?? file.definition(length);
  const first = firstOf(declared);
  const text = file.textOf(length);
  const scope = [...ancestors(length)].find(({ type }) => type === (declared?.type === 'PropertyDefinition' ? 'ClassBody' : 'Program'));
  const isMeant = (left: TSESTree.Node): boolean => file.textOf(left) === text && file.variable(left) === file.variable(length);
  const later = first === undefined || !scope ? [] : [...file.within(scope)].flatMap((node) => (node.type === 'AssignmentExpression' && isMeant(node.left) ? [node] : []));
  const isOfItself = ({ operator, right }: TSESTree.AssignmentExpression): boolean => operator !== '=' || [...file.within(right)].some((part) => file.textOf(part) === text);
  return { set: [...(first ? [first] : []), ...later.filter((each) => !isOfItself(each)).map(({ right }) => right)], grown: later.filter(isOfItself) };
}

const fieldOf = (length: TSESTree.Node): TSESTree.Node | null =>
  length.type === 'MemberExpression' && length.object.type === 'ThisExpression' ? classMember(length, memberName(length)) : null;

/** What is written where something is declared; undefined for a parameter and the like. */
function firstOf(declared: TSESTree.Node | null): TSESTree.Expression | null | undefined {
  if (declared?.type === 'VariableDeclarator') return declared.init;
  return declared?.type === 'PropertyDefinition' ? declared.value : undefined;
}

/** `interval *= 2`, `interval = Math.min(interval + 100, max)`, and not `interval /= 10`. */
function growsBy({ operator, right }: TSESTree.AssignmentExpression, { file }: Draft): boolean {
  const text = file.textOf(right);
  if (operator !== '=') return /^[*+]=$/.test(operator) && (literalNumber(right) ?? 2) >= 1;
  return /[*+]/.test(text) && !/[/-]|\* *0?\.\d|Math\.max\(/.test(text);
}

function isSame(one: TSESTree.Expression, other: TSESTree.Expression, { file }: Draft): boolean {
  const written = literalNumber(one);
  return written === null ? file.textOf(one) === file.textOf(other) : written === literalNumber(other);
}

/** Whether an expression is a number, or a name that means the same at a node: one that TypeScript need not have looked at, and nobody sets anew. */
function meansSame(value: TSESTree.Expression, at: TSESTree.Node, { file }: Draft): boolean {
  const written = literalNumber(value);
  if (written !== null) return written > 0;
  if (value.type === 'MemberExpression') return value.object.type === 'ThisExpression' && file.textOf(at).startsWith('this.');
  const variable = value.type === 'Identifier' ? file.variable(value) : null;
  if (!variable || value.type !== 'Identifier' || file.lookUp(value.name, at.range[0]) !== variable) return false;
  return !file.uses(variable).some(({ parent }) => parent?.type === 'AssignmentExpression' && file.textOf(parent.left) === value.name);
}

/** Whether each turn of a loop within the function sets something anew. */
function isInTurn(init: TSESTree.Node): boolean {
  const around = [...ancestors(init)];
  const fn = around.findIndex(isFunction);
  return around.slice(0, fn === -1 ? undefined : fn).some(isLoop);
}
