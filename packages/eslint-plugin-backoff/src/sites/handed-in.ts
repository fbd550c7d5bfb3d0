import type { TSESTree } from '@typescript-eslint/types';

import { callsOf } from './calls-of.js';
import { parametersOf } from './parameters.js';
import { type Source, contains, definitionOf, isFunction } from './source.js';

/** Where a function takes something in: its parameter, counted from nothing. */
export interface Place {
  readonly node: TSESTree.FunctionLike;
  readonly index: number;
}

/** The parameter that a name stands for, or a part of; null where it stands for something else. */
export function placeOf(name: TSESTree.Node, source: Source): Place | null {
  const variable = source.variable(name);
  const definition = variable && definitionOf(variable);
  if (definition?.type !== 'Parameter' || !isFunction(definition.node)) return null;
  const index = parametersOf(definition.node).findIndex((parameter) => contains(parameter, definition.name));
  return index === -1 ? null : { node: definition.node, index };
}

/** What the calls of the file hand in there, but for those inside of one of these functions. */
export const handedIn = ({ node, index }: Place, inside: readonly TSESTree.Node[], source: Source): readonly (TSESTree.Node | undefined)[] =>
  callsOf(node, source).flatMap((call) => (inside.some((each) => contains(each, call)) ? [] : [call.arguments[index]]));
