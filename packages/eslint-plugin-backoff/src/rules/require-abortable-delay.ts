import { waitNode } from '../facts/waits/wait-node.js';
import { passSignal } from '../fixes/pass-signal.js';
import { defineRule } from '../eslint/rule.js';

export const requireAbortableDelay = defineRule({
  name: 'require-abortable-delay',
  description: 'Require waits between retries to end when the `AbortSignal` in scope aborts',
  recommended: 'strict',
  messages: {
    ignored: 'This wait goes on when {{signal}} aborts.',
  },
  fix: { edit: passSignal, title: 'End the wait when the signal aborts.' },
  *check(site) {
    const { cancellation, delay } = site.facts;
    if (cancellation.signal === null || cancellation.stopsWait || delay.waits.length === 0) return;
    yield { node: waitNode(site), messageId: 'ignored', data: { signal: cancellation.signal } };
  },
});
