import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import type { Loop } from './syntax.js';

/**
 * `while (true)` becomes `for (let attempt = 0; ; attempt++)`, and the name is returned; null where a turn may follow one that
 * has succeeded, or the head counts something else.
 */
export function countTurns(draft: Draft, loop: Loop): string | null {
  if (loop.type !== 'WhileStatement' && loop.type !== 'ForStatement') return null;
  if (loop.type === 'ForStatement' && (loop.init || loop.update)) return null;
  if (!succeedsByLeaving(draft, loop)) return null;
  const name = draft.declare('attempt', loop.body);
  const isEndless = !loop.test || (loop.test.type === 'Literal' && Boolean(loop.test.value));
  const test = loop.test && !isEndless ? ` ${draft.file.textOf(loop.test)}` : ' ';
  const end = draft.file.text.lastIndexOf(')', loop.body.range[0]) + 1;
  draft.replaceRange([loop.range[0], end], `for (let ${name} = 0;${test}; ${name}++)`);
  return name;
}

/**
 * Whether a turn that ends is a failed one. A success leaves the site; it does so by a `return` or a `break`, unless the head of
 * the loop tests something that a turn sets.
 */
export function succeedsByLeaving({ site, file }: Draft, loop: Loop): boolean {
  if (!('test' in loop) || !loop.test) return true;
  const counter = site.facts.shape.counter?.text;
  return [...file.within(loop.test)].every((node) => {
    const variable = node.type === 'Identifier' && node.name !== counter ? file.variable(node) : null;
    return !variable?.references.some((use) => use.isWrite() && isWithin(use.identifier.range, loop.body));
  });
}

function isWithin(range: readonly [number, number] | undefined, { range: [start, end] }: TSESTree.Node): boolean {
  return range !== undefined && start <= range[0] && range[1] <= end;
}
