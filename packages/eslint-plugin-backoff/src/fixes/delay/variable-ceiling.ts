import type { TSESTree } from '@typescript-eslint/types';
import { valuesOf } from '../answer/may-be-missing.js';
import { literalNumber, mathFunction } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { ancestors, bare } from '../code/syntax.js';

/**
 * What a variable or a field that holds a delay is held to by the values that it is set to, `max` in `delay = Math.min(delay * 2, max)`:
 * a name that means the same at the wait. Null where there is none.
 */
export function variableCeiling(delay: TSESTree.Node, draft: Draft): string | null {
  const text = draft.file.textOf(delay);
  for (const value of valuesSet(delay, draft)) {
    const call = bare(value);
    const sides = call.type === 'CallExpression' && mathFunction(call) === 'min' ? call.arguments.map(bare) : [];
    // Beside a number, a name is what that holds down.
    const [limit, ...others] = sides.some((side) => literalNumber(side) !== null) ? [] : sides.filter((side) => isName(side) && draft.file.textOf(side) !== text);
    if (limit && others.length === 0 && isSameAt(limit, delay, draft)) return draft.file.textOf(limit);
  }
  return null;
}

function valuesSet(delay: TSESTree.Node, { file }: Draft): TSESTree.Expression[] {
  const node = bare(delay);
  if (node.type === 'Identifier') return valuesOf(file.variable(node), file);
  const body = node.type === 'MemberExpression' && node.object.type === 'ThisExpression' ? [...ancestors(node)].find(({ type }) => type === 'ClassBody') : undefined;
  const text = file.textOf(node);
  return body ? [...file.within(body)].flatMap((each) => (each.type === 'AssignmentExpression' && file.textOf(each.left) === text ? [each.right] : [])) : [];
}

/** `max`, `this.max`, `options.max`, `options.max ?? 4000`. */
function isName(node: TSESTree.Node): boolean {
  if (node.type === 'LogicalExpression') return node.operator !== '&&' && isName(node.left) && literalNumber(node.right) !== null;
  if (node.type === 'MemberExpression') return !node.computed && isName(node.object);
  return node.type === 'Identifier' || node.type === 'ThisExpression';
}

function isSameAt(name: TSESTree.Node, at: TSESTree.Node, { file }: Draft): boolean {
  const [root = ''] = file.textOf(name).split(/[^\w$]/);
  return root === 'this' || file.lookUp(root, name.range[0]) === file.lookUp(root, at.range[0]);
}
