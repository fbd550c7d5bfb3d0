import type { TSESTree } from '@typescript-eslint/types';
import { withoutLayout } from '../../sites/wording.js';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { ancestors, contains, functionAround } from '../code/syntax.js';
import { isCounted } from '../attempts/tried-after-failure.js';
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
  const words = (node: TSESTree.Node): string => withoutLayout(file.textOf(node));
  return [...file.within(site.node)].flatMap((node): RetryPoint[] => {
    if (node.type !== 'CallExpression' || known.some(({ retry }) => retry === node) || localFunction(node, file) !== site.node) return [];
    const model = known.find(({ retry }) => words(retry) === words(node));
    const point = model && { path: model.path, place: placeBefore(node) };
    return point && (isFailing(node, draft) || isCounted(node, draft)) && !isWaitedFor(node, draft) ? [point] : [];
  });
}

/** Whether a failure alone comes to a call: in what catches one, or where an error or a bad answer was asked about. */
function isFailing(call: TSESTree.Node, { site, file }: Draft): boolean {
  const around = [...ancestors(call)].filter((node) => contains(site.node, node));
  return around.some((node) => node.type === 'CatchClause' || isPromiseHandler(node) || (node.type === 'IfStatement' && ASKS_FAILURE.test(file.textOf(node.test))));
}

const ASKS_FAILURE = /\b(err|error|errors|failed|failure)\b|!\s*[\w.?]+\.ok\b/i;

/** Whether something is awaited, whatever it is, on the way to a call in its own function. */
function isWaitedFor(call: TSESTree.Node, { site, file }: Draft): boolean {
  const lists = [...ancestors(call)].flatMap((node) => (node.type === 'BlockStatement' && contains(site.node, node) && functionAround(node) === functionAround(call) ? [node.body] : []));
  return lists.some((list) => list.some((statement) => statement.range[1] <= call.range[0] && statement.type === 'ExpressionStatement' && [...file.within(statement)].some(({ type }) => type === 'AwaitExpression')));
}
