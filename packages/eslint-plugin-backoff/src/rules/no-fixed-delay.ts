import { delayNode } from '../facts/waits/wait-node.js';
import { sequence } from '../facts/words.js';
import { useFullJitter } from '../fixes/use-full-jitter.js';
import { defineRule } from '../eslint/rule.js';

export const noFixedDelay = defineRule({
  name: 'no-fixed-delay',
  description: 'Disallow the same fixed wait before every retry',
  recommended: 'strict',
  messages: {
    fixed: 'Waits {{delay}} before each retry, the same for every client.',
  },
  fix: { edit: useFullJitter, title: 'Let the wait grow, with full jitter.' },
  *check(site) {
    const { bound, growth, jitter, operation } = site.facts;
    if (growth.kind !== 'fixed' || jitter.kind !== 'none' || operation.local) return;
    const isSingleRetry = bound.kind === 'attempts' && bound.attempts <= 2;
    if (isSingleRetry) return;
    yield { node: delayNode(site), messageId: 'fixed', data: { delay: sequence(site.facts) ?? 'a fixed time' } };
  },
});
