import { addJitter } from './bound-attempts.js';
import { keepClientErrors } from './cure-library.js';
import type { Draft } from './draft.js';
import { fix } from './fix.js';
import { guardPoint } from './guard-point.js';
import { nodeAt, pointByPath, type RetryPoint } from './retry-points.js';
import { ancestors, contains } from './syntax.js';

/** Ends the retries where the status says that the request itself is wrong, and waits with jitter where the site does not. */
export const guardClientErrors = fix((draft) => {
  const all = pointByPath(draft) ?? [];
  const guarded = all.filter((point) => !isForSomeStatuses(draft, point));
  const points = guarded.length > 0 ? guarded : all;
  if (points.length === 0 || !points.map((point) => guardPoint(draft, point)).every(Boolean)) return false;
  addJitter(draft);
  return true;
}, keepClientErrors);

/** Whether the site itself picks the statuses that come to a point of a failed check: the others take another path. */
function isForSomeStatuses({ file }: Draft, { path, place }: RetryPoint): boolean {
  if (path.kind !== 'check' || !path.body) return false;
  const { body } = path;
  return [...ancestors(nodeAt(place))].some((around) => {
    return around !== path.node && around.type === 'IfStatement' && contains(body, around) && /\bstatus(Code)?\b/.test(file.textOf(around.test));
  });
}
