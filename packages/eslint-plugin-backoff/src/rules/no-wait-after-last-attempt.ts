import { attempts } from '../facts/words.js';
import { skipFinalWait } from '../fixes/skip-final-wait.js';
import { defineRule } from '../eslint/rule.js';

export const noWaitAfterLastAttempt = defineRule({
  name: 'no-wait-after-last-attempt',
  description: 'Disallow waiting after the last failed attempt',
  recommended: 'recommended',
  messages: {
    waits: 'Waits once more after the last of {{attempts}}, only to give up.',
  },
  fix: { edit: skipFinalWait, title: 'Wait only when another attempt follows.' },
  *check({ facts: { bound, lastFailure, operation, shape } }) {
    const { finalWait } = lastFailure;
    // What goes round after a success as well, step by step, may have its last step settle before what comes next.
    if (shape.goesOn && lastFailure.throws !== true) return;
    // Where only the time runs out, or nobody knows what ends it, none knows before the wait which attempt was the last. What is waited for in a window may be that it has settled.
    if (finalWait && !/^(time|unknown)$/.test(bound.kind) && operation.driven !== true) yield { node: finalWait.node, messageId: 'waits', data: { attempts: attempts(bound) } };
  },
});
