import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { indentationAt } from './file-style.js';

/** Runs statements that follow one another, or one of several lines, under a condition only: in a block, one level further in. */
export function guardStatements(draft: Draft, first: TSESTree.Statement, last: TSESTree.Statement, condition: string): void {
  const { file, style } = draft;
  const [start, end] = [first.range[0], last.range[1]];
  const outer = style.newline + indentationAt(file.text, start);
  draft.insert(start, `if (${condition}) {${outer}${style.indent}`);
  for (const offset of linesWithin(start, end, draft)) draft.insert(offset, style.indent);
  draft.insert(end, `${outer}}`);
}

/** Where the lines of some code begin: what templates and comments hold is text. */
function linesWithin(start: number, end: number, { file, context }: Draft): readonly number[] {
  const tokens = context.sourceCode.ast.tokens.filter(({ range }) => start < range[0] && range[1] <= end);
  const isFirst = (offset: number): boolean => /\n[ \t]*$/.test(file.text.slice(0, offset));
  return tokens.map(({ range: [offset] }) => offset).filter(isFirst);
}
