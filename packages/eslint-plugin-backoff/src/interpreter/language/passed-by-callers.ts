import type { TSESTree } from '@typescript-eslint/types';

import { isCalledHereAlone } from '../../sites/calls-of.js';
import { type Place, handedIn, placeOf } from '../../sites/handed-in.js';
import { parametersOf } from '../../sites/parameters.js';
import { ownField } from '../../sites/class-parts.js';
import { type Source, definitionOf, enclosingClass } from '../../sites/source.js';
import { members } from './classes.js';
import type { Run } from '../run.js';
import { type NumberValue, number } from '../values/numbers.js';

/**
 * The number that all calls from outside the function pass; null where they differ, or where one is not known. Of a function that
 * calls itself those of this file tell, of another one they do where nobody else can call it.
 */
export function passedByCallers(node: TSESTree.FunctionLike, index: number, { cycle, source }: Run): NumberValue | null {
  const passed = cycle.node === node || isCalledHereAlone(node, source) ? numberPassed({ node, index }, [node], source) : null;
  return passed === null ? null : number(passed);
}

/** Functions that hand a number on are followed so far: each may be called by several. */
const MOST_CALLERS = 6;

/** `cycle`: the functions that call one another, of which the calls inside tell nothing of the beginning. */
function numberPassed(place: Place, cycle: readonly TSESTree.Node[], source: Source): number | null {
  const [one, ...others] = handedIn(place, cycle, source);
  const first = numberOf(one, cycle, source);
  return first !== null && others.every((other) => numberOf(other, cycle, source) === first) ? first : null;
}

/** A number, a constant or a field that is one, a parameter that is passed one, or what is counted on from those: `load(id, attempt + 1)`. */
function numberOf(argument: TSESTree.Node | null | undefined, cycle: readonly TSESTree.Node[], source: Source): number | null {
  switch (argument?.type) {
    case 'Literal':
      return typeof argument.value === 'number' ? argument.value : null;
    case 'Identifier':
      return numberNamed(argument, cycle, source);
    case 'MemberExpression':
      return numberKept(argument, source);
    case 'BinaryExpression':
      return counted(argument.operator, numberOf(argument.left, cycle, source), numberOf(argument.right, cycle, source));
    default:
      return null;
  }
}

/** `this.retries`, where the class makes it a number that nobody changes. */
function numberKept(member: TSESTree.MemberExpression, source: Source): number | null {
  const [name, type] = [ownField(member), enclosingClass(member)];
  const field = name === null || type === null ? undefined : members(type, source).fields.get(name);
  return field?.init?.type === 'Literal' && !field.changes && typeof field.init.value === 'number' ? field.init.value : null;
}

function counted(operator: string, left: number | null, right: number | null): number | null {
  if (left === null || right === null) return null;
  return operator === '+' ? left + right : operator === '-' ? left - right : null;
}

function numberNamed(name: TSESTree.Identifier, cycle: readonly TSESTree.Node[], source: Source): number | null {
  const place = placeOf(name, source);
  if (place === null) return constantNamed(name, source);
  return isWhole(place) && cycle.length <= MOST_CALLERS && !cycle.includes(place.node) ? numberPassed(place, [...cycle, place.node], source) : null;
}

function constantNamed(name: TSESTree.Identifier, source: Source): number | null {
  const variable = source.variable(name);
  const definition = variable && definitionOf(variable);
  const isConstant = definition?.type === 'Variable' && definition.parent.kind === 'const' && definition.node.id.type === 'Identifier';
  const written = isConstant ? definition.node.init : null;
  return written?.type === 'Literal' && typeof written.value === 'number' ? written.value : null;
}

/** `n`, and not `{ n }` or `n = 1`: the name stands for all that is handed in. */
const isWhole = ({ node, index }: Place): boolean => parametersOf(node)[index]?.type === 'Identifier';
