import type { TSESTree } from '@typescript-eslint/types';

import type { LibraryUse } from '../../libraries/library-use.js';
import { repetitionOf } from '../../libraries/program.js';
import { type Source, isFunction, parentOf } from '../../sites/source.js';

/**
 * `async (retry) => { const job = await load(id); if (job.state !== 'done') retry(new Error('not yet')); }`: a failure is none of those
 * that are asked for again, and what went well is polled.
 */
export function asksForAnotherAnswer(use: LibraryUse): boolean {
  const { call, operation, node, evaluation: { source } } = use;
  if (call.operationArguments?.[0] !== 'retry' || operation === null || !isFunction(operation.node)) return false;
  const calls = usesOfFirst(operation.node, source);
  return calls.length > 0 && calls.every((identifier) => isCalledWell(identifier, operation.node)) && repetitionOf(use, null).operation.has(node);
}

function usesOfFirst({ params: [first] }: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  const variable = first?.type === 'Identifier' ? source.variable(first) : undefined;
  return (variable?.references ?? []).map(({ identifier }) => identifier);
}

/** Called where nothing was caught, and by nobody else. */
function isCalledWell(identifier: TSESTree.Node, fn: TSESTree.Node): boolean {
  if (identifier.parent?.type !== 'CallExpression' || identifier.parent.callee !== identifier) return false;
  for (let outer = parentOf(identifier); outer !== null && outer !== fn; outer = parentOf(outer)) {
    if (outer.type === 'CatchClause' || isFunction(outer)) return false;
  }
  return true;
}
