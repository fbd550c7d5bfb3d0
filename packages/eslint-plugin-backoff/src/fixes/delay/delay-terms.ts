import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, numberIn, product, usesChance, valueOf } from '../code/arithmetic.js';
import { isOfGivenTable } from './asked-for.js';
import { ceilingAround } from './ceiling-around.js';
import { constantValue } from '../code/constant-value.js';
import { decomposeDelay } from './decompose-delay.js';
import { decomposeLinear } from './decompose-linear.js';
import { type DelayTerms, milliseconds } from './delay-call.js';
import type { DelaySource } from './delay-source.js';
import type { Draft } from '../code/draft.js';
import { growsElsewhere } from './grows-anyway.js';
import { isHandedLength } from './handed-length.js';
import { isExplained } from './is-explained.js';
import { isLonger } from './known-length.js';
import { isTypeScript } from '../code/is-typescript.js';
import { knownRetryNumber, retryNumber } from '../attempts/retry-number.js';
import { notBelow } from './not-below.js';
import { ownLimit } from './own-limit.js';
import { siteCap } from './site-cap.js';
import { variableCeiling } from './variable-ceiling.js';
import { withoutChance } from './without-chance.js';
import { bare, contains, functionAround, isFunction } from '../code/syntax.js';

/**
 * The site's delay as the helper takes it; in a unit that is not known no ceiling is made up for it.
 *
 * @param mayChange whether a fixed wait may grow
 */
export function delayTerms(source: DelaySource, draft: Draft, mayChange = true): DelayTerms {
  const { node, unitMs, helper } = source;
  const isKept = !usesChance(node, draft.file) && isExplained(node, draft.file);
  const formula = isKept ? null : (decomposeDelay(node, draft.file) ?? (helper ? null : decomposeLinear(node, draft)));
  if (formula === null) return wholeTerms(source, draft, mayChange);
  const { attempt, factor } = formula;
  const base = inMs(formula.base, unitMs);
  const held = formula.cap ?? ceilingAround(node, draft);
  return { attempt, base, factor, cap: held === null ? capFor(attempt, base, source, draft) : inMs(held, unitMs) };
}

/** A ceiling for what grows and has none of its own. */
const capFor = (attempt: string, base: string, { node, unitMs }: DelaySource, draft: Draft): string =>
  unitMs === null || isHeldDown(attempt, draft) ? 'Infinity' : notBelow(base, siteCap(draft, node), node, draft);

/** `baseMs * 2 ** Math.min(attempt, 3)`: what is no longer than `8 * baseMs` needs no other cap. */
const isHeldDown = (attempt: string, { site: { facts: { cap } } }: Draft): boolean => cap.kind === 'named' && /^[\d.]+ × /.test(cap.name) && attempt.includes('Math.min(');

/** What cannot be taken apart is a ceiling of its own, for each retry anew. */
function wholeTerms({ node, unitMs, helper }: DelaySource, draft: Draft, mayChange: boolean): DelayTerms {
  const { file } = draft;
  const limited = unitMs === null ? null : ownLimit(node, file);
  if (limited) return { attempt: '0', base: inMs(file.textOf(limited.delay), unitMs), cap: inMs(file.textOf(limited.limit), unitMs) };
  const base = inMs(ownText(node, file) + instead(node, draft), unitMs);
  if (unitMs === null) return { attempt: '0', base, cap: base };
  const own = ownCeiling(node, unitMs, draft);
  const cap = own ?? capOf(node, draft);
  if (mayChange && !helper && isToGrow(node, draft)) return { attempt: countFrom(draft, node, mayGrow(base, cap)), base, cap: notBelow(base, cap, node, draft) };
  return { attempt: '0', base, cap: own === null && isForOthers(cap, base, { node, unitMs }, draft) ? asLong(base) : cap };
}

/** Whether a ceiling is not meant for a length: it is from the settings, or lower than that is known to be. */
const isForOthers = (cap: string, base: string, { node, unitMs }: { readonly node: TSESTree.Expression; readonly unitMs: number }, draft: Draft): boolean =>
  isMadeUp(cap, base, node, draft) || isLonger(node, unitMs, cap, draft);

/** Whether nothing but the settings says how long a wait may be that is held down already, or is not known to grow, nor how long it is. */
function isMadeUp(cap: string, base: string, node: TSESTree.Expression, draft: Draft): boolean {
  const { site: { facts }, settings } = draft;
  if (cap !== milliseconds(settings.maxDelayMs) || valueOf(base) !== null) return false;
  if (facts.cap.kind === 'named' || isFixed(node, draft)) return true;
  if (!/^(none|fixed|unknown|other)$/.test(facts.growth.kind)) return false;
  return isOutside(node, draft) || !areLengthsSeen(draft);
}

/** Whether the runs saw how long each wait is. */
const areLengthsSeen = ({ site: { facts: { delay } } }: Draft): boolean => delay.waits.length < 2 && delay.steps.every((step) => step !== null);

/** Whether another file says what a name stands for: `config.retryDelay`. */
function isOutside(expression: TSESTree.Node, { file }: Pick<Draft, 'file'>): boolean {
  const node = bare(expression);
  if (node.type === 'MemberExpression') return isOutside(node.object, { file });
  return node.type === 'Identifier' && (file.variable(node)?.defs ?? []).every(({ type }) => type === 'ImportBinding');
}

/** A ceiling that cuts nothing. */
const asLong = (base: string): string => (/^[\w$.]+$/.test(base) ? base : 'Infinity');

