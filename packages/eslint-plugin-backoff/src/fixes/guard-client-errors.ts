import { addJitter } from './bound-attempts.js';
import { fix } from './fix.js';
import { guardPoint } from './guard-point.js';
import { pointByPath } from './retry-points.js';

/** Ends the retries where the status says that the request itself is wrong, and waits with jitter where the site does not. */
export const guardClientErrors = fix((draft) => {
  const points = pointByPath(draft) ?? [];
  if (points.length === 0 || !points.map((point) => guardPoint(draft, point)).every(Boolean)) return false;
  addJitter(draft);
  return true;
});
