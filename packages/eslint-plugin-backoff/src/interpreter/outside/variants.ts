import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import { describe, withoutCounts } from './target.js';
import type { Value } from '../values/values.js';

/**
 * Which of the things that one `maker` makes, a place or a class, this is, by what it is made of: `new Client({ url })` is another client for another url.
 * Empty for the first and for what is made of one of them, `#1`, `#2` for those after it.
 */
export function variantOf(name: string, maker: TSESTree.Node | string, parts: readonly Value[], run: Run): string {
  const text = parts.length === 0 ? '' : withoutCounts(parts.map((part) => changesIn(part, run)).join());
  const known = run.variants.get(maker);
  if (known === undefined) run.variants.set(maker, [text]);
  if (known === undefined || text === known[0] || isMadeOf(text, withoutCounts(name))) return '';
  const place = known.indexOf(text);
  return `#${place > 0 ? place : known.push(text) - 1}`;
}

/**
 * Made of one of them: `new Client({ socket: client.socket })`. What was answered to one, `(await send(command)).nextToken`, makes another, and
 * so does one of a list that it gave: `chunksOf({ range: chunksOf({ range })[0], size })`.
 */
const isMadeOf = (text: string, name: string): boolean => text.includes(name) && !text.split(name).some((rest, i) => i > 0 && /^(#\d+)?\)\.|^\{…\}\)(#\d+)?\[/.test(rest));

/** `{ ...options, attempt: 2 }` asks for what `options` does, and says nothing that another thing hangs on. */
function changesIn(part: Value, run: Run): string {
  const text = describe(part, 0, run);
  return part.kind === 'object' && part.spread !== null && text === withoutCounts(part.symbol) ? '' : text;
}