/** Whether a length that is the same each time may grow. Who tries until a moment is to hear of success as soon as before. */
const isToGrow = (node: TSESTree.Expression, draft: Draft): boolean => draft.site.facts.bound.kind !== 'time' && (isFixed(node, draft) || (isConstant(node, draft) && growsElsewhere(draft)));

/** Whether a length is the same each time, by how it is written or as the runs saw it. */
const isFixed = (node: TSESTree.Expression, draft: Draft): boolean =>
  literalNumber(bare(node)) !== null || (/^(fixed|none)$/.test(draft.site.facts.growth.kind) && !usesChance(node, draft.file) && isConstant(node, draft));

/** A ceiling for what has none of its own: none where a caller says how long it takes. */
const capOf = (node: TSESTree.Expression, draft: Draft): string => (isHandedLength(node, draft) ? 'Infinity' : siteCap(draft, node));

/** What the delay is held to, less what chance adds to it; nothing where callers may hand in the table that it is of. */
function ownCeiling(node: TSESTree.Expression, unitMs: number, draft: Draft): string | null {
  if (isOfGivenTable(node, draft)) return 'Infinity';
  const text = ownText(node, draft.file);
  const own = [...draft.file.within(node)].find((part) => draft.file.textOf(part) === text);
  const ceiling = own ? variableCeiling(own, draft) : null;
  return ceiling === null ? null : inMs(ceiling, unitMs);
}

/** The zero-based retry: where it makes no difference, no counter is added for it. */
function countFrom(draft: Draft, node: TSESTree.Node, mayGrow: boolean): string {
  return (mayGrow ? retryNumber(draft, node) : knownRetryNumber(draft, node)) ?? '0';
}

/** Whether a ceiling lets a base grow. */
function mayGrow(base: string, cap: string): boolean {
  const [least, most] = [valueOf(base), valueOf(cap)];
  return least === null || most === null || least < most;
}

/** A delay as it is written, less what chance adds to it. */
function ownText(node: TSESTree.Expression, file: Draft['file']): string {
  return withoutChance(node, file) ?? file.textOf(node);
}

function inMs(text: string, unitMs: number | null): string {
  if (unitMs === 1 || unitMs === null) return text;
  const isProduct = /^[\w.$]+( \* [\w.$]+)*$/.test(text);
  return numberIn(text) === null && !isProduct ? `(${text}) * ${unitMs}` : product(text, String(unitMs));
}

/** TypeScript may hold that a table has no such entry: then its last one counts; or that a variable has no value. */
function instead(expression: TSESTree.Node, draft: Draft): string {
  const node = bare(expression);
  if (isForgotten(node, draft)) return ` ?? ${milliseconds(draft.settings.baseDelayMs)}`;
  if (!isTypeScript(draft) || node.type !== 'MemberExpression' || !node.computed || isTakenAsThere(expression, draft)) return '';
  const table = node.object.type === 'Identifier' ? constantValue(node.object, draft.file) : null;
  const last = table && bare(table).type === 'ArrayExpression' ? lastNumber(bare(table), draft) : null;
  return ` ?? ${last ?? milliseconds(draft.settings.baseDelayMs)}`;
}

/** `delaysMs[attempt]!`, or beside `if (delaysMs[attempt] > 0)`: TypeScript would not have that if it held that there may be no such entry. */
function isTakenAsThere(entry: TSESTree.Node, { file }: Draft): boolean {
  const text = file.textOf(entry);
  return entry.type === 'TSNonNullExpression' || [...file.within(functionAround(entry) ?? file.program)].some((node) => node.type === 'BinaryExpression' && /^([<>]=?|[-+*/])$/.test(node.operator) && [node.left, node.right].some((side) => file.textOf(side) === text));
}

/** `let ms: number | undefined;`: that it has been set, TypeScript forgets in a function. */
function isForgotten(node: TSESTree.Node, draft: Draft): boolean {
  const variable = node.type === 'Identifier' && isTypeScript(draft) ? draft.file.variable(node) : null;
  const declared = variable && draft.file.declaration(variable);
  if (declared?.type !== 'Identifier' || declared.typeAnnotation === undefined || functionAround(declared) === functionAround(node)) return false;
  return /\b(undefined|null)\b/.test(draft.file.textOf(declared.typeAnnotation));
}

function lastNumber(array: TSESTree.Node, { file }: Draft): string | null {
  const last = array.type === 'ArrayExpression' ? array.elements.at(-1) : null;
  return last && literalNumber(last) !== null ? file.textOf(last) : null;
}

/** Whether an expression is a number, a plain name, or a product of some, none of which the site sets anew. */
function isConstant(expression: TSESTree.Node, draft: Draft): boolean {
  const { file } = draft;
  return /^[\w$.*\s]+$/.test(file.textOf(bare(expression))) && [...file.within(expression)].every((part) => !isSetAnew(part, draft));
}

/** Whether a name is declared in each turn, or set in one. */
function isSetAnew(name: TSESTree.Node, { file, site }: Draft): boolean {
  const variable = name.type === 'Identifier' ? file.variable(name) : null;
  const definition = variable && file.definition(name);
  if (!definition) return false;
  const isDeclared = !isFunction(site.node) && contains(site.node, definition);
  return isDeclared || file.uses(variable).some((use) => contains(site.node, use) && isTarget(use));
}

const isTarget = (use: TSESTree.Node): boolean =>
  use.parent?.type === 'UpdateExpression' || (use.parent?.type === 'AssignmentExpression' && use.parent.left === use);
