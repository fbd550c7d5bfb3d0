import { attempts } from '../facts/words.js';
import { rethrowLastError } from '../fixes/rethrow-last-error.js';
import { defineRule } from '../eslint/rule.js';

export const noLostError = defineRule({
  name: 'no-lost-error',
  description: 'Disallow losing the last error when the retries run out',
  recommended: 'strict',
  messages: {
    swallowed: 'Ends as if nothing had failed after {{attempts}}: the last error is lost.',
    replaced: 'The error thrown after {{attempts}} says nothing of the last failure.',
  },
  fix: { edit: rethrowLastError, title: 'Hand on the last error.' },
  *check({ head, facts: { bound, lastFailure } }) {
    const { kind, node } = lastFailure;
    if (kind !== 'lost') return;
    const messageId = node?.type === 'ThrowStatement' ? 'replaced' : 'swallowed';
    yield { node: node ?? head, messageId, data: { attempts: attempts(bound) } };
  },
});
