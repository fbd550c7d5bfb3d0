import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { asksCounter } from './asks-counter.js';
import { mayBreak } from './own-end.js';
import { ancestors, contains, isFunction, isLoop, leaves, type Loop } from '../code/syntax.js';

/** Whether the last attempt comes past a node to the head of the loop, which ends it there: to leave the loop at the node does the same. */
export function isEndedByHead(draft: Draft, at: TSESTree.Node): boolean {
  const { node: loop, facts } = draft.site;
  const test = facts.shape.counter?.test ?? null;
  if (!isLoop(loop) || test === null || !contains(loop, test) || (contains(loop.body, test) && !isAskedInHead(draft, loop))) return false;
  return mayBreak(draft, at) && !isDecidedBefore(draft, loop, at) && !isDecidedBehind(draft, loop, at);
}

/** `do { … if (attempt === most) … } while (attempt < most);`: whether the head asks for the count as well. */
const isAskedInHead = (draft: Draft, loop: Loop): boolean => 'test' in loop && loop.test !== null && asksCounter(loop.test, draft);

/** Whether the last attempt is over before a node: `if (attempt === 3) throw error;` in the same list. */
function isDecidedBefore({ file, site }: Draft, loop: Loop, at: TSESTree.Node): boolean {
  const counter = site.facts.shape.counter?.text;
  return [...file.within(loop.body)].some((node) => {
    if (node.type !== 'IfStatement' || node.range[0] > at.range[0] || !leaves(node.consequent) || !contains(node.parent, at)) return false;
    return [...file.within(node.consequent)].some(({ type }) => type === 'ThrowStatement') && [...file.within(node.test)].some((part) => file.textOf(part) === counter);
  });
}

/** Whether a turn leaves between a node and its end, or sets something there that may be told of when the retries are over. */
function isDecidedBehind({ file, site }: Draft, loop: Loop, at: TSESTree.Node): boolean {
  const isElsewhere = (around: TSESTree.Node): boolean => isFunction(around) || (around.type === 'CatchClause' && !contains(around, at));
  return [...file.within(loop.body)].some((node) => {
    const isDecisive = /^(Return|Throw|Break)Statement$/.test(node.type) || (node.type === 'AssignmentExpression' && node.operator === '=');
    if (!isDecisive || node.range[0] < at.range[1]) return false;
    const around = [...ancestors(node)].filter((each) => contains(loop.body, each));
    return !around.some(isElsewhere) && !site.facts.delay.waits.some((wait) => contains(wait.node, node));
  });
}
