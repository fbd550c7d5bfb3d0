import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import { fulfilled } from '../built-ins/promises.js';
import { type ObjectValue, type PromiseValue, type Value, Mark, NULL, boolean, object } from '../values/values.js';

/** Names for the failure among the parts of an answer. */
export const isFailureName = byName((name) => /^(e|ex|err|error|.*Err(or)?|fail(ure)?)$/.test(name));

const tellsSuccess = byName((name) => /^(is_?)?(ok|okay|success|successful)$/i.test(name));

/**
 * `const [error, response] = await attempt(fetch(url))`, `const { data, error } = await attempt(() => fetch(url))`: what a function from elsewhere
 * gives that is handed a promise, or whoever makes one. It never fails, and tells by its parts how that ended. Null where nobody asks so.
 */
export function toldInParts(node: TSESTree.CallExpression, handed: PromiseValue): PromiseValue | null {
  const names = handed.state === 'pending' ? [] : partsAsked(node);
  if (names.length < 2 || !names.some(isFailureName)) return null;
  return fulfilled(inParts(names, handed), handed.time);
}

function inParts(names: readonly string[], { state, value }: PromiseValue): ObjectValue {
  const isWell = state === 'fulfilled';
  const part = (name: string): Value => {
    if (tellsSuccess(name)) return boolean(isWell, Mark.operation);
    return isFailureName(name) === isWell ? NULL : value;
  };
  const told = names.map((name) => [name, part(name)] as const);
  return object([['error', isWell ? NULL : value], ['data', isWell ? value : NULL], ...told], { tag: 'result', open: true, symbol: 'result', marks: Mark.operation });
}

/** The names that the parts of what is waited for are given: of a list its two places, of an object the members. */
function partsAsked(call: TSESTree.CallExpression): readonly string[] {
  const pattern = patternOf(call);
  if (pattern?.type === 'ArrayPattern') return pattern.elements.length === 2 ? pattern.elements.map((element) => (element?.type === 'Identifier' ? element.name : '')) : [];
  return pattern?.type === 'ObjectPattern' ? pattern.properties.map((property) => (property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '')) : [];
}

/** What the answer of a call is taken apart by, once it has been waited for. */
function patternOf({ parent }: TSESTree.CallExpression): TSESTree.Node | null {
  const put = parent.type === 'AwaitExpression' ? parent.parent : null;
  if (put?.type === 'VariableDeclarator') return put.id;
  return put?.type === 'AssignmentExpression' ? put.left : null;
}
