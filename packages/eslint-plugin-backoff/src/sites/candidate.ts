import type { TSESTree } from '@typescript-eslint/types';

/** Where a run can begin anew: a place that may turn out to be a retry site. */
export interface Candidate {
  readonly kind: 'loop' | 'function' | 'handler' | 'repeat' | 'interceptor';
  /** The loop, the function that can reach itself, the call that registers a handler, the `try` that repeats its call, the interceptor. */
  readonly node: TSESTree.Node;
  /** Of an interceptor, which is the function that a client calls: where it is handed to the client. */
  readonly registration?: TSESTree.CallExpression;
  /** Of the functions of a cycle, one that has a timer go on with the cycle: it shows soonest whether it is one. */
  readonly schedules?: boolean;
}

export type Loop =
  | TSESTree.ForStatement
  | TSESTree.WhileStatement
  | TSESTree.DoWhileStatement
  | TSESTree.ForOfStatement
  | TSESTree.ForInStatement;
