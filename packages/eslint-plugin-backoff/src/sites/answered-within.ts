import type { TSESTree } from '@typescript-eslint/types';

import { isWritten } from './members.js';
import { type Source, contains, enclosingFunction } from './source.js';

/** Where middleware finds the answer: `context.response`. */
const ANSWER = /^(response|res)$/;

/**
 * `await this.next.execute(context); if (isBusy(context.response)) …`: the argument of a call in which its answer is looked for afterwards, and
 * by which name. Null where the call gives its answer itself, or nobody looks.
 */
export function answeredWithin(node: TSESTree.Node, source: Source): { readonly place: number; readonly name: string } | null {
  if (node.type !== 'CallExpression' || node.parent.type !== 'AwaitExpression' || node.parent.parent.type !== 'ExpressionStatement') return null;
  const fn = enclosingFunction(node);
  for (const [place, argument] of node.arguments.entries()) {
    const variable = argument.type === 'Identifier' ? source.variable(argument) : undefined;
    const name = variable && fn ? variable.references.flatMap(({ identifier }) => nameAsked(identifier, node, fn, source))[0] : undefined;
    if (name !== undefined) return { place, name };
  }
  return null;
}

function nameAsked({ parent, range }: TSESTree.Node, call: TSESTree.Node, fn: TSESTree.Node, source: Source): readonly string[] {
  const isMember = parent?.type === 'MemberExpression' && parent.object.range[0] === range[0] && parent.property.type === 'Identifier' && !parent.computed;
  if (!isMember || isWritten(parent) || range[0] < call.range[1] || !ANSWER.test(source.text(parent.property))) return [];
  return contains(fn, parent) ? [source.text(parent.property)] : [];
}
