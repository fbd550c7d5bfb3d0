import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { leaves } from '../code/syntax.js';

/**
 * The last of the retries that a bound allows, counted from 0: by the settings, or so many beyond the failure from which on the site does something
 * else about it, `if (failures > 10) warn(error);`, as what it does then is to come to pass.
 */
export function lastRetry({ site, settings: { maxAttempts }, file }: Draft): number {
  const { counter } = site.facts.shape;
  const asked = [...file.within(site.node)].map((node) => {
    // What leaves is an end, and none that holds.
    if (counter?.step !== 1 || node.type !== 'IfStatement' || node.test.type !== 'BinaryExpression' || leaves(node.consequent)) return 0;
    const { operator, left, right } = node.test;
    return /^>=?$/.test(operator) && file.textOf(left) === counter.text ? (literalNumber(right) ?? 0) : 0;
  });
  const own = Math.max(0, ...asked);
  return own < maxAttempts - 1 ? maxAttempts - 1 : own + maxAttempts;
}
