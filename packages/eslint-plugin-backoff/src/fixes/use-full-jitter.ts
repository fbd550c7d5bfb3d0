import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './delay/actual-wait.js';
import { allWaits } from './delay/all-waits.js';
import { drawsChance } from './code/arithmetic.js';
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

/** Jitters every wait of the site; false where none could be. */
export function jitterWaits(draft: Draft): boolean {
  const { waits } = draft.site.facts.delay;
  const answers = waits.filter(({ node }) => !isBeforeAttempt(node, draft));
  const seen = growingWaits(answers.length > 0 ? answers : waits, draft);
  return [...seen, ...alike(seen, draft)].map((wait) => jitterDelay(draft, wait)).some(Boolean);
}

/** The other waits of the site that grow like one of some waits. */
function alike(seen: readonly Wait[], draft: Draft): Wait[] {
  const lengthOf = (wait: Wait): string => {
    const source = delaySource(actualWait(wait, draft.file), draft);
    return source !== null && (decomposeDelay(source.node, draft.file) ?? decomposeLinear(source.node, draft)) ? draft.file.textOf(source.node) : '';
  };
  const lengths = seen.map(lengthOf).filter((length) => length !== '');
  return allWaits(draft).filter((wait) => !draft.site.facts.delay.waits.includes(wait) && lengths.includes(lengthOf(wait)));
}
