import { startsLine } from './file-style.js';
import type { SourceFile } from './source-file.js';

/** A comment, and where it begins. */
interface Placed {
  readonly start: number;
  readonly value: string;
}

/** The comments on lines of their own right above an offset that begins a line, each on the line above the next, the uppermost first. */
export function commentsAbove(offset: number, { sourceCode, text }: SourceFile): readonly Placed[] {
  const above: Placed[] = [];
  let start = offset;
  for (const { range, value } of sourceCode.getAllComments().toReversed()) {
    if (!range || range[1] > start) continue;
    const gap = text.slice(range[1], start);
    if (!startsLine(text, range[0]) || gap.trim() !== '' || gap.split('\n').length !== 2) break;
    [start] = range;
    above.unshift({ start, value });
  }
  return above;
}
