import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../sites/source.js';

/** `const stream = await client.stream(prompt); for await (const chunk of stream) …`: what is answered well may still break off. */
export function isReadInPieces(operation: TSESTree.Node, source: Source): boolean {
  const awaited = operation.parent?.type === 'AwaitExpression' ? operation.parent.parent : operation.parent;
  if (awaited?.type !== 'VariableDeclarator' || awaited.id.type !== 'Identifier') return false;
  return source.declared(awaited, awaited.id).some(({ references }) => references.some(({ identifier }) => isGoneOver(identifier)));
}

/** `for await (const chunk of response.body)` */
function isGoneOver(name: TSESTree.Node): boolean {
  let list = name;
  while (list.parent?.type === 'MemberExpression' && list.parent.object === list) list = list.parent;
  const { parent } = list;
  return parent?.type === 'ForOfStatement' && parent.await && parent.right === list;
}
