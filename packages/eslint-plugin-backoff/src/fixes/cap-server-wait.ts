import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import { milliseconds } from './delay-call.js';
import { type DelaySource, delaySource } from './delay-source.js';
import type { Draft } from './draft.js';
import { headerRead } from './header-read.js';
import { localFunction } from './local-function.js';

/** Puts a ceiling around each wait that the server directs; false where there is none, or all have one. */
export function capServerWaits(draft: Draft): boolean {
  const sources = waitsOf(draft).flatMap((wait) => delaySource(actualWait(wait, draft.file), draft.file) ?? []);
  const directed = sources.filter(({ node }) => isDirected(node, draft.file));
  return directed.map((source) => capAround(draft, source)).some(Boolean);
}

/** The waits of the site, and the other calls of what waits there. */
function waitsOf({ site, file }: Draft): Wait[] {
  const { waits } = site.facts.delay;
  const names = new Set(waits.map(({ node }) => calleeText(node, file)));
  const known = new Set(waits.map(({ node }) => node));
  const others = [...file.within(site.node)].flatMap((node) => {
    const [delay] = node.type === 'CallExpression' && !known.has(node) && names.has(calleeText(node, file)) ? node.arguments : [];
    return delay && delay.type !== 'SpreadElement' ? [{ node, delayNode: delay, unitMs: 1, awaited: true }] : [];
  });
  return [...waits, ...others];
}

function calleeText(node: TSESTree.Node, file: Draft['file']): string | null {
  return node.type === 'CallExpression' ? file.textOf(node.callee) : null;
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
  if (draft.file.textOf(node).startsWith('Math.min(')) return false;
  const cap = milliseconds(draft.settings.maxDelayMs / unitMs);
  draft.insert(node.range[0], 'Math.min(');
  draft.insert(node.range[1], `, ${cap})`);
  return true;
}
