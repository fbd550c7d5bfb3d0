import type { TSESTree } from '@typescript-eslint/types';
import { commentsAbove } from './comments-above.js';
import type { Draft } from './draft.js';
import { functionAround } from './syntax.js';

type File = Draft['file'];

/** What the author says of a site: in its comments and texts, and in the comments right above it and above the function that it is part of. */
export function wordsAround({ site: { node }, file }: Pick<Draft, 'site' | 'file'>): readonly string[] {
  const fn = functionAround(node);
  return [...saidAbove(node, file), ...(fn === null ? [] : saidAbove(fn, file)), ...wordsIn(node, file)];
}

/** The comments and texts inside of a node. */
export function wordsIn(node: TSESTree.Node, file: File): readonly string[] {
  return [...commentsIn(node, file), ...[...file.within(node)].flatMap((part) => textOf(part) ?? [])];
}

const commentsIn = (node: TSESTree.Node, file: File): readonly string[] =>
  file.sourceCode.getAllComments().filter(({ range }) => range && node.range[0] < range[0] && range[1] < node.range[1]).map(({ value }) => value);

/** What the comments of a function say, and those right above it. */
export const commentsOf = (fn: TSESTree.Node, file: File): readonly string[] => [...saidAbove(fn, file), ...commentsIn(fn, file)];

/** What is said right above the line where a node begins. */
const saidAbove = ({ range: [start] }: TSESTree.Node, file: File): readonly string[] => commentsAbove(file.text.lastIndexOf('\n', start) + 1, file).map(({ value }) => value);

function textOf(node: TSESTree.Node): string | null {
  if (node.type === 'TemplateElement') return node.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
