import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../../sites/holds.js';
import { lastNameOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';

/**
 * `const answer = await send(url, options); if (answer.statusCode === 400) …`: elsewhere in the file the same function gives an answer for any
 * status, and throws for none.
 */
export function answersElsewhere(call: TSESTree.Node | undefined, source: Source): boolean {
  if (call?.type !== 'CallExpression') return false;
  const sender = source.text(call.callee);
  return holds(source.parsed.ast, (node) => node.type === 'CallExpression' && node !== call && isAskedForStatus(node, source) && source.text(node.callee) === sender, source);
}

function isAskedForStatus({ parent }: TSESTree.CallExpression, source: Source): boolean {
  const put = parent.type === 'AwaitExpression' ? parent.parent : null;
  const variable = put?.type === 'VariableDeclarator' ? source.variable(put.id) : undefined;
  return variable?.references.some(({ identifier: { parent: asked } }) => asked.type === 'MemberExpression' && /^(status|statusCode|ok)$/.test(lastNameOf(asked))) ?? false;
}
