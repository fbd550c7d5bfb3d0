import type { TSESTree } from '@typescript-eslint/types';
import { resultsOf } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare, isFunction } from '../code/syntax.js';

/**
 * Whether what is done at a node is undone by a function that one around it gives its caller: `new Observable((observer) => { …; return () => stop(); })`,
 * an effect of a component. A timer that is set there goes on after that.
 */
export function isTornDown(node: TSESTree.Node, file: SourceFile): boolean {
  return [...ancestors(node)].some((around) => isFunction(around) && resultsOf(around, file).some((result) => isFunction(bare(result))));
}
