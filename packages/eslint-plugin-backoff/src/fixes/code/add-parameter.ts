import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { localFunction } from './local-function.js';
import { appendArgument, appendParameter, fillsPlainly, takesOneMore } from './parameter-list.js';
import { bare, type FunctionNode, isFunction } from './syntax.js';

/**
 * Gives a function that calls itself a last parameter `attempt = 0`, which each retry counts up, and returns its name. Null
 * where a caller may pass something in that place, or the retry is no plain call of it.
 */
export function addParameter(draft: Draft): string | null {
  const { node, facts } = draft.site;
  if (!isFunction(node) || !takesOneMore(node, draft)) return null;
  const retries = facts.shape.failurePaths.map(({ retryNode }) => retryNode && bare(retryNode));
  const calls = retries.flatMap((retry) => (retry?.type === 'CallExpression' && isPlainCall(retry, node, draft) ? [retry] : []));
  if (calls.length === 0 || calls.length < retries.length) return null;
  const name = draft.declare('attempt', node.body);
  appendParameter(draft, node, `${name} = 0`);
  for (const call of new Set(calls)) appendArgument(draft, call, node.params.length, `${name} + 1`);
  return name;
}

/** Whether a call runs the function, with no more than its parameters. */
function isPlainCall(call: TSESTree.CallExpression, fn: FunctionNode, { file }: Draft): boolean {
  return fillsPlainly(call, fn) && localFunction(call, file) === fn;
}
