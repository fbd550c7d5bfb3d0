import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** More characters than a line has that somebody wrote. */
const LONG_LINE = 1000;

/** Whether code stands in a line that a tool wrote: nobody mends it there, and the runs would go to what was not written so. */
export function isMinified({ range: [start] }: TSESTree.Node, { parsed: { text } }: Source): boolean {
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', start);
  return (end === -1 ? text.length : end) - begin > LONG_LINE;
}
