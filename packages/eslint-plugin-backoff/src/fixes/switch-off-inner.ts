import { changeOptions } from './code/change-options.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';

/** Has what retries inside a site make one attempt, so that only the site retries. */
export const switchOffInner = fix(switchOff, switchOff);

function switchOff(draft: Draft): boolean {
  const inner = new Map(draft.site.facts.nesting.flatMap(({ off }) => (off === null ? [] : [[off.place.call, off]])));
  draft.safe = false;
  return inner.size > 0 && [...inner.values()].every(({ place, changes }) => changeOptions(draft, place, changes));
}
