import type { TSESTree } from '@typescript-eslint/types';
import { localFunction } from './local-function.js';
import type { SourceFile } from './source-file.js';
import type { FunctionNode } from './syntax.js';
import { type Timed, timedFunction } from './timed-function.js';

/** Where a function's own text begins it again. */
export interface OwnCall {
  readonly call: TSESTree.CallExpression;
  /** What a timer is handed that calls the function, `setTimeout(update, ms)`; null where it is called. */
  readonly handed: Timed | null;
}

export function ownCalls(fn: FunctionNode, file: SourceFile): readonly OwnCall[] {
  return [...file.within(fn.body)].flatMap((call): readonly OwnCall[] => {
    if (call.type !== 'CallExpression') return [];
    if (localFunction(call, file) === fn) return [{ call, handed: null }];
    const handed = timedFunction(call);
    return handed !== null && localFunction(handed, file) === fn ? [{ call, handed }] : [];
  });
}
