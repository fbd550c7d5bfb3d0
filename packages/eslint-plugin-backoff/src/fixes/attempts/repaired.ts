import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { handledPaths } from './handled-paths.js';

/**
 * `await bus.create(topic);` where `bus.post(topic)` has failed: whether a failure is dealt with by a call that has to do with what is tried, of the same object or
 * by a function of the file. A limiter has not.
 */
export function isRepaired(draft: Draft): boolean {
  const { site: { node: site, facts: { operation } }, file } = draft;
  const holderOf = (call: TSESTree.Node): string | null => (call.type === 'CallExpression' && call.callee.type === 'MemberExpression' ? file.textOf(call.callee.object) : null);
  const holders = operation.nodes.map(holderOf).filter((holder) => holder !== null);
  return handledPaths(draft).some(({ node }) => [...file.within(node)].some((call) => {
    if (call.type !== 'CallExpression' || operation.nodes.includes(call)) return false;
    const fn = localFunction(call, file);
    return fn === null ? holders.some((holder) => holder === holderOf(call)) : fn !== site;
  }));
}
