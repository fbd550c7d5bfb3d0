import type { SourceCode } from 'eslint';
import type { FixContext } from './edit.js';

/** What the editions of ECMAScript brought that inserted code may be written with, the newest first. */
const NEWS: readonly (readonly [year: number, syntax: RegExp])[] = [
  [2020, /\?\?|\?\.(?!\d)/],
  [2018, /\{ \.\.\./],
  [2017, /\bawait\b/],
  [2016, /[\w)] \*\* /],
  [2015, /=>|`|\b(const|let) /],
];

const SEPARATED_NUMBER = /(?<![\w$.'"])\d{1,3}(_\d{3})+(?![\w'"])/g;

/** Inserted code in the edition that a file is read in: numbers without separators before 2021. Null where that edition has no words for it. */
export function inEdition(text: string, { ecmaVersion = Infinity, sourceCode }: FixContext): string | null {
  const isOld = isOldStyle(sourceCode);
  const words = isOld ? inOldWords(text) : text;
  if (NEWS.some(([year, syntax]) => ecmaVersion < year && syntax.test(words))) return null;
  return ecmaVersion < 2021 || isOld ? words.replaceAll(SEPARATED_NUMBER, (number) => number.replaceAll('_', '')) : words;
}

/** Inserted code as it was written before 2015, as far as a word stands for another. */
function inOldWords(text: string): string {
  return text
    .replaceAll(/\b(const|let) (?=[\w$]+( = |;|$))/gm, 'var ')
    .replaceAll(/`(\w+ )\$\{([^{}`]+)\}`/g, "'$1' + $2")
    .replaceAll(/(\w+) \*\* (\w+)/g, 'Math.pow($1, $2)')
    .replaceAll(/([\w.]+)\?\.(\w+) \?\? 0/g, '($1 && $1.$2) || 0')
    .replaceAll(/ \?\? 0(?=;|$)/gm, ' || 0')
    .replaceAll(/(retryAfter: )([\w.]+)\?\.([\w.]+(\[[^\]]+\])?)(?=[ ,)]|$)/g, '$1$2 && $2.$3')
    .replaceAll(/!(\[[\d, ]+\])\.includes\(([^()]+)\)/g, '$1.indexOf($2) === -1')
    .replaceAll(/(\[[\d, ]+\])\.includes\(([^()]+)\)/g, '$1.indexOf($2) !== -1');
}

const old = new WeakMap<SourceCode, boolean>();

/** Whether a file is written as before 2015, with `var` alone: such files are often read by what knows nothing newer. */
export function isOldStyle(sourceCode: SourceCode): boolean {
  const known = old.get(sourceCode);
  if (known !== undefined) return known;
  const words = new Set(sourceCode.ast.tokens.map(({ type, value }) => (type === 'Template' ? '`' : value)));
  const isOld = words.has('var') && !['const', 'let', '=>', '`', 'class', 'async', 'import', 'export'].some((word) => words.has(word));
  old.set(sourceCode, isOld);
  return isOld;
}
