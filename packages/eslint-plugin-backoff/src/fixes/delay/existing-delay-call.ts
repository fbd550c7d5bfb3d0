import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import { actualWait } from './actual-wait.js';
import { delaySource } from './delay-source.js';
import type { Draft } from '../code/draft.js';
import { existingHelper } from './insert-helper.js';
import { bare } from '../code/syntax.js';

/** The helper's call that works out a wait already. */
export interface ExistingDelayCall {
  readonly options: TSESTree.ObjectExpression;
  /** The calls of local functions that lead to it from the site. */
  readonly calls: readonly TSESTree.CallExpression[];
}

/** The helper's call that works out a wait already; null where none does. */
export function existingDelayCall(wait: Wait, draft: Draft): ExistingDelayCall | null {
  const helper = existingHelper(draft);
  const source = helper === null ? null : delaySource(actualWait(wait, draft.file), draft);
  if (!source) return null;
  for (const node of draft.file.within(source.node)) {
    if (node.type !== 'CallExpression' || bare(node.callee).type !== 'Identifier') continue;
    const [, options] = node.arguments;
    if (draft.file.textOf(node.callee) === helper && options?.type === 'ObjectExpression') return { options, calls: source.calls };
  }
  return null;
}
