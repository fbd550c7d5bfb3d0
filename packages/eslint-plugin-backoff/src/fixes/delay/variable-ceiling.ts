import type { TSESTree } from '@typescript-eslint/types';
import { valuesOf } from '../answer/may-be-missing.js';
import { literalNumber, mathFunction } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { localFunction, resultsOf } from '../code/local-function.js';
import { ancestors, bare, contains } from '../code/syntax.js';
import { isLimitName } from './own-limit.js';

/**
 * What a delay is held to where it is worked out, `max` in `delay = Math.min(delay * 2, max)`: by the values that its variable or field
 * is set to, or by the local function that gives it. It is a name that means the same at the wait; null where there is none.
 */
export function variableCeiling(delay: TSESTree.Node, draft: Draft, depth = 0): string | null {
  for (const value of valuesSet(delay, draft).flatMap(branchesOf)) {
    const limit = limitOf(value, draft.file.textOf(delay), draft);
    if (limit) return isSameAt(limit, delay, draft) ? draft.file.textOf(limit) : null;
    const held = depth < 3 && bare(value) !== bare(delay) ? variableCeiling(value, draft, depth + 1) : null;
    if (held !== null) return isNameSameAt(held, value, delay, draft) ? held : null;
  }
  return null;
}

/** `delay ? Math.min(delay * 2, max) : first`: itself, and what it is one of. */
const branchesOf = (value: TSESTree.Expression): TSESTree.Expression[] => (value.type === 'ConditionalExpression' ? [value, value.consequent, value.alternate] : [value]);

/** What a value is held to: the name beside it in a minimum, in a choice between both, or that it is set to where it has passed it. */
function limitOf(value: TSESTree.Expression, text: string, { file }: Draft): TSESTree.Node | null {
  const own = bare(value);
  const isOther = (side: TSESTree.Node): boolean => isLimitName(side) && file.textOf(side) !== text;
  if (own.type === 'CallExpression') return mathFunction(own) === 'min' ? onlyName(own.arguments.map(bare), isOther) : null;
  const [test, limits] = own.type === 'ConditionalExpression' ? [own.test, [own.consequent, own.alternate]] : [testOfSetting(own), [own]];
  const compared = test ? sidesOf(test).map((side) => file.textOf(side)) : [];
  return limits.map(bare).find((limit) => isOther(limit) && compared.includes(file.textOf(limit))) ?? null;
}

/** The one name of two sides; beside a number, a name is what that holds down. */
function onlyName(sides: readonly TSESTree.Node[], isOther: (side: TSESTree.Node) => boolean): TSESTree.Node | null {
  const [limit, ...others] = sides.some((side) => literalNumber(side) !== null) ? [] : sides.filter(isOther);
  return limit && others.length === 0 ? limit : null;
}

const sidesOf = (test: TSESTree.Expression): readonly TSESTree.Node[] => (test.type === 'BinaryExpression' && /^[<>]=?$/.test(test.operator) ? [test.left, test.right] : []);

/** The test in `if (delay > max) delay = max;`. */
function testOfSetting({ parent }: TSESTree.Node): TSESTree.Expression | null {
  const statement = parent?.type === 'AssignmentExpression' ? parent.parent : null;
  const around = statement?.parent?.type === 'BlockStatement' ? statement.parent.parent : statement?.parent;
  return around?.type === 'IfStatement' && around.alternate === null ? around.test : null;
}

function valuesSet(delay: TSESTree.Node, draft: Draft): TSESTree.Expression[] {
  const { file } = draft;
  const node = bare(delay);
  if (node.type === 'Identifier') return valuesOf(file.variable(node), file);
  if (node.type === 'CallExpression') return resultsOfCall(node, draft);
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const scope = node.object.type === 'ThisExpression' ? [...ancestors(node)].find((around) => isOwner(around, node)) : file.program;
  const text = file.textOf(node);
  return scope ? [...file.within(scope)].flatMap((each) => (each.type === 'AssignmentExpression' && file.textOf(each.left) === text ? [each.right] : [])) : [];
}

/** Whether a class or an object literal is what `this` is at a node: the node is part of one of its methods. */
function isOwner(around: TSESTree.Node, node: TSESTree.Node): boolean {
  if (around.type !== 'ObjectExpression') return around.type === 'ClassBody';
  return around.properties.some((property) => property.type === 'Property' && property.value.type === 'FunctionExpression' && contains(property.value, node));
}

/** What a local function gives: a minimum, or a constant of its own that is one. */
function resultsOfCall(call: TSESTree.CallExpression, { file }: Draft): TSESTree.Expression[] {
  const fn = localFunction(call, file);
  const results = fn ? resultsOf(fn, file).map(bare) : [];
  return results.flatMap((result) => {
    const value = result.type === 'Identifier' ? (constantValue(result, file) ?? result) : result;
    return value.type === 'CallExpression' && mathFunction(value) === 'min' ? [value] : [];
  });
}

const isSameAt = (name: TSESTree.Node, at: TSESTree.Node, draft: Draft): boolean => isNameSameAt(draft.file.textOf(name), name, at, draft);

/** Whether a name means the same at two nodes. */
function isNameSameAt(name: string, here: TSESTree.Node, there: TSESTree.Node, { file }: Draft): boolean {
  const [root = ''] = name.split(/[^\w$]/);
  return root === 'this' || file.lookUp(root, here.range[0]) === file.lookUp(root, there.range[0]);
}
