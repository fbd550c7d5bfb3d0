import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** More characters than a line has that somebody wrote. */
const LONG_LINE = 1000;

/** Whether code begins or ends in a line that a tool wrote: nobody mends it there, and the runs would go to what was not written so. */
export const isMinified = ({ range }: TSESTree.Node, { parsed: { text } }: Source): boolean => range.some((place) => lineLength(place, text) > LONG_LINE);

function lineLength(place: number, text: string): number {
  const end = text.indexOf('\n', place);
  return (end === -1 ? text.length : end) - (text.lastIndexOf('\n', place - 1) + 1);
}
