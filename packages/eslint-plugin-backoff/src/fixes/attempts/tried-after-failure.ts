import type { Draft } from '../code/draft.js';
import type { OwnCall } from '../code/own-calls.js';
import { ancestors, contains, type FunctionNode, parameterName } from '../code/syntax.js';

/** Whether a function calls itself with the same in a branch that only a failure takes: there may be several, and each is a retry. */
export function isTriedAfterFailure(own: OwnCall, fn: FunctionNode, { site }: Draft): boolean {
  const isCaught = [...ancestors(own.call)].some((around) => around.type === 'CatchClause' && contains(fn, around));
  const isInFailure = isCaught || site.facts.shape.failurePaths.some(({ node, body }) => node !== site.node && body !== null && contains(body, own.call));
  return isInFailure && own.handed === null && handsOnTheSame(own, fn);
}

/** Whether a call hands over what the function itself was given. */
export const handsOnTheSame = ({ call, handed }: OwnCall, { params }: FunctionNode): boolean =>
  handed !== null || (call.arguments.length === params.length && params.every((parameter, i) => isNamed(call.arguments[i], parameterName(parameter))));

const isNamed = (node: OwnCall['call']['arguments'][number] | undefined, name: string | null): boolean => node?.type === 'Identifier' && node.name === name;
