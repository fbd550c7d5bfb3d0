import type { TSESTree } from '@typescript-eslint/types';

import { askedFirst } from './asked-first.js';
import { type Source, contains, isFunction, parentOf } from './source.js';

/** `result = await submit(job); log(result.error ?? 'done'); result = await submit(job);`: whether the end of a stretch is come to whatever its beginning came to. */
export function comesAnyway(end: TSESTree.Node, stretch: readonly TSESTree.Node[], source: Source): boolean {
  const last = stretch.find((part) => contains(part, end));
  return last !== undefined && !hangsOnCondition(end, last) && !stretch.some((part) => part !== last && mayLeave(part, source));
}

/** Only what is asked for first is run in any case. */
function hangsOnCondition(node: TSESTree.Node, outermost: TSESTree.Node): boolean {
  for (let [inner, outer] = [node, parentOf(node)]; outer !== null && inner !== outermost; [inner, outer] = [outer, parentOf(outer)]) {
    if (isFunction(outer) || outer.type === 'CatchClause') return true;
    const first = askedFirst(outer);
    if (first !== null && first !== inner) return true;
  }
  return false;
}

function mayLeave(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  if (/^(Return|Throw|Break|Continue)Statement$/.test(node.type)) return true;
  if (node.type === 'CallExpression' && /^(process|Deno)\.exit$/.test(source.text(node.callee))) return true;
  return source.children(node).some((child) => mayLeave(child, source));
}
