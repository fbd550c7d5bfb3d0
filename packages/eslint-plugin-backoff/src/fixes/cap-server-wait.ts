import type { TSESTree } from '@typescript-eslint/types';
import { actualWait } from './delay/actual-wait.js';
import { allWaits } from './delay/all-waits.js';
import { milliseconds } from './delay/delay-call.js';
import { type DelaySource, delaySource } from './delay/delay-source.js';
import type { Draft } from './code/draft.js';
import { headerRead } from './retry-after/header-read.js';
import { mathFunction } from './code/arithmetic.js';
import { localFunction } from './code/local-function.js';

/** What takes longer by itself lacks a ceiling of its own. */
const LONGEST_OWN_MS = 120_000;

/** Puts a ceiling around each wait that the server directs; false where there is none, or all have one. */
export function capServerWaits(draft: Draft): boolean {
  const sources = allWaits(draft).flatMap((wait) => delaySource(actualWait(wait, draft.file), draft) ?? []);
  const directed = sources.filter(({ node }) => isDirected(node, draft.file));
  return directed.map((source) => capAround(draft, source)).some(Boolean);
}

/** Whether a delay, or a local function that works it out, reads the header, or hands it to the helper. */
function isDirected(delay: TSESTree.Node, file: Draft['file'], depth = 0): boolean {
  if (headerRead(delay, file) || /\bretryAfter\b/.test(file.textOf(delay))) return true;
  return [...file.within(delay)].some((call) => {
    const local = call.type === 'CallExpression' && depth < 3 ? localFunction(call, file) : null;
    return local !== null && isDirected(local.body, file, depth + 1);
  });
}

function capAround(draft: Draft, { node, unitMs }: DelaySource): boolean {
  if (unitMs === null || (node.type === 'CallExpression' && mathFunction(node) === 'min')) return false;
  // What the site waits by itself is not cut.
  const own = draft.site.facts.jitter.longestMs ?? 0;
  const seconds = Math.ceil(Math.round(own) / 1000);
  const cap = milliseconds(Math.max(draft.settings.maxDelayMs, own <= LONGEST_OWN_MS ? seconds * 1000 : 0) / unitMs);
  draft.insert(node.range[0], 'Math.min(');
  draft.insert(node.range[1], `, ${cap})`);
  return true;
}
