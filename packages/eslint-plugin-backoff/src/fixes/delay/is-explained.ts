import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { functionAround } from '../code/syntax.js';

/** Whether a constant of the same function that an expression is made of has a comment of its own, which would be left with nothing to say. */
export function isExplained(expression: TSESTree.Node, file: SourceFile, depth = 0): boolean {
  return [...file.within(expression)].some((node) => {
    const definition = node.type === 'Identifier' ? file.definition(node) : null;
    if (definition?.type !== 'VariableDeclarator' || definition.init === null || functionAround(definition) !== functionAround(expression)) return false;
    return hasComment(definition.parent, file) || (depth < 4 && isExplained(definition.init, file, depth + 1));
  });
}

/** Whether a comment stands right above a statement, or behind it on its line. */
function hasComment(statement: TSESTree.Node, { sourceCode, text }: SourceFile): boolean {
  const [start, end] = statement.range;
  return sourceCode.getAllComments().some(({ range }) => {
    if (!range) return false;
    const isAbove = range[1] <= start && /^\s*\n?\s*$/.test(text.slice(range[1], start));
    return isAbove || (range[0] >= end && /^[ \t]*$/.test(text.slice(end, range[0])));
  });
}
