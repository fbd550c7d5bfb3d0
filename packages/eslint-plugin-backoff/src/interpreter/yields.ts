import type { TSESTree } from '@typescript-eslint/types';

import { evaluate } from './expressions.js';
import type { Frame } from './frame.js';
import type { Run } from './run.js';
import { type Value, unknown } from './values.js';

/** What a `yield` gives. Whoever consumes the generator goes on when it sees fit: a wait of which nothing is known. */
export function afterYield(node: TSESTree.YieldExpression, frame: Frame, run: Run): Value {
  if (node.argument !== null) evaluate(node.argument, frame, run);
  if (run.quiet === 0) run.time = run.wait(node, null);
  return unknown('yield');
}
