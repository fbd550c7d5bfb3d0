import type { Draft } from '../code/draft.js';

/** An error of the site's own, which callers may not expect, where nothing that is known of the last failure can be told. */
export function gaveUp(draft: Draft): string {
  const { quote } = draft.style;
  draft.safe = false;
  return `new Error(${quote}gave up after ${draft.settings.maxAttempts} attempts${quote})`;
}
