import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from './callee.js';
import type { Frame } from './frame.js';
import type { FunctionValue, NativeValue, Value } from './values/values.js';

/**
 * What those who know a part of the world, a built-in or something outside of the file, need of what runs the code: it works out what is
 * written, runs what is called, and answers for the operation.
 */
export interface Machine<State> {
  evaluate(node: TSESTree.Node, frame: Frame, run: State): Value;
  /** `node` is the call. */
  invoke(fn: FunctionValue | NativeValue, args: readonly Value[], node: TSESTree.Node, run: State): Value;
  /** Calls who is told of something that went well; what it throws is its own affair. */
  tell(fn: FunctionValue | NativeValue, args: readonly Value[], node: TSESTree.Node, run: State): void;
  /** Calls a handler, which may be told of a failure; what it throws is its own affair. */
  invokeHandler(fn: FunctionValue | NativeValue, args: readonly Value[], node: TSESTree.Node, run: State): void;
  bindPattern(pattern: TSESTree.Node, value: Value, frame: Frame, run: State): void;
  answer(node: TSESTree.Node, callee: Callee, args: readonly Value[], run: State): Value;
}
