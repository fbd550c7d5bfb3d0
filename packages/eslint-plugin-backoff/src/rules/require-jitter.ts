import type { Growth, RetrySite } from '../facts/retry-site.js';
import { delayNode } from '../facts/waits/wait-node.js';
import { sequence, time } from '../facts/words.js';
import { useFullJitter } from '../fixes/use-full-jitter.js';
import { defineRule } from '../eslint/rule.js';

/**
 * Randomness below these spreads nobody: the first is a share of what the longest wait is without it, the second what a timer can resolve.
 * A wait of which the third share is random is short, and not too alike.
 */
const narrowestShare = 0.1;
const narrowestMs = 15;
const wideShare = 0.5;

const growing: readonly Growth['kind'][] = ['exponential', 'polynomial', 'linear', 'table'];

export const requireJitter = defineRule({
  name: 'require-jitter',
  description: 'Require randomness in waits that grow between retries',
  recommended: 'recommended',
  messages: {
    none: 'Waits {{delays}} with no randomness: clients that failed together come back together.',
    narrow: 'Only {{width}} of a wait of {{longest}} is random: too narrow to spread clients out.',
    cutOff: 'The cap cuts the randomness off: from {{longest}} on, all clients wait the same.',
  },
  fix: { edit: useFullJitter, title: 'Randomise the whole wait (full jitter).' },
  *check(site) {
    const { growth, jitter } = site.facts;
    if (isAlone(site)) return;
    const { widthMs: width, longestMs: longest } = jitter;
    const node = delayNode(site);
    if (jitter.kind === 'none') {
      if (growing.includes(growth.kind)) yield { node, messageId: 'none', data: { delays: sequence(site.facts) ?? 'longer each time' } };
      return;
    }
    if (width === null || longest === null) return;
    const data = { width: time(width), longest: time(longest) };
    if (jitter.cutOffByCap) yield { node, messageId: 'cutOff', data };
    else if (isNarrow(width, longest)) yield { node, messageId: 'narrow', data };
  },
});

/** The process that comes back is this program's own: nobody else starts it. Nor does anybody else come to a window, or with a test. Over files, others may contend. */
const isAlone = ({ kind, facts: { inTest, operation } }: RetrySite): boolean => inTest || operation.driven === true || (operation.local && kind === 'reconnect');

/** `delay + Math.random() * delay * 0.1` is a tenth. A ms less is a matter of rounding. */
const isNarrow = (widthMs: number, longestMs: number): boolean =>
  widthMs < wideShare * longestMs && (widthMs < narrowestMs || widthMs + 1 < narrowestShare * (longestMs - widthMs));
