import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { contains, isInList } from './syntax.js';

/** Removes the constants that only a replaced expression used, and the text in its place does not. */
export function dropUnused(draft: Draft, replaced: TSESTree.Node, by: string): void {
  const { file } = draft;
  for (const node of file.within(replaced)) {
    const variable = node.type === 'Identifier' ? file.variable(node) : null;
    const declarator = variable && file.declaration(variable)?.parent;
    if (!variable || declarator?.type !== 'VariableDeclarator' || !file.uses(variable).every((use) => contains(replaced, use))) continue;
    const { parent: declaration, init, id } = declarator;
    const isAlone = !new RegExp(`\\b${variable.name.replaceAll('$', '\\$')}\\b`).test(by) && declaration.declarations.length === 1 && id.type === 'Identifier' && isInList(declaration);
    if (isAlone && declaration.parent.type === 'BlockStatement' && init && isPure(init, file)) draft.once(declaration, () => remove(draft, declaration));
  }
}

/** Whether nothing but a value comes of an expression. */
function isPure(init: TSESTree.Node, file: Draft['file']): boolean {
  return [...file.within(init)].every((node) => {
    if (node.type === 'CallExpression') return /^(Math\.\w+|Number(\.\w+)?|parse(Int|Float)|.*\.get|Date\.\w+)$/.test(file.textOf(node.callee));
    return !/^(Await|Yield|Assignment|Update|New|TaggedTemplate)/.test(node.type);
  });
}

/** Takes a statement away, and its line where nothing else stands on it. */
function remove(draft: Draft, { range: [start, end] }: TSESTree.Node): null {
  const { text } = draft.file;
  const line = /\r?\n[ \t]*$/.exec(text.slice(0, start));
  const isWholeLine = line !== null && /^[ \t]*(\r?\n|$)/.test(text.slice(end));
  draft.replaceRange([isWholeLine ? start - line[0].length : start, end], '');
  return null;
}
