import type { RetrySite } from '../facts/retry-site.js';
import { isOpenedIn } from '../facts/operation/nesting.js';
import { waitNode } from '../facts/waits/wait-node.js';
import { attempts, list } from '../facts/words.js';
import { insertWait } from '../fixes/insert-wait.js';
import { defineRule } from '../eslint/rule.js';

export const noImmediateRetry = defineRule({
  name: 'no-immediate-retry',
  description: 'Disallow retries that start without a wait',
  recommended: 'recommended',
  messages: {
    missing: 'Retries at once: {{attempts}} with no wait in between.',
    afterStatuses: 'Retries {{statuses}} at once: {{attempts}} with no wait in between.',
    zero: 'Retries at once: this wait is 0 ms.',
    notAwaited: 'Retries at once: the next attempt does not wait for this.',
  },
  fix: { edit: insertWait, title: 'Wait with jitter before the next attempt.' },
  *check(site) {
    const { bound, delay, ineffective, repair } = site.facts;
    // Nothing is tried again as long as nobody waits for what is returned.
    const isNeverRetried = ineffective.some(({ kind }) => kind === 'not awaited');
    if (repair || isNeverRetried || isLeftAlone(site)) return;
    if (delay.noWaitBecause === 'missing') {
      const data = { attempts: attempts(delay.boundAtOnce ?? bound), statuses: list(delay.onlyAfter ?? []) };
      yield { node: site.head, messageId: delay.onlyAfter === undefined ? 'missing' : 'afterStatuses', data };
    }
    if (delay.noWaitBecause === 'zero') yield { node: waitNode(site), messageId: 'zero' };
    if (delay.noWaitBecause === 'not awaited') yield { node: waitNode(site), messageId: 'notAwaited' };
  },
});

/**
 * What works on this machine's own files, and cannot wait without holding up everything else, is not hurried. Nor does one more look at
 * them hurry anybody, nor what is done to a window, nor what opens anew a connection that stood and is lost, and waits between its own
 * attempts. A test that writes down that nothing is waited for is to be over soon.
 */
const isLeftAlone = ({ kind, facts: { bound, delay, inTest, nesting, operation, shape } }: RetrySite): boolean =>
  (inTest && delay.noWaitBecause === 'zero') || operation.driven === true || (operation.local && (!shape.canAwait || (bound.kind === 'attempts' && bound.attempts <= 2))) || (kind === 'reconnect' && nesting.some((inner) => isOpenedIn(inner, operation)));
