import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';
import { withoutLayout, wordingOf } from './wording.js';

/** Options that say how long a call may take, and nothing of what it asks for. */
const LIMITS: ReadonlySet<string> = new Set(['signal', 'timeout', 'timeoutMs']);

/** Whether two nodes read alike, however they are laid out: of calls, only how long they may take may be another matter. */
export function readsAlike(one: TSESTree.Node, other: TSESTree.Node, source: Source): boolean {
  const [own, others] = [partsOf(one), partsOf(other)];
  return one.type === other.type && own.length === others.length && own.every((part, i) => wordings(part, source) === wordings(others[i] ?? other, source));
}

const partsOf = (node: TSESTree.Node): readonly TSESTree.Node[] => (node.type === 'CallExpression' ? [node.callee, ...node.arguments] : [node]);

function wordings(node: TSESTree.Node, source: Source): string {
  if (node.type !== 'ObjectExpression') return wordingOf(node, source);
  const said = node.properties.filter((property) => !(property.type === 'Property' && property.key.type === 'Identifier' && LIMITS.has(property.key.name)));
  return withoutLayout(`{${said.map((property) => source.text(property)).join(',\n')}}`);
}
