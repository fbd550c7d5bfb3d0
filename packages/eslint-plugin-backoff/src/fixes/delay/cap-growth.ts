import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { mathFunction, usesChance } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, calleeName } from '../code/syntax.js';
import { actualWait } from './actual-wait.js';
import { decomposeDelay } from './decompose-delay.js';
import { delaySource } from './delay-source.js';
import { siteCap } from './site-cap.js';

/** Constants on the way to what grows, at most. */
const DEEPEST = 3;

/**
 * Holds down what grows in a wait whose randomness the caller may hand in, `random()`: the helper would draw its own. What chance
 * makes of it stays.
 *
 * @returns whether it is such a wait
 */
export function capGrowth(draft: Draft, wait: Wait): boolean {
  const source = delaySource(actualWait(wait, draft.file), draft);
  if (source?.unitMs !== 1 || !drawsByName(source.node, draft.file)) return false;
  const grown = grownIn(source.node, draft.file);
  if (grown === null) return false;
  draft.insert(grown.range[0], 'Math.min(');
  draft.insert(grown.range[1], `, ${siteCap(draft, grown)})`);
  return true;
}

/** Whether all chance in a delay is drawn by a function that has a name of its own. */
function drawsByName(delay: TSESTree.Node, file: SourceFile): boolean {
  const draws = partsOf(delay, file).filter((node) => node.type === 'CallExpression' && /random/i.test(calleeName(node) ?? ''));
  return draws.length > 0 && draws.every((call) => call.type === 'CallExpression' && mathFunction(call) === null);
}

/** The first part of a delay that grows, and that chance has no share in. */
const grownIn = (delay: TSESTree.Node, file: SourceFile): TSESTree.Node | null =>
  partsOf(delay, file).find((part) => bare(part).type !== 'Identifier' && !usesChance(part, file) && decomposeDelay(part, file) !== null) ?? null;

/** The parts of an expression, and those of the constants that it is made of. */
function partsOf(expression: TSESTree.Node, file: SourceFile, depth = 0): TSESTree.Node[] {
  return [...file.within(expression)].flatMap((node) => {
    const value = node.type === 'Identifier' && depth < DEEPEST ? constantValue(node, file) : null;
    return value === null ? [node] : [node, ...partsOf(value, file, depth + 1)];
  });
}
