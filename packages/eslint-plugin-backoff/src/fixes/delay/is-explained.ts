import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { contains, functionAround } from '../code/syntax.js';

/** Whether a constant of the same function that is there for an expression alone has a comment of its own, which would be left with nothing to say. */
export function isExplained(expression: TSESTree.Node, file: SourceFile, around: readonly TSESTree.Node[] = []): boolean {
  const parts = [...around, expression];
  return [...file.within(expression)].some((node) => {
    const definition = node.type === 'Identifier' ? file.definition(node) : null;
    if (definition?.type !== 'VariableDeclarator' || definition.init === null || functionAround(definition) !== functionAround(expression) || !isUsedIn(parts, node, file)) return false;
    return hasComment(definition.parent, file) || (parts.length < 5 && isExplained(definition.init, file, parts));
  });
}

/** Whether a name is used nowhere but in some parts. */
function isUsedIn(parts: readonly TSESTree.Node[], name: TSESTree.Node, file: SourceFile): boolean {
  const variable = file.variable(name);
  return variable === null || file.uses(variable).every((use) => parts.some((part) => contains(part, use)));
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
