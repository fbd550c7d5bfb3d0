import type { TSESTree } from '@typescript-eslint/types';

import { parametersOf } from './parameters.js';
import { lastNameOf } from './members.js';
import { type Source, isFunction } from './source.js';

/**
 * `const request = transport.request(options, (response) => …); request.on('error', reject); request.end();`: whatever module it comes from,
 * what is told of its response alone, listened to for its error and ended is a request as Node's `http` sends it.
 */
export function isNodeRequest(call: TSESTree.CallExpression, source: Source): boolean {
  if (call.callee.type !== 'MemberExpression' || lastNameOf(call.callee) !== 'request' || !isToldOfResponse(call.arguments)) return false;
  const { parent } = call;
  const request = parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? source.variable(parent.id) : undefined;
  const done = (request?.references ?? []).flatMap(({ identifier }) => calledOn(identifier));
  return done.some(isErrorHeard) && done.some(({ callee }) => lastNameOf(callee) === 'end');
}

function isToldOfResponse(args: readonly TSESTree.CallExpressionArgument[]): boolean {
  const told = args.at(-1);
  return args.length > 1 && told !== undefined && isFunction(told) && parametersOf(told).length === 1;
}

function calledOn({ parent: member }: TSESTree.Node): readonly TSESTree.CallExpression[] {
  const call = member?.type === 'MemberExpression' ? member.parent : undefined;
  return call?.type === 'CallExpression' && call.callee === member ? [call] : [];
}

function isErrorHeard({ callee, arguments: [event] }: TSESTree.CallExpression): boolean {
  return /^(on|once)$/.test(lastNameOf(callee)) && event?.type === 'Literal' && event.value === 'error';
}
