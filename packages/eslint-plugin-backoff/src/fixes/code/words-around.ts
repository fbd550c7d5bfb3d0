import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { functionAround } from './syntax.js';

type File = Draft['file'];

/** What the author says of a site: in its comments and texts, and in the comments right above it and above the function that it is part of. */
export function wordsAround({ site: { node }, file }: Pick<Draft, 'site' | 'file'>): readonly string[] {
  const fn = functionAround(node);
  return [...commentsAbove(node, file), ...(fn === null ? [] : commentsAbove(fn, file)), ...wordsIn(node, file)];
}

/** The comments and texts inside of a node. */
export function wordsIn(node: TSESTree.Node, file: File): readonly string[] {
  const comments = file.sourceCode.getAllComments().filter(({ range }) => range && node.range[0] < range[0] && range[1] < node.range[1]);
  return [...comments.map(({ value }) => value), ...[...file.within(node)].flatMap((part) => textOf(part) ?? [])];
}

/** The comments on the lines right above the one where a node begins, none of which has code before it. */
function commentsAbove(node: TSESTree.Node, { sourceCode, text }: File): readonly string[] {
  const above: string[] = [];
  let start = text.lastIndexOf('\n', node.range[0]) + 1;
  for (const { range, value } of sourceCode.getAllComments().toReversed()) {
    if (!range || range[1] > start) continue;
    const lineStart = text.lastIndexOf('\n', range[0]) + 1;
    if (!/^[ \t]*\r?\n?[ \t]*$/.test(text.slice(range[1], start)) || text.slice(lineStart, range[0]).trim() !== '') break;
    above.unshift(value);
    start = lineStart;
  }
  return above;
}

function textOf(node: TSESTree.Node): string | null {
  if (node.type === 'TemplateElement') return node.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
