import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import { milliseconds } from './delay-call.js';
import { delaySource } from './delay-source.js';
import type { Draft } from './draft.js';
import { fix } from './fix.js';
import { existingDelayCall } from './existing-delay-call.js';
import { jitterDelay } from './jitter-delay.js';

/** Gives the waits a ceiling: the reference helper has one. A wait that the server directs gets one around it. */
export const capDelay = fix((draft) => {
  const { retryAfter, delay, cap } = draft.site.facts;
  const give = retryAfter.uncapped && cap.kind !== 'none' ? capAround : capDelayOf;
  return delay.waits.map((wait) => give(draft, wait)).some(Boolean);
});

/** Caps a wait that grows without end. */
export function capDelayOf(draft: Draft, wait: Wait): boolean {
  const options = existingDelayCall(wait, draft);
  if (!options) return jitterDelay(draft, wait);
  const cap = options.properties.find((property) => property.type === 'Property' && draft.file.textOf(property.key) === 'cap');
  if (cap?.type !== 'Property') return false;
  draft.replace(cap, `cap: ${milliseconds(draft.settings.maxDelayMs)}`);
  return true;
}

function capAround(draft: Draft, wait: Wait): boolean {
  const source = delaySource(actualWait(wait, draft.file), draft.file);
  if (!source) return false;
  const { node, unitMs } = source;
  const cap = milliseconds(draft.settings.maxDelayMs / unitMs);
  draft.insert(node.range[0], 'Math.min(');
  draft.insert(node.range[1], `, ${cap})`);
  return true;
}
