import type { TSESTree } from '@typescript-eslint/types';

import { functionOf } from '../../sites/function-of.js';
import { lastNameOf, unwrapped } from '../../sites/members.js';
import { isFunction, type Source } from '../../sites/source.js';

/**
 * `const status = body.states.map(String); return { ok: status.includes('OK'), status };`: a function of the file calls something
 * so that it makes itself. Who asks its answer for a status asks for none of HTTP.
 */
export function hasOwnStatus(call: TSESTree.Node | undefined, source: Source): boolean {
  const fn = call?.type === 'CallExpression' ? functionOf(call.callee, source) : null;
  return fn?.body != null && answersIn(fn.body, source).some((answer) => answer.properties.some((part) => isOwnStatus(part, source)));
}

function answersIn(node: TSESTree.Node, source: Source): readonly TSESTree.ObjectExpression[] {
  if (node.type === 'ObjectExpression') return [node];
  if (node.type === 'ReturnStatement') return node.argument?.type === 'ObjectExpression' ? [node.argument] : [];
  return isFunction(node) || !/(Statement|Clause|Case)$/.test(node.type) ? [] : source.children(node).flatMap((child) => answersIn(child, source));
}

function isOwnStatus(part: TSESTree.ObjectLiteralElement, source: Source): boolean {
  return part.type === 'Property' && !part.computed && /^status(Code)?$/.test(lastNameOf(part.key)) && isMade(part.value, source);
}

/** Neither a number, nor the status of something else. */
function isMade(value: TSESTree.Node, source: Source): boolean {
  const written = unwrapped(value);
  if (written.type === 'Identifier') {
    const definition = source.variable(written)?.defs[0];
    return definition?.type === 'Variable' && definition.node.id === definition.name && definition.node.init !== null && isMade(definition.node.init, source);
  }
  return /^(Call|Conditional|Array|Object|Template)\w*$/.test(written.type) || (written.type === 'Literal' && typeof written.value === 'string');
}
