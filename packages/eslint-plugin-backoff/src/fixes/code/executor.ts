import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';
import { type FunctionNode, isFunction } from './syntax.js';

/** Whether a function is what `new Promise(…)` is given. */
export function isExecutor({ parent }: FunctionNode): boolean {
  return parent.type === 'NewExpression' && parent.callee.type === 'Identifier' && parent.callee.name === 'Promise';
}

/** What a call does with the promise whose executor it stands in, by the parameter that it calls; null for other calls. */
export function settles({ callee }: TSESTree.CallExpression, file: SourceFile): 'resolve' | 'reject' | null {
  const variable = callee.type === 'Identifier' ? file.variable(callee) : null;
  const parameter = variable && file.declaration(variable);
  const executor = parameter?.parent;
  if (!executor || !isFunction(executor) || !isExecutor(executor)) return null;
  return executor.params[0] === parameter ? 'resolve' : executor.params[1] === parameter ? 'reject' : null;
}
