import type { TSESTree } from '@typescript-eslint/types';

import { exact, number } from '../interpreter/values/numbers.js';
import type { Value } from '../interpreter/values/values.js';

const UNITS_MS: readonly (readonly [RegExp, number])[] = [
  [/^(ms|msecs?|millis?|milliseconds?)?$/, 1],
  [/^(s|secs?|seconds?)$/, 1000],
  [/^(m|mins?|minutes?)$/, 60_000],
  [/^(h|hrs?|hours?)$/, 3_600_000],
  [/^(d|days?)$/, 86_400_000],
  [/^(w|weeks?)$/, 604_800_000],
];

/** The length of a text such as `5 seconds`, `100 millis` or `2m` in ms; null for any other value. */
export function durationMs(value: Value | null): number | null {
  const text = value?.kind === 'string' ? value.value : null;
  const [, amount, unit = ''] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const [, unitMs] = UNITS_MS.find(([pattern]) => pattern.test(unit.toLowerCase())) ?? [];
  return amount === undefined || unitMs === undefined ? null : Number(amount) * unitMs;
}

/** `Duration.seconds(5)`: the length in ms that a call makes of a number, by what it is told that one of it is; null for anything else. */
export function madeLength(node: TSESTree.Node, unitMsOf: (callee: TSESTree.Node) => number | undefined, valueOf: (node: TSESTree.Node) => Value | null): Value | null {
  const [amount] = node.type === 'CallExpression' ? node.arguments : [];
  const unitMs = node.type === 'CallExpression' && amount !== undefined ? unitMsOf(node.callee) : undefined;
  if (amount === undefined || unitMs === undefined) return null;
  const value = valueOf(amount);
  const count = value === null ? null : exact(value);
  return count === null ? null : number(count * unitMs);
}
