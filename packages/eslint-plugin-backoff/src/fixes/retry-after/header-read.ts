import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, contains, isFunction, propertyName } from '../code/syntax.js';

/** Where a delay is worked out from `Retry-After`. */
export interface HeaderRead {
  readonly node: TSESTree.Node;
  /** The delay in the units of the expression where there is no header; null where none is written. */
  readonly fallback: number | null;
}

/** Where an expression, or a constant that it is worked out from, reads `Retry-After`; null where it does not. */
export function headerRead(expression: TSESTree.Node, file: SourceFile, depth = 0): HeaderRead | null {
  for (const node of file.within(expression)) {
    const value = node.type === 'Identifier' && depth < 3 ? constantValue(node, file) : null;
    const inner = isHeaderRead(node) ? { node, fallback: null } : value && headerRead(value, file, depth + 1);
    if (!inner) continue;
    const own = inner.fallback === null ? fallbackIn(expression, node, file) : inner.fallback * factorAround(node, expression);
    return { node: inner.node, fallback: own };
  }
  return null;
}

/** The branch of an expression that is worked out without the header: `header ? … : delay`, `parsed ?? delay`. Null without one. */
export function withoutHeader(expression: TSESTree.Expression, file: SourceFile): TSESTree.Expression | null {
  return branches(expression).find((branch) => !isToldByServer(branch, file)) ?? null;
}

function branches(node: TSESTree.Expression): TSESTree.Expression[] {
  if (node.type === 'ConditionalExpression') return [node.alternate, node.consequent];
  if (node.type === 'LogicalExpression') return [node.right];
  return [];
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

/** `headers.get('retry-after')`, `headers['retry-after']`. */
function isHeaderRead(node: TSESTree.Node): boolean {
  if (node.type === 'MemberExpression') return isName(propertyName(node));
  if (node.type !== 'CallExpression') return false;
  const callee = bare(node.callee);
  const [name] = node.arguments;
  return callee.type === 'MemberExpression' && propertyName(callee) === 'get' && name?.type === 'Literal' && isName(name.value);
}

function isName(name: unknown): boolean {
  return typeof name === 'string' && name.toLowerCase() === 'retry-after';
}

/** The number that stands in for a missing header: `header ?? 1000`, `header ? … : 1000`, `(header || 60) * 1000`. */
function fallbackIn(expression: TSESTree.Node, read: TSESTree.Node, file: SourceFile): number | null {
  for (const node of file.within(expression)) {
    const other = node.type === 'LogicalExpression' ? node.right : node.type === 'ConditionalExpression' ? node.alternate : null;
    const number = other && !contains(other, read) ? numberIn(bare(other)) : null;
    if (number !== null && number > 0) return number * factorAround(node, expression);
  }
  return null;
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
