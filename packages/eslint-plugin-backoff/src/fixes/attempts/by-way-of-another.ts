import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { type FunctionNode, isFunction } from '../code/syntax.js';

/** Where a site's function calls another one of the file that has it called again, `this.send(url, retry + 1)` of what `send` hands a bad answer to; null where it does so in several places, or in none. */
export function callByWayOfAnother(draft: Draft): TSESTree.CallExpression | null {
  const { node } = draft.site;
  const [only, ...others] = draft.site.kind === 'recursion' && isFunction(node) ? callsWithin(node, draft).filter(({ fn }) => fn !== node && comesBack(fn, draft)) : [];
  return only && others.length === 0 ? only.call : null;
}

function comesBack(from: FunctionNode, draft: Draft, seen = new Set<FunctionNode>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return callsWithin(from, draft).some(({ fn }) => fn === draft.site.node || comesBack(fn, draft, seen));
}

function callsWithin(fn: FunctionNode, { file }: Draft): readonly { readonly call: TSESTree.CallExpression; readonly fn: FunctionNode }[] {
  return [...file.within(fn.body)].flatMap((call) => {
    const called = call.type === 'CallExpression' ? localFunction(call, file) : null;
    return call.type === 'CallExpression' && called ? [{ call, fn: called }] : [];
  });
}
