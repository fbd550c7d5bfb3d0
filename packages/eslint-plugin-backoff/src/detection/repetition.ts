import type { TSESTree } from '@typescript-eslint/types';

import type { Program } from '../interpreter/begin.js';
import type { OperationForm, Outcome } from '../interpreter/scenario.js';
import type { Candidate } from '../sites/candidate.js';

/** A candidate that was seen to run its operation again because it failed, and not when it succeeded. */
export interface Repetition {
  readonly candidate: Candidate;
  /** Where the repetition stands: the loop, or the function from which the cycle is entered again. */
  readonly node: TSESTree.Node;
  readonly program: Program;
  readonly operation: Operations;
  /** Of a loop that makes every attempt but the first: the one before it. */
  readonly before: Operations;
  /** The failure that leads to another attempt. */
  readonly failure: Outcome;
  /** It only repeats if `return promise` is taken for `return await promise`. */
  readonly awaitsReturns: boolean;
  /** A success goes on with the next turn too, as a long poll and a token's renewal do. */
  readonly goesOn: boolean;
  /** It stands before a wait for something else in the same turn. */
  readonly makesReady: boolean;
}

/** The calls of an operation, with how each tells that it failed. */
export type Operations = ReadonlyMap<TSESTree.Node, OperationForm>;
