import { changeOptions } from './code/change-options.js';
import { fix } from './code/fix.js';

/** Writes what the options of a library's call must have meant. */
export const mendOptions = fix(() => false, (draft, place) => {
  const repairs = draft.site.facts.misleadingOptions.flatMap(({ repair }) => repair ?? []);
  if (repairs.some(({ safe }) => !safe)) draft.safe = false;
  const done = repairs.map((repair) => changeOptions(draft, place, repair));
  return done.length > 0 && done.every(Boolean);
});
