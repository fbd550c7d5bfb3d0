import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { isTypeScript } from '../code/is-typescript.js';
import { localFunction } from '../code/local-function.js';
import { appendArgument, appendParameter, fillsPlainly, takesOneMore } from '../code/parameter-list.js';
import { type FunctionNode, parameterName } from '../code/syntax.js';

interface Hop {
  readonly call: TSESTree.CallExpression;
  readonly fn: FunctionNode;
}

/**
 * Hands the raw header on from the site to the local function that works out the delay, each of the calls on the way with one
 * more argument.
 *
 * @returns the name that it has there, or the expression itself without calls; null where a function takes no more
 */
export function passHeader(draft: Draft, calls: readonly TSESTree.CallExpression[], header: string): string | null {
  const hops = calls.flatMap((call) => {
    const fn = localFunction(call, draft.file);
    return fn && fillsPlainly(call, fn) && takesOneMore(fn, draft) ? [{ call, fn }] : [];
  });
  if (hops.length < calls.length) return null;
  return hops.reduce((value, hop) => passOn(draft, hop, value), header);
}

function passOn(draft: Draft, { call, fn }: Hop, value: string): string {
  // Another site of the file may have brought the parameter along.
  const own = fn.params.findIndex((parameter) => parameterName(parameter) === 'retryAfter');
  const place = own >= 0 ? own : fn.params.length;
  const name = draft.once(`header of ${fn.range[0]}`, () => (own >= 0 ? 'retryAfter' : addParameter(draft, fn)));
  if (call.arguments.length <= place) draft.once(`header at ${call.range[0]}`, () => {
    appendArgument(draft, call, place, value);
    return value;
  });
  return name ?? 'retryAfter';
}

function addParameter(draft: Draft, fn: FunctionNode): string {
  const name = draft.declare('retryAfter', fn.body);
  appendParameter(draft, fn, isTypeScript(draft) ? `${name}?: string | null` : name);
  return name;
}
