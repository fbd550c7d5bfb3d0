import type { TSESTree } from '@typescript-eslint/types';

import { type Value, array, symbolOf, unknown } from '../values/values.js';

/**
 * `ids.map((id) => load(id))`, where the file does not tell of `ids`: a list of what the function gave for one of them, which somebody
 * may wait for. Null where that is nothing to wait for.
 */
export function listOfMade(name: string, given: Value, made: Value): Value | null {
  return name === 'map' && given.kind === 'unknown' && given.origin !== null ? array([given], true, symbolOf(made)) : null;
}

/** `ids.map(load)`, where the file does not tell of `load`: what that gives for one of them comes from this call. Null for other calls. */
export function listFromOutside(name: string, fn: Value | undefined, made: Value, node: TSESTree.Node): Value | null {
  if (name !== 'map' || fn?.kind !== 'unknown') return null;
  return array([unknown(`${symbolOf(fn)}(${symbolOf(made)}[])`, fn.marks, { origin: node })], true, symbolOf(made));
}
