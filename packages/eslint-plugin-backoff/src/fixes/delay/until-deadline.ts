import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { mathFunction, operand } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import { bare, contains, functionAround, isLoop } from '../code/syntax.js';

/**
 * A length in ms in which the server has a say, held to the time that is left, `Math.min(…, Math.max(0, deadline - Date.now()))`, where the head of the loop asks for that before each
 * attempt: who is told to come back after the end of the time gives up when it has come. Any other length as it is.
 *
 * @param retryAfter the header's raw value, as an expression; null where the server has no say
 * @param at where the wait stands
 */
export function untilDeadline(draft: Draft, length: string, retryAfter: string | null, at: TSESTree.Node): string {
  const left = retryAfter === null ? null : leftForWait(draft, at);
  return left === null ? length : `Math.min(${length}, Math.max(0, ${left}))`;
}

/** Holds a length that is written down already, as the call of the helper that is handed the header, in the same way. */
export function holdUntilDeadline(draft: Draft, length: TSESTree.Node): void {
  const left = isHeld(length, draft) ? null : leftForWait(draft, length);
  if (left === null) return;
  draft.insert(length.range[0], 'Math.min(');
  draft.insert(length.range[1], `, Math.max(0, ${left}))`);
}

/** `Math.min(delay, deadline - Date.now())`, be it by a name: `Math.min(delay, remaining)`. */
function isHeld({ parent }: TSESTree.Node, { file }: Draft): boolean {
  if (parent?.type !== 'CallExpression' || mathFunction(parent) !== 'min') return false;
  return parent.arguments.some((limit) => file.textOf((limit.type === 'Identifier' ? constantValue(limit, file) : null) ?? limit).includes(NOW));
}

function leftForWait(draft: Draft, at: TSESTree.Node): string | null {
  const { node, facts: { bound } } = draft.site;
  const isInHead = bound.kind === 'time' && isLoop(node) && 'test' in node && node.test !== null && contains(node.test, bound.node);
  return isInHead && functionAround(at) === functionAround(node) && contains(node.body, at) ? timeLeft(bound.node, at, draft) : null;
}

/** `deadline - Date.now()` for `Date.now() < deadline`, `startedAt + limitMs - Date.now()` for `Date.now() - startedAt < limitMs`; null for any other question. */
function timeLeft(question: TSESTree.Node, at: TSESTree.Node, draft: Draft): string | null {
  const { file } = draft;
  const [clock, end] = clockAndEnd(question);
  if (clock === undefined || end === undefined || !isNumber(end, at, draft)) return null;
  if (file.textOf(clock) === NOW) return `${end.type === 'BinaryExpression' ? file.textOf(end) : operand(end, file)} - ${NOW}`;
  const isSince = clock.type === 'BinaryExpression' && clock.operator === '-' && file.textOf(clock.left) === NOW && isNumber(clock.right, at, draft);
  return isSince ? `${operand(clock.right, file)} + ${operand(end, file)} - ${NOW}` : null;
}

/** What is to be less, and than what. */
function clockAndEnd(question: TSESTree.Node): readonly [clock?: TSESTree.Node, end?: TSESTree.Node] {
  if (question.type !== 'BinaryExpression' || !/^[<>]=?$/.test(question.operator)) return [];
  return question.operator.startsWith('<') ? [bare(question.left), question.right] : [bare(question.right), question.left];
}

const NOW = 'Date.now()';

/** Whether a node is a number, or has a name that stands for the same one at another place. What a clock is compared with is a number where something is added to it. */
function isNumber(node: TSESTree.Node, at: TSESTree.Node, draft: Draft): boolean {
  const end = bare(node);
  if (end.type === 'BinaryExpression') return /^[-+*]$/.test(end.operator) && [end.left, end.right].every((part) => isNumber(part, at, draft) || isSameAt(at, bare(part), draft));
  if (end.type !== 'Identifier') return end.type === 'Literal';
  const variable = draft.file.variable(end);
  return variable !== null && isSameAt(at, end, draft) && !mayBeOther(draft.file.declaration(variable), draft);
}

/** Whether a node is a name that stands for the same at another place. */
function isSameAt(at: TSESTree.Node, name: TSESTree.Node, { file }: Draft): boolean {
  const variable = name.type === 'Identifier' ? file.variable(name) : null;
  return variable !== null && file.lookUp(variable.name, at.range[0]) === variable;
}

/** Whether TypeScript may hold that what has a name is no number: it is declared to be something else, or made by `new Date(…)`. */
function mayBeOther(declared: TSESTree.Node | null, { file }: Draft): boolean {
  const annotation = declared?.type === 'Identifier' ? declared.typeAnnotation : undefined;
  const isMade = declared?.parent?.type === 'VariableDeclarator' && declared.parent.init?.type === 'NewExpression';
  return isMade || (annotation !== undefined && file.textOf(annotation.typeAnnotation) !== 'number');
}
