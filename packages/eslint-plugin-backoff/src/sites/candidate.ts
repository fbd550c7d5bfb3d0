import type { TSESTree } from '@typescript-eslint/types';

import type { Component } from './components.js';

/** Where a run can begin anew: a place that may turn out to be a retry site. */
export interface Candidate {
  readonly kind: 'loop' | 'function' | 'handler' | 'monitor' | 'repeat' | 'interceptor';
  /** The loop, the function that can reach itself, the call that registers a handler, the one that sets an interval, the `try` that repeats its call or what decides on its second try, the interceptor. */
  readonly node: TSESTree.Node;
  readonly secondTry?: SecondTry;
  /** Of an interceptor, which is the function that a client calls: where it is handed to the client. */
  readonly registration?: TSESTree.CallExpression;
  /** Of the functions of a cycle, one that has a timer go on with the cycle: it shows soonest whether it is one. */
  readonly schedules?: boolean;
  /** The component that the functions of a cycle see, with those of its effects by which one render leads to another. */
  readonly component?: Component;
  /** Of a function that is told of the failure of a call, and makes it once more with the same settings: that call. */
  readonly sent?: TSESTree.CallExpression;
  /** Of a function that others call whenever what it has a timer do has failed: what that is. */
  readonly calledAnew?: TSESTree.CallExpression;
  /** Others of the cycle lead to it: no run begins there. */
  readonly isInner?: boolean;
  /** Nothing in it seems to wait, or is what a failure comes to; nor in what a loop calls. */
  readonly isUnlikely?: boolean;
}

/** A call that is written once more further on. */
export interface SecondTry {
  /** From what makes the first call to what makes the second: statements of one list, or the expression that a function is. */
  readonly stretch: readonly TSESTree.Node[];
  /** The first and the second. */
  readonly calls: readonly [TSESTree.CallExpression, TSESTree.CallExpression];
}

export type Loop =
  | TSESTree.ForStatement
  | TSESTree.WhileStatement
  | TSESTree.DoWhileStatement
  | TSESTree.ForOfStatement
  | TSESTree.ForInStatement;
