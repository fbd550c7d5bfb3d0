import type { TSESTree } from '@typescript-eslint/types';

import { type Source, enclosingClass, isFunction } from '../sites/source.js';

/** What the function of the file answers with in the end that a call runs: `getQueue()`, `this.client()`. Null where it runs another one. */
export function localAnswer(callee: TSESTree.Expression, source: Source): TSESTree.Expression | null {
  const fn = callee.type === 'Identifier' ? named(callee, source) : callee.type === 'MemberExpression' ? method(callee) : null;
  return fn === null ? null : lastAnswer(fn);
}

function named(name: TSESTree.Identifier, source: Source): TSESTree.FunctionLike | null {
  const definition = source.variable(name)?.defs[0];
  const value = definition?.type === 'FunctionName' ? definition.node : definition?.type === 'Variable' ? definition.node.init : null;
  return value !== null && isFunction(value) ? value : null;
}

function method({ object, property, computed }: TSESTree.MemberExpression): TSESTree.FunctionLike | null {
  if (computed || object.type !== 'ThisExpression') return null;
  for (const member of enclosingClass(object)?.body.body ?? []) {
    if (member.type === 'MethodDefinition' && 'name' in member.key && member.key.name === property.name) return member.value;
  }
  return null;
}

/** The expression that a function ends with. */
export function lastAnswer({ body }: TSESTree.FunctionLike): TSESTree.Expression | null {
  if (body?.type !== 'BlockStatement') return body ?? null;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : null;
}
