import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, mathFunction } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, contains, isFunction, propertyName } from '../code/syntax.js';

/** Where a delay is worked out from `Retry-After`. */
export interface HeaderRead {
  readonly node: TSESTree.Node;
  /** What stands in for a missing header; null where nothing is written. */
  readonly fallback: Fallback | null;
}

/** A delay without the header: a number, or an expression, and how many units of the whole one of its own has. */
export interface Fallback {
  readonly value: number | TSESTree.Expression;
  readonly factor: number;
  /** Whether it stands in for the header's text, and is parsed with it: `Number(header || 1)`. */
  readonly isText?: boolean;
}

/** Where an expression, or a constant that it is worked out from, reads `Retry-After`; null where it does not. */
export function headerRead(expression: TSESTree.Node, file: SourceFile, depth = 0): HeaderRead | null {
  for (const node of file.within(expression)) {
    const value = node.type === 'Identifier' && depth < 3 ? constantValue(node, file) : null;
    const inner = isHeaderRead(node, file) ? { node, fallback: null } : value && headerRead(value, file, depth + 1);
    if (!inner) continue;
    const around = factorAround(node, expression);
    const own = inner.fallback === null ? fallbackIn(expression, node, file) : { ...inner.fallback, factor: inner.fallback.factor * around };
    return { node: inner.node, fallback: own };
  }
  return null;
}

/**
 * The part of an expression that is worked out without the header: `header ? … : delay`, `parsed ?? delay`, `Math.max(parsed, delay)`.
 * Null without one.
 */
export function withoutHeader(expression: TSESTree.Expression, file: SourceFile): TSESTree.Expression | null {
  const node = bare(expression);
  if (node.type === 'Identifier') return withoutHeaderIn(constantValue(node, file), file);
  if (node.type === 'CallExpression' && mathFunction(node) === 'min') return withoutCeiling(node, file);
  const own = branches(node);
  const found = own.find((branch) => !isToldByServer(branch, file) && !isParsedElsewhere(branch, file));
  return found ?? firstOf(own, file);
}

function withoutHeaderIn(value: TSESTree.Expression | null, file: SourceFile): TSESTree.Expression | null {
  return value && withoutHeader(value, file);
}

/** What stands beside a ceiling. */
function withoutCeiling(call: TSESTree.CallExpression, file: SourceFile): TSESTree.Expression | null {
  return firstOf(expressions(call).filter((argument) => isToldByServer(argument, file)), file);
}

function firstOf(parts: readonly TSESTree.Expression[], file: SourceFile): TSESTree.Expression | null {
  return parts.map((part) => withoutHeader(part, file)).find((own) => own !== null) ?? null;
}

function branches(node: TSESTree.Node): TSESTree.Expression[] {
  if (node.type === 'ConditionalExpression') return [node.alternate, node.consequent];
  if (node.type === 'LogicalExpression') return [node.right];
  return node.type === 'CallExpression' && mathFunction(node) === 'max' ? expressions(node) : [];
}

function expressions({ arguments: given }: TSESTree.CallExpression): TSESTree.Expression[] {
  return given.filter((argument) => argument.type !== 'SpreadElement');
}

/** Whether a local function that an expression calls reads the header. */
function isParsedElsewhere(expression: TSESTree.Node, file: SourceFile): boolean {
  return [...file.within(expression)].some((node) => {
    const fn = node.type === 'CallExpression' ? localFunction(node, file) : null;
    return fn !== null && [...file.within(fn.body)].some((inner) => isHeaderRead(inner, file));
  });
}

/** Whether a variable that a delay is made of is set to what the server asks for: it cannot be taken for a ceiling. */
export function isSetByHeader(delay: TSESTree.Node, file: SourceFile): boolean {
  return namesIn(delay, file).some((name) => {
    const variable = file.variable(name);
    const uses = variable ? file.uses(variable) : [];
    return uses.some(({ parent }) => parent?.type === 'AssignmentExpression' && isToldByServer(parent.right, file));
  });
}

/** Whether the server has a say in an expression: it reads the header, or what is named after it. */
export function isToldByServer(expression: TSESTree.Node, file: SourceFile): boolean {
  return headerRead(expression, file) !== null || namesIn(expression, file).some(({ name }) => /^retry_?after/i.test(name));
}

