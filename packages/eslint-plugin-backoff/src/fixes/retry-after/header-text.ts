import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { ancestors } from '../code/syntax.js';
import { headerRead } from './header-read.js';

/**
 * A reading of the header as it stands, or the name that keeps it where it takes several lines. Its holder is optional where that was
 * asked for beside the reading, as in `response?.headers ? response.headers[…] : 0`.
 */
export function headerText(read: TSESTree.Node, at: TSESTree.Node, file: SourceFile): string {
  const text = file.textOf(read);
  const name = text.includes('\n') ? nameFor(read, at, file) : null;
  if (name !== null) return name;
  const holder = holderOf(read);
  const isAsked = holder !== null && [...ancestors(read)].some((around) => around.type === 'ConditionalExpression' && asksFor(around.test, holder, file));
  return isAsked ? text.replace(/(?<!\?)\.headers(?!\?)/, '?.headers').replace(/\.headers(?=\[)/, '.headers?.') : text;
}

/** The constant that keeps the reading as it stands, and has its name at a place; null without one. */
function nameFor(read: TSESTree.Node, at: TSESTree.Node, file: SourceFile): string | null {
  const parent = read.parent?.type === 'ChainExpression' ? read.parent.parent : read.parent;
  const isConstant = parent?.type === 'VariableDeclarator' && parent.parent.kind === 'const';
  if (!isConstant || parent.id.type !== 'Identifier') return null;
  return file.lookUp(parent.id.name, at.range[0]) === file.variable(parent.id) ? parent.id.name : null;
}

/** `error.response` of `error.response.headers[…]`; null for other readings. */
function holderOf(read: TSESTree.Node): TSESTree.Node | null {
  const headers = read.type === 'MemberExpression' ? read.object : read.type === 'CallExpression' && read.callee.type === 'MemberExpression' ? read.callee.object : null;
  return headers?.type === 'MemberExpression' ? headers.object : null;
}

/** Whether a test is about the holder of the headers, and not about the header. */
function asksFor(test: TSESTree.Node, holder: TSESTree.Node, file: SourceFile): boolean {
  const plain = (node: TSESTree.Node): string => file.textOf(node).replaceAll('?.', '.');
  return headerRead(test, file) === null && plain(test).includes(plain(holder));
}
