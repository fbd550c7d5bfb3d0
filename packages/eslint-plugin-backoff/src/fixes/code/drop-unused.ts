import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { contains, isInList } from './syntax.js';

/** Removes the constants that only a replaced expression used, and the text in its place does not. */
export function dropUnused(draft: Draft, replaced: TSESTree.Node, by: string): void {
  const { file } = draft;
  const kept = new Set(by.replaceAll(/\b\w+:/g, '').match(/[\w$]+/g));
  const gone = [replaced];
  for (const part of gone) {
    for (const node of file.within(part)) {
      const variable = node.type === 'Identifier' && !kept.has(node.name) ? file.variable(node) : null;
      const declaration = variable && file.uses(variable).every((use) => gone.some((each) => contains(each, use))) ? declarationOf(node, draft) : null;
      if (!declaration || gone.includes(declaration)) continue;
      gone.push(declaration);
      draft.once(declaration, () => remove(draft, declaration));
    }
  }
}

/** The declaration of one constant of a function, and of nothing else, whose value costs nothing to leave out. */
function declarationOf(identifier: TSESTree.Node, { file }: Draft): TSESTree.Node | null {
  const definition = file.definition(identifier);
  if (definition?.type !== 'VariableDeclarator' || definition.id.type !== 'Identifier' || !definition.init) return null;
  const { parent } = definition;
  const isAlone = parent.declarations.length === 1 && isInList(parent) && parent.parent.type === 'BlockStatement';
  const hasComment = /\/[/*]/.test(file.textOf(parent));
  return isAlone && !hasComment && isPure(definition.init, file) ? parent : null;
}

/** Whether nothing but a value comes of an expression. */
function isPure(init: TSESTree.Node, file: Draft['file']): boolean {
  return [...file.within(init)].every((node) => {
    if (node.type === 'CallExpression') return /^(Math\.\w+|Number(\.\w+)?|parse(Int|Float)|.*\.get|Date\.\w+)$/.test(file.textOf(node.callee));
    return !/^(Await|Yield|Assignment|Update|New|TaggedTemplate)/.test(node.type);
  });
}

/** Takes a statement away, with what is said of it behind it, and its line where nothing else stands on it. */
function remove(draft: Draft, { range: [start, end] }: TSESTree.Node): null {
  const { text } = draft.file;
  const line = /\r?\n[ \t]*$/.exec(text.slice(0, start));
  const rest = line && /^[ \t]*(\/\/[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(end));
  draft.replaceRange(rest ? [start - line[0].length, end + rest[0].length] : [start, end], '');
  return null;
}
