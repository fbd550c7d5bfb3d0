import { addJitter } from './bound-attempts.js';
import { Draft } from './draft.js';
import type { Fix } from './edit.js';
import { guardPath } from './guard-path.js';
import { handledPaths } from './handled-paths.js';

/** Ends the retries where the status says that the request itself is wrong, and waits with jitter where the site does not. */
export const guardClientErrors: Fix = (site, context) => {
  const draft = new Draft(site, context);
  const paths = handledPaths(draft);
  if (paths.length === 0 || !paths.map((path) => guardPath(draft, path)).every(Boolean)) return null;
  addJitter(draft);
  return draft.finish();
};
