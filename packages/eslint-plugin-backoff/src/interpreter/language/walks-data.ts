import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';

const MOST_NESTED = 2;

/** Whether a call is under way so often in this cycle that its function works its way through data, as deep as they are. */
export function walksData(call: TSESTree.Node, { stack, cycleDepth }: Run): boolean {
  let times = 0;
  for (let i = cycleDepth; i < stack.length; i += 1) if (stack[i] === call) times += 1;
  return times >= MOST_NESTED;
}
