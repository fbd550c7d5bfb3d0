import { isBeforeAttempt } from './delay/before-attempt.js';
import { spreadWaits } from './cure-library.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { jitterDelay } from './delay/jitter-delay.js';

/** Has the reference helper work out the waits, from the site's own base, factor and cap. */
export const useFullJitter = fix(jitterWaits, spreadWaits);

/** Jitters every wait of the site; false where none could be. */
export function jitterWaits(draft: Draft): boolean {
  const { waits } = draft.site.facts.delay;
  const answers = waits.filter(({ node }) => !isBeforeAttempt(node, draft));
  return (answers.length > 0 ? answers : waits).map((wait) => jitterDelay(draft, wait)).some(Boolean);
}
