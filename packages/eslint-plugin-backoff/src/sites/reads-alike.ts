import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';
import { withoutLayout, wordingOf } from './wording.js';

/** Options that say how long a call may take, and nothing of what it asks for. */
const LIMITS: ReadonlySet<string> = new Set(['signal', 'timeout', 'timeoutMs']);

/** Whether two nodes read alike, however they are laid out: of the options of a call, those may differ that only say how long it may take. */
export function readsAlike(one: TSESTree.Node, other: TSESTree.Node, source: Source): boolean {
  const [own, others] = [partsOf(one), partsOf(other)];
  return one.type === other.type && own.length === others.length && own.every((part, i) => wordings(part, source) === wordings(others[i] ?? other, source));
}

const partsOf = (node: TSESTree.Node): readonly TSESTree.Node[] => (node.type === 'CallExpression' ? [node.callee, ...node.arguments] : [node]);

const isLimiting = (property: TSESTree.ObjectLiteralElement): boolean => property.type === 'Property' && !property.computed && property.key.type === 'Identifier' && LIMITS.has(property.key.name);

function wordings(node: TSESTree.Node, source: Source): string {
  if (node.type !== 'ObjectExpression') return wordingOf(node, source);
  const said = node.properties.filter((property) => !isLimiting(property));
  return withoutLayout(`{${said.map((property) => source.text(property)).join(',\n')}}`);
}
