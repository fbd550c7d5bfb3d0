import type { TSESTree } from '@typescript-eslint/types';

import { callsOf, isCalledHereAlone } from '../../sites/calls-of.js';
import { parametersOf } from '../../sites/parameters.js';
import { type Source, contains, definitionOf, isFunction } from '../../sites/source.js';
import type { Run } from '../run.js';
import { type NumberValue, number } from '../values/numbers.js';

/**
 * The number that all calls from outside the function pass; null where they differ, or where one is not known. Of a function that
 * calls itself those of this file tell, of another one they do where nobody else can call it.
 */
export function passedByCallers(node: TSESTree.FunctionLike, index: number, { cycle, source }: Run): NumberValue | null {
  const passed = cycle.node === node || isCalledHereAlone(node, source) ? numberPassed(node, index, [node], source) : null;
  return passed === null ? null : number(passed);
}

/** `cycle`: the functions that call one another, of which the calls inside tell nothing of the beginning. */
function numberPassed(node: TSESTree.FunctionLike, index: number, cycle: readonly TSESTree.Node[], source: Source): number | null {
  const calls = callsOf(node, source).filter((call) => !cycle.some((inner) => contains(inner, call)));
  const [first = null, ...others] = calls.map((call) => numberOf(call.arguments[index], cycle, source));
  return others.every((other) => other === first) ? first : null;
}

/** A number, a constant that is one, a parameter that is passed one, or what is counted on from those: `load(id, attempt + 1)`. */
function numberOf(argument: TSESTree.Node | null | undefined, cycle: readonly TSESTree.Node[], source: Source): number | null {
  switch (argument?.type) {
    case 'Literal':
      return typeof argument.value === 'number' ? argument.value : null;
    case 'Identifier':
      return numberNamed(argument, cycle, source);
    case 'BinaryExpression':
      return counted(argument.operator, numberOf(argument.left, cycle, source), numberOf(argument.right, cycle, source));
    default:
      return null;
  }
}

function counted(operator: string, left: number | null, right: number | null): number | null {
  if (left === null || right === null) return null;
  return operator === '+' ? left + right : operator === '-' ? left - right : null;
}

function numberNamed(name: TSESTree.Identifier, cycle: readonly TSESTree.Node[], source: Source): number | null {
  const variable = source.variable(name);
  const definition = variable === undefined ? undefined : definitionOf(variable);
  if (definition?.type === 'Parameter') return numberHanded(definition.name, definition.node, cycle, source);
  const constant = definition?.type === 'Variable' && definition.parent.kind === 'const' && definition.node.id.type === 'Identifier' ? definition.node.init : null;
  return constant?.type === 'Literal' ? numberOf(constant, cycle, source) : null;
}

function numberHanded(name: TSESTree.Node, node: TSESTree.Node, cycle: readonly TSESTree.Node[], source: Source): number | null {
  if (!isFunction(node) || cycle.includes(node)) return null;
  const index = parametersOf(node).findIndex((parameter) => parameter === name);
  return index === -1 ? null : numberPassed(node, index, [...cycle, node], source);
}
