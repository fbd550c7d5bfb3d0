import type { TSESTree } from '@typescript-eslint/types';

import { exportedName } from './exported-name.js';
import { type Source, enclosingFunction } from './source.js';

/**
 * `await once(child, 'exit')` of Node's events, where what is listened to was made elsewhere: to listen once more attempts nothing.
 * What is made beside it, `const socket = connect(); await once(socket, 'connect')`, is.
 */
export function listensOn(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression' || !isOnce(node.callee, source)) return false;
  const [emitter] = node.arguments;
  const definition = emitter?.type === 'Identifier' ? source.variable(emitter)?.defs[0] : undefined;
  return definition !== undefined && (definition.type === 'Parameter' || enclosingFunction(definition.node) !== enclosingFunction(node));
}

function isOnce(callee: TSESTree.Node, source: Source): boolean {
  const definition = callee.type === 'Identifier' ? source.variable(callee)?.defs[0] : undefined;
  return definition?.type === 'ImportBinding' && exportedName(callee, source) === 'once' && definition.parent.type === 'ImportDeclaration' && /^(node:)?events$/.test(definition.parent.source.value);
}
