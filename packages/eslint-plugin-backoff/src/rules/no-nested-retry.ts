import type { Bound, NestedSite } from '../facts/retry-site.js';
import { switchOffInner } from '../fixes/switch-off-inner.js';
import { defineRule } from '../eslint/rule.js';

export const noNestedRetry = defineRule({
  name: 'no-nested-retry',
  description: 'Disallow retries inside an operation that is itself retried',
  recommended: 'strict',
  messages: {
    nested: 'Retries what retries by itself: {{product}}.',
    library: 'Retries what {{library}} retries by itself: {{product}}.',
  },
  fix: { edit: switchOffInner, title: 'Switch the inner retries off.', as: 'suggestion' },
  *check(site) {
    const { bound, nesting, operation } = site.facts;
    const [outermost] = nesting;
    if (!outermost || operation.driven === true) return;
    const data = { product: product(bound, nesting), library: outermost.library ?? '' };
    yield { node: outermost.call ?? operation.nodes[0] ?? site.head, messageId: outermost.library === null ? 'nested' : 'library', data };
  },
});

/** "3 × 3 = 9 attempts", or "maxRetries × 3 attempts" where a factor comes from outside. */
function product(bound: Bound, nesting: readonly NestedSite[]): string {
  const factors = [factorOf(bound), ...nesting.flatMap(({ attempts, beside }) => (beside === true ? [] : [attempts ?? 'n']))];
  const total = factors.reduce<number>((product, factor) => product * Number(factor), 1);
  return `${factors.join(' × ')}${Number.isNaN(total) ? '' : ` = ${total}`} attempts`;
}

function factorOf(bound: Bound): number | string {
  if (bound.kind === 'attempts') return bound.attempts;
  return bound.kind === 'named' ? bound.name : 'n';
}
