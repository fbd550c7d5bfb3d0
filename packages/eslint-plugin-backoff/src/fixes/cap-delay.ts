import type { Wait } from '../facts/retry-site.js';
import { capServerWaits } from './cap-server-wait.js';
import { literalNumber } from './code/arithmetic.js';
import { milliseconds } from './delay/delay-call.js';
import { capWaits } from './cure-library.js';
import type { Draft } from './code/draft.js';
import { capGrowth } from './delay/cap-growth.js';
import { existingDelayCall } from './delay/existing-delay-call.js';
import { fix } from './code/fix.js';
import { jitterDelay } from './delay/jitter-delay.js';

/** Gives the waits a ceiling: the reference helper has one. A wait that the server directs gets one around it. */
export const capDelay = fix((draft) => {
  const { retryAfter, delay, cap } = draft.site.facts;
  if (retryAfter.uncapped && cap.kind !== 'none') return capServerWaits(draft);
  return delay.waits.map((wait) => capDelayOf(draft, wait)).some(Boolean) || (retryAfter.uncapped && capServerWaits(draft));
}, capWaits, () => true);

/** Caps a wait that grows without end. */
export function capDelayOf(draft: Draft, wait: Wait): boolean {
  if (wait.unitMs === null) return false;
  const existing = existingDelayCall(wait, draft);
  if (!existing) return capGrowth(draft, wait) || jitterDelay(draft, wait);
  const cap = existing.options.properties.find((property) => property.type === 'Property' && draft.file.textOf(property.key) === 'cap');
  // What has a ceiling is not what grows.
  if (cap?.type !== 'Property' || (literalNumber(cap.value) ?? Infinity) <= draft.settings.maxDelayMs) return false;
  draft.replace(cap, `cap: ${milliseconds(draft.settings.maxDelayMs)}`);
  return true;
}
