import type { TSESTree } from '@typescript-eslint/types';
import { addWaits } from './insert-wait.js';
import { capDelayOf } from './cap-delay.js';
import { succeedsByLeaving } from './attempts/count-turns.js';
import { decisionPlace } from './attempts/decision-place.js';
import { limitAttempts } from './cure-library.js';
import { notedError } from './attempts/noted-error.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { giveUp } from './attempts/give-up.js';
import { hasCheckIn } from './attempts/handled-paths.js';
import { insertIntoFunction, insertStatements } from './code/insert-statement.js';
import { statusOf } from './answer/answer-member.js';
import { responseVariables } from './answer/response-variable.js';
import { retryNumber } from './attempts/retry-number.js';
import { nodeAt, offsetOf, pointByPath, type RetryPoint } from './attempts/retry-points.js';
import { isLoop, leaves } from './code/syntax.js';
import { jitterWaits } from './use-full-jitter.js';

/** Ends the retries after some attempts with the last failure, and waits with jitter where the site does not. */
export const boundAttempts = fix((draft) => {
  // A connection is meant to come back: what it lacks is a ceiling to its wait.
  if (draft.site.kind === 'reconnect') return mendReconnect(draft);
  const points = pointByPath(draft)?.map(inCatch) ?? [];
  addJitter(draft);
  // A counter that the wait moves is only read by the bound; else the bound moves it.
  const isMoved = draft.has('retry number');
  return points.length > 0 && points.every((point) => bound(draft, point, isMoved));
}, limitAttempts);

function mendReconnect(draft: Draft): boolean {
  const { waits } = draft.site.facts.delay;
  return waits.length > 0 ? waits.map((wait) => capDelayOf(draft, wait)).some(Boolean) : addWaits(draft);
}

/** The end of a turn knows nothing of the error that a `catch` before it has caught. */
function inCatch(point: RetryPoint): RetryPoint {
  const { node } = point.path;
  return point.place.kind === 'end' && node.type === 'CatchClause' ? { ...point, place: { kind: 'end', block: node.body } } : point;
}

function bound(draft: Draft, point: RetryPoint, isMoved: boolean): boolean {
  const place = decisionPlace(draft, point);
  if (!place) return false;
  const at = nodeAt(place);
  const end = giveUp(draft, point.path, at);
  if (end === null) return false;
  const condition = isLastAttempt(draft, at, offsetOf(place), isMoved);
  if (condition === null) return false;
  // Several ways may come by the same place.
  draft.once(`bound at ${offsetOf(place)}`, () => {
    if (place.kind === 'body') insertIntoFunction(draft, place.fn, [`if (${condition}) ${end}`]);
    else insertStatements(draft, place, [`if (${condition}) ${end}`], -1);
    boundEndOfTry(draft, point.path.node, condition);
    return null;
  });
  return true;
}

/** `attempt >= 4`: with the counter as the code has it, not as the zero-based retry. */
function isLastAttempt(draft: Draft, at: TSESTree.Node, offset: number, isMoved: boolean): string | null {
  const counted = retryNumber(draft, at, offset);
  if (counted === null || counted === '0') return null;
  const retry = isMoved ? counted.replace(/\+\+$/, '') : counted;
  const [, counter, less] = /^(\S+) - (\d+)$/.exec(retry) ?? [];
  const last = draft.settings.maxAttempts - 1;
  return counter === undefined ? `${retry} >= ${last}` : `${counter} >= ${last + Number(less)}`;
}

/** A response that fails a check may come to the end of the `try`: what is thrown there, the bounded `catch` lets pass. */
function boundEndOfTry(draft: Draft, { parent }: TSESTree.Node, condition: string): void {
  const { node, facts } = draft.site;
  const [response] = responseVariables(draft);
  if (facts.operation.failsBy !== 'response' || parent?.type !== 'TryStatement' || leaves(parent.block) || hasCheckIn(parent.block, draft) || !response || !isLoop(node) || !succeedsByLeaving(draft, node)) return;
  const error = notedError(draft, parent.block) ?? `new Error(\`HTTP \${${statusOf(draft, response.name)}}\`)`;
  const line = `if (${condition}) throw ${error}${draft.style.semicolon}`;
  insertStatements(draft, { kind: 'end', block: parent.block }, [line]);
}

/** Waits with jitter where the site waits without, or not at all. */
export function addJitter(draft: Draft): void {
  const { delay, jitter } = draft.site.facts;
  if (delay.kind === 'none') addWaits(draft);
  else if (jitter.kind === 'none') jitterWaits(draft);
}
