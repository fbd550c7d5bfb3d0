import type { TSESTree } from '@typescript-eslint/types';

import type { Value } from './values/values.js';

/** A loop over what an async generator of this file gives: each `yield` of it is followed by a turn of the loop. */
export interface LoopInStep {
  /** The call that gives the generator. */
  readonly call: TSESTree.Node;
  readonly turn: (item: Value) => void;
  /** The generator, once it runs. */
  generator: TSESTree.FunctionLike | null;
  /** The loop around it that is run so. */
  readonly around: LoopInStep | null;
}
