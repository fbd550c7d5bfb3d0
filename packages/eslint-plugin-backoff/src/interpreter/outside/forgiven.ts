import type { TSESTree } from '@typescript-eslint/types';

import { Frame } from '../frame.js';
import { react } from '../built-ins/promises.js';
import type { Run } from '../run.js';
import { functionOf } from '../../sites/function-of.js';
import { holds } from '../../sites/holds.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { outline } from '../../sites/outline.js';
import { type Source, isFunction } from '../../sites/source.js';
import type { Value } from '../values/values.js';

/**
 * What a request comes to whose client has its failures looked at in this file, `client.interceptors.response.use(done, failed)`: an answer,
 * where that makes one of the failure. Who tries again there is a site of its own.
 */
export function forgiven(answer: Value, request: TSESTree.Node, run: Run): Value {
  if (answer.kind !== 'promise' || answer.state !== 'rejected' || request.type !== 'CallExpression') return answer;
  const node = forgiverOf(request, run.source);
  return node === null ? answer : react(answer, null, { kind: 'function', node, frame: new Frame(null, null, null), self: null }, request, run);
}

/** The function that is told of the failures of a request's client, and does not only hand them on. */
function forgiverOf({ callee }: TSESTree.CallExpression, source: Source): TSESTree.FunctionLike | null {
  const { interceptions } = outline(source);
  const client = interceptions.length === 0 ? undefined : source.variable(rootOf(callee));
  if (client === undefined) return null;
  const asksAgain = (node: TSESTree.Node): boolean => holds(node, (inner) => source.variable(inner) === client, source);
  const asked = source.text(callee);
  const isOfClient = (registration: TSESTree.CallExpression): boolean => asked === clientOf(registration, source) || asked.startsWith(`${clientOf(registration, source)}.`);
  const told = interceptions.filter((registration) => source.variable(rootOf(registration.callee)) === client && isOfClient(registration)).flatMap(({ arguments: [, failed] }) => (failed === undefined ? [] : [functionOf(failed, source)]));
  return told.find((fn) => fn !== null && makesAnswer(fn, source) && !asksAgain(fn)) ?? null;
}

/** `api` of `api.interceptors.response.use(…)`. */
const clientOf = ({ callee }: TSESTree.CallExpression, source: Source): string => source.text(callee).replace(/\s*\.\s*interceptors\b[^]*$/, '');

/** Whether some end of a function gives an answer that is written there: what another function gives may be a rejection too. */
function makesAnswer(fn: TSESTree.FunctionLike, source: Source): boolean {
  if (fn.body?.type !== 'BlockStatement') return fn.body != null && isAnswer(fn.body);
  return givenIn(fn.body, source).some(isAnswer);
}

function givenIn(node: TSESTree.Node, source: Source): readonly TSESTree.Expression[] {
  if (node.type === 'ReturnStatement') return node.argument === null ? [] : [node.argument];
  return isFunction(node) ? [] : source.children(node).flatMap((child) => givenIn(child, source));
}

/** `null`, `{ code }`, `Promise.resolve(answer)` */
const isAnswer = (node: TSESTree.Node): boolean => (node.type === 'CallExpression' ? lastNameOf(node.callee) === 'resolve' : !/^(Await|New|Yield)Expression$/.test(node.type));
