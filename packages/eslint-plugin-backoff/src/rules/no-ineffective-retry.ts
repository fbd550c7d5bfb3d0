import type { IneffectiveRetry } from '../facts/retry-site.js';
import { repairRetry } from '../fixes/repair-retry.js';
import { defineRule } from '../eslint/rule.js';

export const noIneffectiveRetry = defineRule({
  name: 'no-ineffective-retry',
  description: 'Disallow retries that never happen or never differ',
  recommended: 'recommended',
  messages: {
    notAwaited: 'Never retries a rejection: nothing awaits this here, so the failure does not come by.',
    counter: '{{name}} never changes, so the limit on attempts never takes effect.',
    xor: 'A bitwise XOR (`^`) is no power: the waits do not grow.',
    alwaysTrue: 'This condition is always true, so it decides nothing.',
    alwaysFalse: 'This condition is always false, so it decides nothing.',
    asyncPredicate: 'This answers with a promise, which is always truthy: every failure is retried.',
    samePromise: 'Awaits the same promise again: it stays rejected, and nothing is tried again.',
  },
  fix: { edit: repairRetry, title: 'Repair the retry.' },
  *check({ facts: { ineffective } }) {
    for (const found of ineffective) {
      const name = found.kind === 'counter never changes' ? found.name : '';
      yield { node: found.node, messageId: messageOf[found.kind], data: { name } };
    }
  },
});

const messageOf = {
  'not awaited': 'notAwaited',
  'counter never changes': 'counter',
  'xor for power': 'xor',
  'always true': 'alwaysTrue',
  'always false': 'alwaysFalse',
  'async predicate': 'asyncPredicate',
  'same promise': 'samePromise',
} as const satisfies Record<IneffectiveRetry['kind'], string>;
