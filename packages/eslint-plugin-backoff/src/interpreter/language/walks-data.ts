import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import { type Value, Mark, hasMark } from '../values/values.js';

const MOST_NESTED = 2;

/** What lies behind a failure, `error.cause`, is asked in vain what the failure itself was asked. */
const MOST_OF_FAILURE = 1;

/** Whether a call is under way so often in this cycle that its function works its way through data, as deep as they are. */
export function walksData(call: TSESTree.Node, args: readonly Value[], { stack, cycleDepth }: Run): boolean {
  let times = 0;
  for (let i = cycleDepth; i < stack.length; i += 1) if (stack[i] === call) times += 1;
  return times >= (args.some(isOfFailure) ? MOST_OF_FAILURE : MOST_NESTED);
}

/** A part of a failure of which nothing is known. */
const isOfFailure = (value: Value): boolean => value.kind === 'unknown' && hasMark(value, Mark.operation);
