import type { TSESTree } from '@typescript-eslint/types';

import type { Variable } from '../frame.js';
import { number } from '../values/numbers.js';
import { type Value, object } from '../values/values.js';

/** A parameter of the function that a run enters, and its place among the others. */
export interface OwnParameter {
  readonly variable: Variable;
  readonly index: number;
  readonly node: TSESTree.FunctionLike;
}

/**
 * What a parameter begins with that is counted up from call to call to a limit, where nobody in this file begins it: with nothing.
 * `if (attempt > 4) throw error; return retry(operation, attempt + 1)` inside of `retry`. Null where nothing is known to be counted.
 */
export function beginning(pattern: TSESTree.Node, { variable, index }: OwnParameter): Value | null {
  if (pattern.type === 'ObjectPattern') {
    const key = keyIn(pattern, variable);
    return key !== null && isCounted(placesOf(variable), (sum) => isHandedOnAs(key, sum, index)) ? object([[key, number(0)]], { open: true, symbol: `#${variable.name}` }) : null;
  }
  const places = placesOf(variable);
  return isCounted(places, (sum) => isArgument(sum, index)) || isCountedBefore(places, index) ? number(0) : null;
}

/**
 * The members of a parameter that are counted so begin with nothing as well: `retry({ ...task, attempt: task.attempt + 1 })`,
 * `task.attempt += 1; retry(task)`.
 */
export function countedMembers({ variable, index }: OwnParameter): readonly string[] {
  return [...membersOf(variable)].flatMap(([name, places]) => (isCounted(places, (sum) => isHandedOnAs(name, sum, index)) ? [name] : []));
}

const placesOf = ({ references }: Variable): readonly TSESTree.Node[] => references.map(({ identifier }) => identifier);

/** The members of a variable, each with the places where it stands. */
function membersOf(variable: Variable): ReadonlyMap<string, readonly TSESTree.Node[]> {
  const members = new Map<string, TSESTree.Node[]>();
  for (const place of placesOf(variable)) {
    const { parent } = place;
    if (parent?.type !== 'MemberExpression' || parent.computed || parent.property.type !== 'Identifier' || parent.object !== place) continue;
    members.set(parent.property.name, [...(members.get(parent.property.name) ?? []), parent]);
  }
  return members;
}

/** Held against a limit somewhere, and elsewhere counted up. */
function isCounted(places: readonly TSESTree.Node[], isHandedOn: (sum: TSESTree.Node) => boolean): boolean {
  const parents = places.flatMap(({ parent }) => parent ?? []);
  return parents.some(isHeld) && parents.some((parent) => isStep(parent) || (isSum(parent) && isHandedOn(parent)));
}

/** `attempt++; if (attempt > 4) throw error; return retry(operation, attempt)`, `return retry(operation, ++attempt)` */
function isCountedBefore(places: readonly TSESTree.Node[], index: number): boolean {
  const isCounting = places.some(({ parent }) => parent !== undefined && isCountUp(parent));
  const used = isCounting ? places.map((place) => (place.parent?.type === 'UpdateExpression' ? place.parent : place)) : [];
  return used.some(({ parent }) => parent !== undefined && isHeld(parent)) && used.some((use) => isArgument(use, index));
}

const isHeld = (node: TSESTree.Node): boolean => node.type === 'BinaryExpression' && /^[<>]=?$/.test(node.operator);

/** `task.attempts++`, `task.attempts += 1` */
const isStep = (node: TSESTree.Node): boolean => isCountUp(node) && (node.type === 'UpdateExpression' ? node.argument : node.left).type === 'MemberExpression';

const isCountUp = (node: TSESTree.Node): node is TSESTree.UpdateExpression | TSESTree.AssignmentExpression =>
  (node.type === 'UpdateExpression' && node.operator === '++') || (node.type === 'AssignmentExpression' && node.operator === '+=' && isOne(node.right));

/** `delay + 100` counts nothing, and `delay` need not begin with nothing. */
const isSum = (node: TSESTree.Node): boolean => node.type === 'BinaryExpression' && node.operator === '+' && isOne(node.right);

const isOne = (node: TSESTree.Node): boolean => node.type === 'Literal' && node.value === 1;

const isArgument = (node: TSESTree.Node, index: number): boolean => node.parent?.type === 'CallExpression' && node.parent.arguments[index] === node;

/** `retry({ attempt: attempt + 1 })` */
function isHandedOnAs(name: string, sum: TSESTree.Node, index: number): boolean {
  const property = sum.parent;
  return property?.type === 'Property' && property.value === sum && property.key.type === 'Identifier' && property.key.name === name && isArgument(property.parent, index);
}

/** The name of the property that a pattern makes a variable of, where that is all it does. */
function keyIn(pattern: TSESTree.ObjectPattern, variable: Variable): string | null {
  const property = pattern.properties.find((property) => property.type === 'Property' && property.value.type === 'Identifier' && property.value.name === variable.name);
  return property?.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null;
}
