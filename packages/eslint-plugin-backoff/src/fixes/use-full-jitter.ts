import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './delay/actual-wait.js';
import { allWaits } from './delay/all-waits.js';
import { drawsChance, usesChance } from './code/arithmetic.js';
import { decomposeDelay } from './delay/decompose-delay.js';
import { decomposeLinear } from './delay/decompose-linear.js';
import { delaySource } from './delay/delay-source.js';
import { isBeforeAttempt } from './delay/before-attempt.js';
import { spreadWaits } from './cure-library.js';
import type { Draft } from './code/draft.js';
import { growingWaits } from './delay/growing-waits.js';
import { localFunction } from './code/local-function.js';
import { fix } from './code/fix.js';
import { jitterDelay } from './delay/jitter-delay.js';
import { isToldByServer, withoutHeader } from './retry-after/header-read.js';
import { ownValues } from './delay/own-values.js';
import { isMoved } from './delay/beside-told.js';

/** Has the reference helper work out the waits, from the site's own base, factor and cap. */
export const useFullJitter = fix((draft) => {
  if (draft.site.facts.jitter.kind !== 'none' && !draft.site.facts.delay.waits.some((wait) => drawsItself(wait, draft))) draft.safe = false;
  return jitterWaits(draft);
}, spreadWaits, () => true);

/** Whether a wait's length has chance of its own: who is handed chance may be handed another one. */
function drawsItself(wait: Wait, draft: Draft): boolean {
  const { file } = draft;
  const source = delaySource(actualWait(wait, file), draft);
  if (source === null) return false;
  const helpers = [...file.within(source.node)].flatMap((node) => (node.type === 'CallExpression' ? (localFunction(node, file)?.body ?? []) : []));
  return [source.node, ...helpers].some((node) => drawsChance(node, file));
}

/**
 * Jitters every wait of the site; false where none could be.
 *
 * @param keepsPace whether a length that is meant to stay the same does
 */
export function jitterWaits(draft: Draft, keepsPace = false): boolean {
  const { waits } = draft.site.facts.delay;
  const answers = waits.filter((wait) => !isBeforeAttempt(actualWait(wait, draft.file).node, draft));
  const seen = growingWaits(answers.length > 0 ? answers : waits, draft);
  return [...seen, ...alike(seen, draft)].map((wait) => jitterDelay(draft, wait, null, keepsPace)).some(Boolean);
}

/** The other waits of the site that grow by the same counter as one of some waits, or just like it, and have no chance of their own. */
function alike(seen: readonly Wait[], draft: Draft): Wait[] {
  const ways = new Set(seen.flatMap((wait) => waysToGrow(wait, draft)));
  return allWaits(draft).filter((wait) => !draft.site.facts.delay.waits.includes(wait) && waysToGrow(wait, draft).some((way) => ways.has(way)));
}

/** How the length of a wait grows, or those of its lengths that are the site's own: by a power of which counter, or else by its words. */
function waysToGrow(wait: Wait, draft: Draft): readonly string[] {
  const { file } = draft;
  const source = delaySource(actualWait(wait, file), draft);
  if (source === null) return [];
  const own = isToldByServer(source.node, file) ? withoutHeader(source.node, file) : source.node;
  const lengths = [...(own ? [own] : []), ...ownValues(source, draft).map(({ node }) => node)].filter((node) => !usesChance(node, file));
  return lengths.flatMap((node) => {
    const counter = /[A-Za-z_$][\w$.]*/.exec(decomposeDelay(node, file)?.attempt ?? '')?.[0];
    return counter ?? (decomposeLinear(node, draft) === null && !isMoved(node, draft) ? [] : file.textOf(node));
  });
}
