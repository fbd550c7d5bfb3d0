import type { TSESTree } from '@typescript-eslint/types';
import { attemptCalls } from './attempt-calls.js';
import type { Draft } from '../code/draft.js';
import { contains, functionAround, isLoop } from '../code/syntax.js';

const known = new WeakMap<object, boolean>();

/** Whether the attempt of a loop is written once more behind it: who leaves the loop tries again. */
export function isTriedBehind(draft: Draft): boolean {
  const found = known.get(draft) ?? find(draft);
  known.set(draft, found);
  return found;
}

function find(draft: Draft): boolean {
  const { site, file } = draft;
  const around = functionAround(site.node);
  if (!isLoop(site.node)) return false;
  const attempts = attemptCalls(draft).filter((call) => contains(site.node, call)).map((call) => file.textOf(call));
  const isOther = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.range[0] >= site.node.range[1] && functionAround(node) === around;
  return [...file.within(around ?? file.program)].some((node) => isOther(node) && attempts.includes(file.textOf(node)));
}
