import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { bare } from '../code/syntax.js';

/**
 * The condition by which callers ask for no limit at all: `!most` of `while (!most || attempt < most)`, or of `if (most && attempt >= most) throw error;`, `most === undefined`.
 * Null where the site offers no such choice.
 */
export function withoutLimit({ site, file }: Draft): string | null {
  const { counter } = site.facts.shape;
  for (const node of counter === null ? [] : file.within(site.node)) {
    const limit = node.type === 'LogicalExpression' ? limitIn(node.right, counter?.text ?? '', file) : null;
    if (limit !== null && node.type === 'LogicalExpression' && isAbout(limit, bare(node.left), file)) return withoutBy(node, file);
  }
  return null;
}

/** What a counter is held against. */
function limitIn(test: TSESTree.Expression, counter: string, file: Draft['file']): string | null {
  const comparison = bare(test);
  if (comparison.type !== 'BinaryExpression' || !/^[<>]=?$/.test(comparison.operator)) return null;
  const sides = [comparison.left, comparison.right].map((side) => file.textOf(bare(side)));
  return sides.includes(counter) ? (sides.find((side) => side !== counter) ?? null) : null;
}

/** Whether what stands before a comparison asks of nothing but the limit whether there is one: `most`, `!most`, `most > 0`, `most === undefined`. */
function isAbout(limit: string, asked: TSESTree.Node, file: Draft['file']): boolean {
  if (asked.type === 'UnaryExpression' && asked.operator === '!') return isAbout(limit, bare(asked.argument), file);
  if (asked.type !== 'BinaryExpression') return file.textOf(asked) === limit;
  const sides = [asked.left, asked.right].map((side) => file.textOf(bare(side)));
  return sides.includes(limit) && sides.every((side) => side === limit || /^(-?\d+|undefined|null|-?Infinity)$/.test(side));
}

/** `most` stands beside `&&` where there is a limit, and `!most` beside `||` where there is none. */
function withoutBy({ left, operator }: TSESTree.LogicalExpression, file: Draft['file']): string | null {
  const asked = bare(left);
  if (operator === '||') return file.textOf(asked);
  return operator !== '&&' ? null : asked.type === 'BinaryExpression' || asked.type === 'UnaryExpression' ? `!(${file.textOf(asked)})` : `!${file.textOf(asked)}`;
}
