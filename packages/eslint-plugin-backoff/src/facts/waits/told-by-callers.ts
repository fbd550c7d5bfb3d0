import type { TSESTree } from '@typescript-eslint/types';

import { callsOf, isCalledHereAlone } from '../../sites/calls-of.js';
import { parametersOf } from '../../sites/parameters.js';
import { type Source, contains, definitionOf, isFunction } from '../../sites/source.js';

/** Names that stand for one another are followed so far. */
const MOST_STEPS = 5;

/**
 * Whether a limit comes from callers who all write numbers down: `load(url, 3)`, `load(url, { attempts: 5 })`, where nobody else can call the
 * function. They need not be the same.
 */
export const isToldByCallers = (limit: TSESTree.Node, source: Source): boolean => namesIn(limit, source).some((name) => isTold(name, source, MOST_STEPS));

function namesIn(node: TSESTree.Node, source: Source): readonly TSESTree.Identifier[] {
  if (node.type === 'Identifier') return [node];
  return node.type === 'MemberExpression' ? namesIn(node.object, source) : source.children(node).flatMap((child) => namesIn(child, source));
}

function isTold(name: TSESTree.Identifier, source: Source, steps: number): boolean {
  const variable = source.variable(name);
  const definition = variable === undefined ? undefined : definitionOf(variable);
  if (steps === 0 || definition === undefined) return false;
  if (hasDefault(definition.name)) return true;
  if (definition.type === 'Variable') return definition.node.init !== null && namesIn(definition.node.init, source).some((each) => isTold(each, source, steps - 1));
  return definition.type === 'Parameter' && isFunction(definition.node) && isHandedNumbers(definition.node, definition.name, source, steps);
}

function isHandedNumbers(node: TSESTree.FunctionLike, name: TSESTree.Node, source: Source, steps: number): boolean {
  const index = parametersOf(node).findIndex((parameter) => parameter.range[0] <= name.range[0] && name.range[1] <= parameter.range[1]);
  return index !== -1 && isCalledHereAlone(node, source) && callsOf(node, source).every((call) => contains(node, call) || isNumber(call.arguments[index], source, steps));
}

function isNumber(argument: TSESTree.Node | undefined, source: Source, steps: number): boolean {
  switch (argument?.type) {
    case 'Literal':
      return typeof argument.value === 'number';
    case 'ObjectExpression':
      return argument.properties.some((property) => property.type === 'Property' && isNumber(property.value, source, steps));
    case 'Identifier':
      return isConstant(argument, source) || isTold(argument, source, steps - 1);
    default:
      return false;
  }
}

function isConstant(name: TSESTree.Identifier, source: Source): boolean {
  const variable = source.variable(name);
  const definition = variable === undefined ? undefined : definitionOf(variable);
  return definition?.type === 'Variable' && definition.node.id.type === 'Identifier' && definition.node.init?.type === 'Literal';
}

/** `const { attempts = 3 } = options`, `function load(url, attempts = 3)` */
const hasDefault = ({ parent }: TSESTree.Node): boolean => parent?.type === 'AssignmentPattern' && parent.right.type === 'Literal';
