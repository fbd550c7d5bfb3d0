import type { TSESTree } from '@typescript-eslint/types';

import type { LibraryUse } from '../../libraries/library-use.js';
import { isFunction } from '../../sites/source.js';

/** Where what is repeated uses the number of the attempt that it is handed. */
export function attemptNumberIn({ call: { operationArguments = [] }, operation, evaluation: { source } }: LibraryUse): readonly TSESTree.Node[] {
  const param = operation !== null && isFunction(operation.node) ? operation.node.params[operationArguments.indexOf('attempt')] : undefined;
  return param === undefined ? [] : (source.variable(param)?.references ?? []).map(({ identifier }) => identifier);
}

/** Whether what is repeated tells somebody which attempt it is: `output.appendLine(localize('loading', 'Loading (attempt {0})', attempt))`. */
export const tellsAttempt = (use: LibraryUse): boolean => attemptNumberIn(use).some((number) => number.parent?.type === 'TemplateLiteral' || (number.parent?.type === 'CallExpression' && number.parent.callee !== number));
