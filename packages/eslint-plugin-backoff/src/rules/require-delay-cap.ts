import { delayNode } from '../facts/waits/wait-node.js';
import { sequence, time } from '../facts/words.js';
import type { Bound, Growth, RetryFacts } from '../facts/retry-site.js';
import { capDelay } from '../fixes/cap-delay.js';
import { flag, milliseconds, option, optionReader } from '../options.js';
import { defineRule } from '../eslint/rule.js';

/** A longer wait overflows the timer, which then fires after 1 ms. */
const longestTimer = 2 ** 31 - 1;

const options = {
  maxDelayMs: option(milliseconds, 60_000, 'The longest wait, in milliseconds, that may do without a ceiling.'),
  serverDelays: option(flag, false, 'Whether a wait that the server asks for needs a ceiling too.'),
};

export const requireDelayCap = defineRule({
  name: 'require-delay-cap',
  description: 'Require a ceiling on waits that grow between retries',
  recommended: 'recommended',
  options,
  strictOptions: { serverDelays: true },
  messages: {
    endless: 'Waits {{delays}} with no ceiling: they grow without end.',
    growing: 'Waits {{delays}} with no ceiling: they grow with each retry.',
    long: 'Waits {{delays}} with no ceiling: the longest takes {{longest}}.',
    overflow: 'A wait of {{longest}} is longer than a timer can take: it fires after 1 ms.',
    server: 'Waits as long as the server says, with no ceiling.',
  },
  fix: { edit: capDelay, title: 'Give the wait a ceiling.' },
  *check(site, { options: given }) {
    const option = optionReader(options, given);
    const { bound, cap, growth, retryAfter } = site.facts;
    const node = delayNode(site);
    const longest = longestWait(site.facts);
    const data = { delays: sequence(site.facts) ?? 'longer each time', longest: time(longest) };
    if (cap.kind === 'none' && outgrows(growth, bound) && longest > option('maxDelayMs')) {
      yield { node, messageId: longest < Infinity ? 'long' : growingUnder(bound), data };
    } else if (longest > longestTimer && longest < Infinity) yield { node, messageId: 'overflow', data };
    if (option('serverDelays') && retryAfter.uncapped) yield { node, messageId: 'server' };
  },
});

/** What doubles is soon too long, whatever number of attempts a name stands for; what grows in even steps, or somewhat faster, is where it goes on for ever. */
const outgrows = ({ kind }: Growth, bound: Bound): boolean => kind === 'exponential' || ((kind === 'linear' || kind === 'polynomial') && bound.kind === 'none');

/** What is to be said of waits whose number is not known. */
const growingUnder = ({ kind }: Bound): 'endless' | 'growing' => (kind === 'none' ? 'endless' : 'growing');

function longestWait({ cap, delay }: RetryFacts): number {
  if (cap.kind === 'none') return cap.longestMs ?? Infinity;
  return Math.max(0, ...delay.steps.map((step) => step?.max ?? 0));
}
