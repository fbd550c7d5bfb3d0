import type { TSESTree } from '@typescript-eslint/types';

import { isCalledHereAlone } from '../../sites/calls-of.js';
import { handedIn, placeOf } from '../../sites/handed-in.js';
import { type Source, definitionOf } from '../../sites/source.js';

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
  return isHandedNumbers(name, source, steps);
}

function isHandedNumbers(name: TSESTree.Identifier, source: Source, steps: number): boolean {
  const place = placeOf(name, source);
  return place !== null && isCalledHereAlone(place.node, source) && handedIn(place, [place.node], source).every((handed) => isNumber(handed, source, steps));
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
