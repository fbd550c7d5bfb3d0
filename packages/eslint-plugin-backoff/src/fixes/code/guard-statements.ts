import type { TSESTree } from '@typescript-eslint/types';
import { commentsAbove } from './comments-above.js';
import type { Draft } from './draft.js';
import { indentationAt, startsLine } from './file-style.js';

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

/** Where the first of the comments above a statement begins that are about its first line; null where none is. */
const directiveAbove = ({ range: [start] }: TSESTree.Statement, { file }: Draft): number | null => commentsAbove(start, file).find(({ value }) => OF_NEXT_LINE.test(value))?.start ?? null;

/** Where the lines of some code begin: what templates and comments hold is text. */
function linesWithin(start: number, end: number, { file, context }: Draft): readonly number[] {
  const parts = [...context.sourceCode.ast.tokens.map(({ range }) => range), ...file.sourceCode.getAllComments().flatMap(({ range }) => (range ? [range] : []))];
  const within = parts.flatMap(([from, to]) => (start < from && to <= end ? [from] : []));
  return within.filter((offset) => startsLine(file.text, offset));
}
