import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { contains } from '../code/syntax.js';
import { functionNamed, localFunction } from '../code/local-function.js';

/** Whether a part of the code makes an attempt, or runs the site's function again: it calls that, or hands it to what will. */
export function triesAgain({ site, file }: Draft, part: TSESTree.Node): boolean {
  const { nodes } = site.facts.operation;
  // What runs the function by another name, as `exports.load`, was seen to.
  if (site.facts.shape.failurePaths.some(({ retryNode }) => retryNode !== null && contains(part, retryNode))) return true;
  return [...file.within(part)].some((call) => {
    if (call.type !== 'CallExpression') return false;
    return nodes.includes(call) || localFunction(call, file) === site.node || call.arguments.some((argument) => functionNamed(argument, file) === site.node);
  });
}
