import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from '../code/constant-value.js';
import { isNothing } from './forgiven.js';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';

/** What is to be known of a response where only something made of it is at hand. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  /** What it is, as a member of the response. */
  readonly member: string;
}

/** Whether an expression is a member of the response, or a constant that holds it. */
export function isMember(expression: TSESTree.Node, response: string, member: string, file: SourceFile): boolean {
  const node = expression.type === 'LogicalExpression' && isNothing(expression.right) ? bare(expression.left) : expression;
  if (node.type === 'Identifier') {
    const value = constantValue(node, file);
    return value !== null && isMember(bare(value), response, member, file);
  }
  const text = file.textOf(node);
  return text.startsWith(`${response}.`) && withoutSpelling(text) === withoutSpelling(response + member);
}

/** Headers are named in any case and quoted in either way. */
function withoutSpelling(text: string): string {
  return text.includes('headers') ? text.toLowerCase().replaceAll('"', "'") : text;
}
