import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** The calls of a function by the name that it is declared with, those that it makes itself among them. */
export function callsOf(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.CallExpression[] {
  return mentions(node, source).flatMap((mention) => callBy(mention) ?? []);
}

/** Whether a function is called by its name in this file, and neither exported nor handed to anybody. */
export function isCalledHereAlone(node: TSESTree.FunctionLike, source: Source): boolean {
  const statement = node.type === 'FunctionDeclaration' ? node : node.parent.parent;
  const all = mentions(node, source);
  return all.length > 0 && !/^Export/.test(statement?.parent?.type ?? '') && all.every((mention) => callBy(mention) !== null);
}

/** Wherever the name of a function stands, but for where it is declared. */
function mentions(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.Node[] {
  const name = node.type === 'FunctionDeclaration' ? node.id : node.parent.type === 'VariableDeclarator' ? node.parent.id : null;
  const variable = name === null ? undefined : source.variable(name);
  return (variable?.references ?? []).flatMap((reference) => (reference.init === true ? [] : [reference.identifier]));
}

const callBy = (mention: TSESTree.Node): TSESTree.CallExpression | null =>
  mention.parent?.type === 'CallExpression' && mention.parent.callee === mention ? mention.parent : null;
