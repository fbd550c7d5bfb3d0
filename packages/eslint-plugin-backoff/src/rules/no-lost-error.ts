import type { LastFailure, SiteKind } from '../facts/retry-site.js';
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
    exited: 'Leaves the process after {{attempts}} without a word of the last failure.',
  },
  fix: { edit: rethrowLastError, title: 'Hand on the last error.' },
  *check({ kind, head, facts: { bound, lastFailure, operation } }) {
    const { node, lostAfter } = lastFailure;
    // Who drives a window sees what became of it.
    if (lastFailure.kind !== 'lost' || operation.driven === true) return;
    yield { node: node ?? head, messageId: messageFor(lastFailure, kind), data: { attempts: attempts(lostAfter ?? bound) } };
  },
});

/** A library tells by an error that it has given up. */
function messageFor({ throws, exits, tells }: LastFailure, kind: SiteKind): 'swallowed' | 'replaced' | 'exited' {
  if (exits === true) return 'exited';
  return throws === true || tells === true || kind === 'library' ? 'replaced' : 'swallowed';
}
