import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { statementBefore } from '../code/statement-before.js';
import { isWait } from './is-wait.js';
import { nextAttempt, placeBefore, type RetryPoint } from '../attempts/retry-points.js';

/**
 * The calls that try again at once, in the very words of one that a failure is known to come to: `return load(url, attempt + 1);` in another
 * branch, or after an answer that was refused.
 */
export function alikeRetries(draft: Draft, points: readonly RetryPoint[]): RetryPoint[] {
  const { site, file } = draft;
  const known = points.flatMap(({ path }) => {
    const retry = nextAttempt(draft, path);
    return retry ? [{ path, retry }] : [];
  });
  const words = (node: TSESTree.Node): string => file.textOf(node).replaceAll(/\s+/g, ' ');
  return [...file.within(site.node)].flatMap((node): RetryPoint[] => {
    if (node.type !== 'CallExpression' || known.some(({ retry }) => retry === node) || localFunction(node, file) !== site.node) return [];
    const model = known.find(({ retry }) => words(retry) === words(node));
    const point = model && { path: model.path, place: placeBefore(node) };
    return point && !isWaitedFor(draft, point) ? [point] : [];
  });
}

function isWaitedFor({ file, settings }: Draft, { place }: RetryPoint): boolean {
  const before = statementBefore(place);
  return before !== undefined && isWait(before, file, settings.sleepFunctions);
}
