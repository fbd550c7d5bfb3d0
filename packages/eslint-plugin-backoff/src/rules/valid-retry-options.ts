import { mendOptions } from '../fixes/mend-options.js';
import { defineRule } from '../eslint/rule.js';

export const validRetryOptions = defineRule({
  name: 'valid-retry-options',
  description: 'Disallow options of retry libraries that do something else than they say',
  recommended: 'recommended',
  messages: {
    misleading: '`{{option}}` {{effect}}.',
  },
  fix: { edit: mendOptions, title: 'Write what the option must have meant.' },
  *check({ facts: { misleadingOptions } }) {
    for (const { node, option, effect } of misleadingOptions) {
      yield { node, messageId: 'misleading', data: { option, effect } };
    }
  },
});
