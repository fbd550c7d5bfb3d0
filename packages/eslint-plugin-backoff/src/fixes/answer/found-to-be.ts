import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare, leaves } from '../code/syntax.js';

/** A place in the code: a node of the same block, and the offset that counts. */
export interface Spot {
  readonly node: TSESTree.Node;
  readonly offset: number;
}

/**
 * Whether one of some questions was answered yes on the way to a place, so that TypeScript knows it there: `if (error instanceof
 * HttpError) { … }`, `if (!isAxiosError(error) || last) throw error;`.
 */
export function isFoundToBe({ node: at, offset }: Spot, questions: readonly string[], file: SourceFile): boolean {
  const asks = (test: TSESTree.Node): boolean => questions.includes(file.textOf(test));
  const denies = (test: TSESTree.Node): boolean => test.type === 'UnaryExpression' && test.operator === '!' && asks(bare(test.argument));
  return [at, ...ancestors(at)].some((node) => {
    const { parent } = node;
    if (parent?.type === 'IfStatement' && parent.consequent === node) return partsOf(parent.test, '&&').some(asks);
    const end = node === at ? offset : node.range[0];
    const before = parent?.type === 'BlockStatement' ? parent.body.filter(({ range }) => range[1] <= end) : [];
    return before.some((each) => each.type === 'IfStatement' && leaves(each.consequent) && partsOf(each.test, '||').some(denies));
  });
}

function partsOf(test: TSESTree.Expression, operator: '&&' | '||'): TSESTree.Expression[] {
  const node = bare(test);
  return node.type === 'LogicalExpression' && node.operator === operator ? [...partsOf(node.left, operator), ...partsOf(node.right, operator)] : [test];
}
