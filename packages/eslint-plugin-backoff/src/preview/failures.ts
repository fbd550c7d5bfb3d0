import type { TSESTree } from '@typescript-eslint/types';
import type { RetriedStatuses, RetryFacts } from '../facts/retry-site.js';

type ByStatus = NonNullable<RetriedStatuses['byStatus']>;

/** What leads to another attempt: "404, 429, 5xx", "every failure", "what `isRetryable` allows"; null where not known. */
export function failuresRetried({ retriedStatuses }: RetryFacts): string | null {
  const { byStatus, networkErrors, node } = retriedStatuses;
  if (networkErrors === 'unknown' || (byStatus && isOpen(byStatus))) return filterFromOutside(node);
  if (!byStatus) return networkErrors === 'retried' ? 'every failure' : null;
  const statuses = [...inClass(byStatus, 4), ...inClass(byStatus, 5)];
  const isAll = networkErrors === 'retried' && statuses.join() === '4xx,5xx';
  if (isAll) return 'every failure';
  const words = networkErrors === 'retried' ? [...statuses, 'network errors'] : statuses;
  return words.length > 0 ? words.join(', ') : null;
}

function isOpen(byStatus: ByStatus): boolean {
  return [...byStatus.values()].includes('unknown');
}

/** The statuses from 400 or from 500 on that are retried, or "4xx" where all of them are. */
function inClass(byStatus: ByStatus, hundreds: 4 | 5): readonly string[] {
  const inside = [...byStatus].filter(([status]) => Math.floor(status / 100) === hundreds);
  const retried = inside.filter(([, judgement]) => judgement === 'retried');
  return retried.length === inside.length && inside.length > 0 ? [`${hundreds}xx`] : retried.map(([status]) => String(status));
}

function filterFromOutside(condition: TSESTree.Node | null): string | null {
  const call = condition && callIn(condition);
  return call ? `what \`${call}\` allows` : null;
}

/** The name of the only function that a condition asks. */
function callIn(node: TSESTree.Node): string | null {
  if (node.type === 'UnaryExpression') return callIn(node.argument);
  if (node.type === 'LogicalExpression') return callIn(node.left) ?? callIn(node.right);
  if (node.type !== 'CallExpression') return null;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : null;
}
