import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';

/** Takes away the imports by a name that are among some nodes, as long as their declaration has others. */
export function dropImports(draft: Draft, unused: ReadonlySet<TSESTree.Node>): void {
  for (const statement of draft.file.program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.specifiers.some((specifier) => unused.has(specifier))) continue;
    draft.once(statement, () => {
      dropFrom(draft, statement, unused);
      return null;
    });
  }
}

/** Takes imports out of a declaration that has others; what is said in it is of one of them, and nobody knows of which. */
function dropFrom(draft: Draft, statement: TSESTree.ImportDeclaration, unused: ReadonlySet<TSESTree.Node>): void {
  const named = statement.specifiers.filter(({ type }) => type === 'ImportSpecifier');
  const kept = named.filter((specifier) => !unused.has(specifier));
  if (isSaidOf(statement, draft)) return;
  if (kept.length > 0) for (const specifier of named) if (unused.has(specifier)) draft.replaceRange(withComma(specifier, named, kept), '');
  if (kept.length === 0 && named.length < statement.specifiers.length) draft.replaceRange(listOf(named, draft.file.text), '');
}

/** Whether a comment stands in a declaration, or behind it on its line. */
function isSaidOf({ range: [start, end] }: TSESTree.Node, { file: { sourceCode, text } }: Draft): boolean {
  return sourceCode.getAllComments().some(({ range }) => range && range[0] >= start && range[0] <= endOfLine(text, end));
}

/** All of `, { one, other }`. */
function listOf(named: readonly TSESTree.ImportClause[], text: string): [number, number] {
  const [start, end] = [named[0]?.range[0] ?? 0, named.at(-1)?.range[1] ?? 0];
  return [text.slice(0, start).search(/,\s*\{\s*$/), end + (/^\s*,?\s*\}/.exec(text.slice(end))?.[0].length ?? 0)];
}

/** An import and what parts it from the next one, or from the last one that is kept before it. */
function withComma(gone: TSESTree.ImportClause, named: readonly TSESTree.ImportClause[], kept: readonly TSESTree.ImportClause[]): [number, number] {
  const next = named[named.indexOf(gone) + 1];
  const isBehindAll = kept.every(({ range }) => range[1] <= gone.range[0]);
  const before = named[named.indexOf(gone) - 1];
  return isBehindAll && before ? [before.range[1], gone.range[1]] : [gone.range[0], next?.range[0] ?? gone.range[1]];
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
