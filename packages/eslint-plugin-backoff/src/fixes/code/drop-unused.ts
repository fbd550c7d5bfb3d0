import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { dropImports } from './drop-imports.js';
import { localFunction } from './local-function.js';
import { contains, isInList } from './syntax.js';

/** Removes the constants and imports that only a replaced expression used, and the text in its place does not. */
export function dropUnused(draft: Draft, replaced: TSESTree.Node, by: string): void {
  const { file } = draft;
  const kept = new Set(by.replaceAll(/'[^']*'|"[^"]*"|\b\w+:/g, '').match(/[\w$]+/g));
  const gone = [replaced];
  for (const part of gone) {
    for (const node of file.within(part)) {
      const variable = node.type === 'Identifier' && !kept.has(node.name) ? file.variable(node) : null;
      const declaration = variable && file.uses(variable).every((use) => gone.some((each) => contains(each, use))) ? declarationOf(node, draft) : null;
      if (!declaration || gone.some((each) => contains(each, declaration))) continue;
      gone.push(declaration);
      if (declaration.type !== 'ImportSpecifier') draft.once(declaration, () => remove(draft, declaration));
    }
  }
  dropImports(draft, new Set(gone));
}

/** What declares a name and nothing else: of a function, of an import beside others, or of a constant in a function or a module, whose value costs nothing to leave out. */
function declarationOf(identifier: TSESTree.Node, { file }: Draft): TSESTree.Node | null {
  const definition = file.definition(identifier);
  if (definition?.type === 'FunctionDeclaration') return isRemovable(definition, identifier, file) ? definition : null;
  if (definition?.type === 'ImportSpecifier') return definition.parent.type === 'ImportDeclaration' && definition.parent.specifiers.length > 1 ? definition : null;
  return definition?.type === 'VariableDeclarator' ? constantAlone(definition, file) : null;
}

function constantAlone(definition: TSESTree.VariableDeclarator, file: Draft['file']): TSESTree.Node | null {
  if (definition.id.type !== 'Identifier' || !definition.init) return null;
  const { parent } = definition;
  const isOwn = parent.parent.type === 'BlockStatement' || (isOfModule(parent) && !isSaidOf(parent, file));
  const isAlone = parent.declarations.length === 1 && isInList(parent) && isOwn;
  const hasComment = /\/[/*]/.test(file.textOf(parent));
  return isAlone && !hasComment && isPure(definition.init, file) ? parent : null;
}

/** Whether a statement stands in a module, which no other file shares its names with. */
const isOfModule = ({ parent }: TSESTree.Node): boolean => parent?.type === 'Program' && parent.body.some(({ type }) => /^(Import|Export)/.test(type));

/** Whether something is said above a node. */
function isSaidOf({ range: [start] }: TSESTree.Node, file: Draft['file']): boolean {
  const isAbove = (end: number): boolean => end <= start && file.text.slice(end, start).trim() === '';
  return file.sourceCode.getAllComments().some(({ range }) => range && isAbove(range[1]));
}

/** Whether a function's own name stands for it in this file alone, and nothing is said of it. */
function isRemovable(fn: TSESTree.FunctionDeclaration, name: TSESTree.Node, file: Draft['file']): boolean {
  const isCommented = /\/[/*]/.test(file.textOf(fn)) || isSaidOf(fn, file);
  return fn.id !== null && file.variable(fn.id) === file.variable(name) && isInList(fn) && !isCommented;
}

/** Whether nothing but a value comes of an expression. */
function isPure(init: TSESTree.Node, file: Draft['file']): boolean {
  return [...file.within(init)].every((node) => {
    if (node.type === 'CallExpression') return answersPurely(node, file) || /^(Math\.\w+|Number(\.\w+)?|parse(Int|Float)|.*\.(get|getResponseHeader|getTime|valueOf)|Date\.\w+)$/.test(file.textOf(node.callee));
    if (node.type === 'NewExpression') return file.textOf(node.callee) === 'Date';
    return !/^(Await|Yield|Assignment|Update|TaggedTemplate)/.test(node.type);
  });
}

/** Whether a function of the file does nothing but to answer with a value of that kind: `randomBelow(1000)`. */
function answersPurely(call: TSESTree.CallExpression, file: Draft['file']): boolean {
  const fn = localFunction(call, file);
  const answer = fn?.body.type === 'BlockStatement' ? (fn.body.body.length === 1 && fn.body.body[0]?.type === 'ReturnStatement' ? fn.body.body[0].argument : null) : fn?.body;
  return answer != null && ![...file.within(answer)].some((node) => node.type === 'CallExpression' && localFunction(node, file) !== null) && isPure(answer, file);
}

/** Takes a statement away, and its line where nothing else stands on it. What is said of it behind it has the line then. */
function remove(draft: Draft, { range: [start, end] }: TSESTree.Node): null {
  const { text } = draft.file;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [gap = '', comment, lineEnd] = /^([ \t]*)(\/\/[^\r\n]*)?(\r?\n|$)?/.exec(text.slice(end))?.slice(1) ?? [];
  const isAlone = lineEnd !== undefined && comment === undefined && text.slice(lineStart, start).trim() === '';
  draft.replaceRange(isAlone ? [lineStart, withoutGap(text, lineStart, end + gap.length + lineEnd.length)] : [start, end + gap.length], '');
  return null;
}

/** Of the empty lines around some that go, one is enough. */
function withoutGap(text: string, start: number, end: number): number {
  const isBelowGap = start === 0 || /(^|\n)[ \t]*\r?\n$/.test(text.slice(0, start));
  const gap = isBelowGap ? /^[ \t]*\r?\n/.exec(text.slice(end)) : null;
  return end + (gap?.[0].length ?? 0);
}
