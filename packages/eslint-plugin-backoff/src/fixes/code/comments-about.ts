import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';
import { functionAround, isFunction } from './syntax.js';

/** The text of the comments in a node and above it, and of those above the function that it is part of. */
export function commentsAbout(node: TSESTree.Node, { sourceCode, text }: SourceFile): string[] {
  const fn = isFunction(node) ? node : functionAround(node);
  const isAbove = (end: number): boolean => [node, ...(fn === null ? [] : [fn])].some(({ range: [start] }) => end <= start && !/[;{}]/.test(text.slice(end, start)));
  return sourceCode.getAllComments().flatMap(({ range, value }) => (range !== undefined && ((node.range[0] <= range[0] && range[1] <= node.range[1]) || isAbove(range[1])) ? [value] : []));
}
