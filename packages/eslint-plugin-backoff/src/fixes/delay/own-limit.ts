import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, mathFunction, usesChance } from '../code/arithmetic.js';
import { lesserOf } from '../code/lesser-of.js';
import type { SourceFile } from '../code/source-file.js';
import { functionAround } from '../code/syntax.js';

/** A delay and what it is held to where it is worked out. */
interface Limited {
  readonly delay: TSESTree.Node;
  readonly limit: TSESTree.Node;
}

/** `Math.min(delay, 3000)`, `delay > options.max ? options.max : delay`, where chance has no part in it. Null where neither side is plainly the limit. */
export function ownLimit(expression: TSESTree.Expression, file: SourceFile): Limited | null {
  const two = usesChance(expression, file) ? null : lesserOf(expression, file);
  if (two === null) return null;
  const [first, second] = two;
  return limitedBy(second, first) ?? limitedBy(first, second) ?? (stays(second, file) ? named(first, second, file) : named(second, first, file));
}

/** A number holds down what is none. */
function limitedBy(limit: TSESTree.Node, delay: TSESTree.Node): Limited | null {
  return literalNumber(limit) === null || literalNumber(delay) !== null ? null : { delay, limit };
}

/** A name that nothing sets anew holds down what is set, or worked out. */
function named(delay: TSESTree.Node, limit: TSESTree.Node, file: SourceFile): Limited | null {
  return stays(limit, file) && !stays(delay, file) && literalNumber(delay) === null ? { delay, limit } : null;
}

function stays(node: TSESTree.Node, file: SourceFile): boolean {
  const text = file.textOf(node);
  return isLimitName(node) && !isMadeAnew(node, file) && ![...file.within(file.program)].some((each) => isSet(each) && file.textOf(each.type === 'UpdateExpression' ? each.argument : each.left) === text);
}

/** `const ms = base * 2 ** attempt;` in a function: another one each time. */
function isMadeAnew(node: TSESTree.Node, file: SourceFile): boolean {
  const definition = node.type === 'Identifier' ? file.definition(node) : null;
  const init = definition?.type === 'VariableDeclarator' && functionAround(definition) !== null ? definition.init : null;
  return init !== null && (init.type === 'BinaryExpression' || (init.type === 'CallExpression' && mathFunction(init) !== null));
}

const isSet = (node: TSESTree.Node): node is TSESTree.AssignmentExpression | TSESTree.UpdateExpression => node.type === 'AssignmentExpression' || node.type === 'UpdateExpression';

/** `max`, `this.max`, `options.max`, `options.max ?? 4000`. */
export function isLimitName(node: TSESTree.Node): boolean {
  if (node.type === 'LogicalExpression') return node.operator !== '&&' && isLimitName(node.left) && literalNumber(node.right) !== null;
  if (node.type === 'MemberExpression') return !node.computed && isLimitName(node.object);
  return node.type === 'Identifier' || node.type === 'ThisExpression';
}
