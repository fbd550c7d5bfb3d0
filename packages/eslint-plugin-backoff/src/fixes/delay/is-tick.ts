import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { ancestors, contains, isLoop, leaves, promiseAround, statementOf } from '../code/syntax.js';
import { actualWait } from './actual-wait.js';

/** Whether a wait is one of many before the same retry, as the seconds of a countdown: what is right for the whole is not for each. */
export function isTick(wait: Wait, { site, file }: Draft): boolean {
  const { node } = actualWait(wait, file);
  const isInside = (loop: TSESTree.Node) => !contains(loop, site.node) && !site.facts.operation.nodes.some((operation) => contains(loop, operation));
  return !isLast(node) && [...ancestors(node)].some((around) => isLoop(around) && isInside(around));
}

/** Whether what follows a wait leaves the loop around it: `await sleep(ms); continue again;`. */
function isLast(wait: TSESTree.Node): boolean {
  const statement = statementOf(promiseAround(wait));
  const list = statement?.parent.type === 'BlockStatement' ? statement.parent.body : [];
  return list.some((each) => statement !== null && each.range[0] > statement.range[0] && leaves(each) && !(each.type === 'ContinueStatement' && each.label === null));
}