/** The names in an expression, and in the constants that it is made of. */
function namesIn(expression: TSESTree.Node, file: SourceFile, depth = 0): TSESTree.Identifier[] {
  return [...file.within(expression)].flatMap((node) => {
    if (node.type !== 'Identifier') return [];
    const value = depth < 3 ? constantValue(node, file) : null;
    return value && !isFunction(value) ? [node, ...namesIn(value, file, depth + 1)] : [node];
  });
}

/** `headers.get('retry-after')`, `headers[RETRY_AFTER]`, `xhr.getResponseHeader('Retry-After')`. */
function isHeaderRead(node: TSESTree.Node, file: SourceFile): boolean {
  if (node.type === 'MemberExpression') return node.computed && isName(node.property, file);
  if (node.type !== 'CallExpression') return false;
  const callee = bare(node.callee);
  return callee.type === 'MemberExpression' && READERS.has(propertyName(callee) ?? '') && isName(node.arguments[0], file);
}

const READERS: ReadonlySet<string> = new Set(['get', 'getResponseHeader']);

/** A name that is written down, here or as a constant. */
function isName(node: TSESTree.Node | undefined, file: SourceFile): boolean {
  const told = node?.type === 'Identifier' ? constantValue(node, file) : node;
  return told?.type === 'Literal' && typeof told.value === 'string' && told.value.toLowerCase() === 'retry-after';
}

/** What stands in for a missing header: `header ?? 1000`, `header ? … : attempt`, `(header || 60) * 1000`. */
function fallbackIn(expression: TSESTree.Node, read: TSESTree.Node, file: SourceFile): Fallback | null {
  for (const node of file.within(expression)) {
    const other = insteadIn(node, file);
    const value = other && !contains(other, read) ? (numberIn(bare(other)) ?? ownDelay(node, other, read, file)) : null;
    if (value !== null && value !== 0) return { value, factor: factorAround(node, expression), isText: node.type === 'LogicalExpression' && bare(node.left) === read };
  }
  return null;
}

/** What a choice comes to where its first part is missing. */
function insteadIn(choice: TSESTree.Node, file: SourceFile): TSESTree.Expression | null {
  if (choice.type === 'LogicalExpression') return fromNow(choice.right, file);
  return choice.type === 'ConditionalExpression' ? fromNow(choice.alternate, file) : null;
}

/** How long it is to a moment: `1000` in `Date.now() + 1000`. What is no moment is what it says; null where another one cannot be told. */
function fromNow(moment: TSESTree.Expression, file: SourceFile): TSESTree.Expression | null {
  const isClock = (node: TSESTree.Node): boolean => /^(Date\.now\(\)|new Date\(\)\.getTime\(\)|\+new Date\(?\)?)$/.test(file.textOf(node));
  if (![...file.within(moment)].some(isClock)) return moment;
  const sum = bare(moment);
  if (sum.type !== 'BinaryExpression' || sum.operator !== '+') return null;
  if (isClock(sum.left)) return sum.right;
  return isClock(sum.right) ? sum.left : null;
}

/** What is worked out where a choice finds no header. */
function ownDelay(choice: TSESTree.Node, other: TSESTree.Expression, read: TSESTree.Node, file: SourceFile): TSESTree.Expression | null {
  const isAsked = contains(choice, read) && !(choice.type === 'LogicalExpression' && choice.operator === '&&');
  const isWorkedOut = /^(Identifier|(Member|Binary|Call)Expression)$/.test(other.type) && file.textOf(other) !== 'undefined';
  return isAsked && isWorkedOut && !isToldByServer(other, file) ? other : null;
}

function numberIn(node: TSESTree.Node): number | null {
  const text = node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
  return /^\d+$/.test(text) ? Number(text) : literalNumber(node);
}

/** What a part of an expression is multiplied by. */
function factorAround(part: TSESTree.Node, expression: TSESTree.Node): number {
  let factor = 1;
  for (let node = part; node !== expression && node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'BinaryExpression' && parent.operator === '*') factor *= literalNumber(parent.left === node ? parent.right : parent.left) ?? 1;
  }
  return factor;
}
