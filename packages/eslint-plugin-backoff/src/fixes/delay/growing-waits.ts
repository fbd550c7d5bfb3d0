import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { literalNumber } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';
import { actualWait } from './actual-wait.js';
import { delaySource } from './delay-source.js';

/** Of some waits those that may grow: what is as long each time, beside one that grows, is no backoff. All, where none is known to grow. */
export function growingWaits(waits: readonly Wait[], draft: Draft): readonly Wait[] {
  const growing = waits.filter((wait) => {
    const source = delaySource(actualWait(wait, draft.file), draft);
    return source === null || !isConstant(source.node, draft.file);
  });
  return growing.length > 0 ? growing : waits;
}

/** Constants that are made of one another are followed so far. */
const MOST_STEPS = 4;

/** `2000`, `5 * SECOND` */
function isConstant(written: TSESTree.Node, file: SourceFile, steps = MOST_STEPS): boolean {
  const node = bare(written);
  if (node.type === 'BinaryExpression') return isConstant(node.left, file, steps) && isConstant(node.right, file, steps);
  if (node.type !== 'Identifier' || steps === 0) return literalNumber(node) !== null;
  const value = constantValue(node, file);
  return value !== null && isConstant(value, file, steps - 1);
}
