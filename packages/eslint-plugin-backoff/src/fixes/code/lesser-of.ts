import type { TSESTree } from '@typescript-eslint/types';
import { mathFunction } from './arithmetic.js';
import type { SourceFile } from './source-file.js';
import { bare } from './syntax.js';

type Two = readonly [TSESTree.Expression, TSESTree.Expression];

/** The two of which an expression takes the lesser: `Math.min(delay, most)`, `delay > most ? most : delay`. Null for any other. */
export function lesserOf(expression: TSESTree.Node, file: SourceFile): Two | null {
  const node = bare(expression);
  if (node.type === 'ConditionalExpression') return ofChoice(node, file);
  if (node.type !== 'CallExpression' || mathFunction(node) !== 'min') return null;
  const [first, second, ...others] = node.arguments;
  return first && second && others.length === 0 && first.type !== 'SpreadElement' && second.type !== 'SpreadElement' ? [first, second] : null;
}

function ofChoice({ test, consequent, alternate }: TSESTree.ConditionalExpression, file: SourceFile): Two | null {
  if (test.type !== 'BinaryExpression' || !/^[<>]=?$/.test(test.operator)) return null;
  const [less, more] = test.operator.startsWith('<') ? [test.left, test.right] : [test.right, test.left];
  return file.textOf(less) === file.textOf(consequent) && file.textOf(more) === file.textOf(alternate) ? [consequent, alternate] : null;
}
