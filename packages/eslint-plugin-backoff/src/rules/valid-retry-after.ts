import { time } from '../facts/words.js';
import { parseRetryAfter } from '../fixes/parse-retry-after.js';
import { defineRule } from '../eslint/rule.js';

export const validRetryAfter = defineRule({
  name: 'valid-retry-after',
  description: 'Require `Retry-After` to be read as seconds or as an HTTP date',
  recommended: 'recommended',
  messages: {
    seconds: 'Retry-After: {{header}} is used as {{delay}}: the header counts seconds.',
    date: 'Retry-After: {{header}} becomes {{delay}}: the header can be a date.',
    past: 'Retry-After: {{header}} becomes {{delay}}: the date can have passed.',
    negative: 'Retry-After: {{header}} becomes {{delay}}: the header can hold what is not valid.',
  },
  fix: { edit: parseRetryAfter, title: 'Let the helper read seconds and dates.' },
  *check({ facts: { retryAfter } }) {
    const { misuse } = retryAfter;
    if (misuse === null) return;
    const delay = misuse.delayMs === null ? 'NaN, which timers take for 1 ms' : time(misuse.delayMs);
    yield { node: misuse.wait.delayNode ?? misuse.wait.node, messageId: messageOf[misuse.kind], data: { header: misuse.header, delay } };
  },
});

const messageOf = {
  'seconds as ms': 'seconds',
  'date not handled': 'date',
  'past date': 'past',
  negative: 'negative',
} as const;
