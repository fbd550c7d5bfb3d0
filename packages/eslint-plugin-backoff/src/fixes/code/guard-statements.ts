import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { indentationAt } from './file-style.js';

/** Runs statements that follow one another, or one of several lines, under a condition only: in a block, one level further in. */
export function guardStatements(draft: Draft, first: TSESTree.Statement, last: TSESTree.Statement, condition: string): void {
  const { file, style } = draft;
  const [start, end] = [directiveAbove(first, draft) ?? first.range[0], last.range[1]];
  const outer = style.newline + indentationAt(file.text, start);
  draft.insert(start, `if (${condition}) {${outer}${style.indent}`);
  for (const offset of linesWithin(start, end, draft)) draft.insert(offset, style.indent);
  draft.insert(end, `${outer}}`);
}

/** `// eslint-disable-next-line no-await-in-loop`, `// @ts-expect-error`: what is said of the line below has to stay above it. */
const OF_NEXT_LINE = /^\s*(?:eslint-disable-next-line|@ts-(?:ignore|expect-error)|biome-ignore|prettier-ignore|(?:istanbul|c8|v8) ignore next)\b/;

/** Where the first of the comments begins that are about the first line of a statement, on lines of their own right above it; null where none is. */
function directiveAbove({ loc, range: [start] }: TSESTree.Statement, { file: { sourceCode, text } }: Draft): number | null {
  let next = { line: loc.start.line, start };
  let first: number | null = null;
  for (const comment of sourceCode.getAllComments().toReversed()) {
    if (!comment.range || !comment.loc || comment.range[1] > next.start) continue;
    if (comment.loc.end.line !== next.line - 1 || text.slice(comment.range[1], next.start).trim() !== '' || !isAlone(comment.range[0], text)) break;
    next = { line: comment.loc.start.line, start: comment.range[0] };
    if (OF_NEXT_LINE.test(comment.value)) first = next.start;
  }
  return first;
}

/** Whether nothing stands before an offset on its line. */
const isAlone = (offset: number, text: string): boolean => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';

/** Where the lines of some code begin: what templates and comments hold is text. */
function linesWithin(start: number, end: number, { file, context }: Draft): readonly number[] {
  const parts = [...context.sourceCode.ast.tokens.map(({ range }) => range), ...file.sourceCode.getAllComments().flatMap(({ range }) => (range ? [range] : []))];
  const within = parts.flatMap(([from, to]) => (start < from && to <= end ? [from] : []));
  return within.filter((offset) => isAlone(offset, file.text));
}
