import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import type { OwnCall } from '../code/own-calls.js';
import { ancestors, contains, type FunctionNode, isFunction, leaves, parameterName } from '../code/syntax.js';
import { stepOf, stepsIn } from './steps.js';

/** Whether a function calls itself with the same in a branch that only a failure takes: there may be several, and each is a retry. */
export function isTriedAfterFailure(own: OwnCall, fn: FunctionNode, draft: Draft): boolean {
  const { site } = draft;
  const isCaught = [...ancestors(own.call)].some((around) => around.type === 'CatchClause' && contains(fn, around));
  const isInFailure = isCaught || isCounted(own.call, draft) || site.facts.shape.failurePaths.some(({ node, body }) => node !== site.node && body !== null && contains(body, own.call));
  return isInFailure && own.handed === null && handsOnTheSame(own, fn);
}

/** `if (--retries < 0) throw error; return send(order, retries);`: whether the site's counter moves before a call in its own branch, which is left where that has come to its end. */
export function isCounted(call: TSESTree.Node, { site: { node: site, facts: { shape: { counter } } }, file }: Draft): boolean {
  if (counter === null) return false;
  const branch = [...ancestors(call)].find((around) => around.type === 'BlockStatement' && contains(site, around));
  if (branch?.type !== 'BlockStatement' || isFunction(branch.parent)) return false;
  const before = branch.body.filter(({ range }) => range[1] <= call.range[0]);
  const isEnd = (statement: TSESTree.Statement): boolean => statement.type === 'IfStatement' && leaves(statement.consequent) && file.textOf(statement.test).split(/[^\w$.]+/).includes(counter.text);
  return before.some(isEnd) && before.some((statement) => stepsIn(statement, counter.text, file).some((step) => stepOf(step) === counter.step));
}

/** Whether a call hands over what the function itself was given. */
export const handsOnTheSame = ({ call, handed }: OwnCall, { params }: FunctionNode): boolean =>
  handed !== null || (call.arguments.length === params.length && params.every((parameter, i) => isNamed(call.arguments[i], parameterName(parameter))));

const isNamed = (node: OwnCall['call']['arguments'][number] | undefined, name: string | null): boolean => node?.type === 'Identifier' && node.name === name;
