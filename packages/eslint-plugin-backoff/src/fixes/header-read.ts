import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from './arithmetic.js';
import { constantValue } from './constant-value.js';
import type { SourceFile } from './source-file.js';
import { bare, contains, propertyName } from './syntax.js';

/** Where an expression, or a constant that it is worked out from, reads `Retry-After`; null where it does not. */
export function headerRead(expression: TSESTree.Node, file: SourceFile, depth = 0): TSESTree.Node | null {
  for (const node of file.within(expression)) {
    if (isHeaderRead(node)) return node;
    const value = node.type === 'Identifier' && depth < 3 ? constantValue(node, file) : null;
    const read = value && headerRead(value, file, depth + 1);
    if (read) return read;
  }
  return null;
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

/** The number that stands in for a missing header: `header ?? 1000`, `header ? … : 1000`. */
export function headerFallback(expression: TSESTree.Node, read: TSESTree.Node | null, file: SourceFile): string | null {
  for (const node of file.within(expression)) {
    const other = node.type === 'LogicalExpression' ? node.right : node.type === 'ConditionalExpression' ? node.alternate : null;
    if (!other || (read && contains(other, read))) continue;
    const number = literalNumber(bare(other));
    if (number !== null && number > 0) return file.textOf(other);
  }
  return null;
}
