import type { SourceCode } from 'eslint';
import type { FixContext } from './edit.js';
import { editionOfEngines } from './engines.js';

/** What the editions of ECMAScript brought that inserted code may be written with, the newest first. */
const NEWS: readonly (readonly [year: number, syntax: RegExp])[] = [
  [2020, /\?\?|\?\.(?!\d)/],
  [2018, /\{ \.\.\./],
  [2017, /\bawait\b/],
  [2016, /[\w)] \*\* /],
  [2015, /=>|`|\b(const|let) /],
];

const SEPARATED_NUMBER = /(?<![\w$.'"])\d{1,3}(_\d{3})+(?![\w'"])/g;

/**
 * Inserted code in the edition that a file is read in, or that the oldest Node reads on which its package runs: numbers without separators before
 * 2021. Null where that edition has no words for it.
 */
export function inEdition(text: string, context: FixContext): string | null {
  const { ecmaVersion = Infinity, sourceCode } = context;
  const edition = Math.min(ecmaVersion, editionOfEngines(context));
  const words = isOldStyle(context) ? inOldWords(text) : edition < 2020 ? withoutChains(text) : text;
  // A file that is written in more than its engines read is not run as it is.
  if (NEWS.some(([year, syntax]) => (year < 2020 ? ecmaVersion : edition) < year && syntax.test(words))) return null;
  return edition < 2021 || isWrittenOld(sourceCode) ? words.replaceAll(SEPARATED_NUMBER, (number) => number.replaceAll('_', '')) : words;
}

/** A name and its members, `error.response?.headers?.['retry-after']`: a whole one, with nothing before it. */
const CHAIN = String.raw`(?<![\w$.\])?])[\w$]+(?:\??\.[\w$]+)*(?:(?:\?\.)?\[['"][\w-]+['"]\])?`;
const CHAIN_OR_ZERO = new RegExp(`(${CHAIN}) \\?\\? 0(?![\\w$.])`, 'g');
const CHAIN_OF_HEADER = new RegExp(`(?<=\\bretryAfter: )(${CHAIN})(?=[ ,)]|$)`, 'g');

/** Inserted code as it was written before 2015, as far as a word stands for another. */
export function inOldWords(text: string): string {
  return withoutChains(text)
    .replaceAll(/(?<=^[ \t]*|[;{] )(?:const|let) (?=[\w$]+(?: = |;|$))/gm, 'var ')
    .replaceAll(/(?<![\w$.)\]])2 \*\* 31\b/g, 'Math.pow(2, 31)')
    .replaceAll(/(?<![\w$)\]])!(\[[\d, ]+\])\.includes\(([\w$.]+)\)/g, '$1.indexOf($2) === -1')
    .replaceAll(/(?<![\w$)\]])(\[[\d, ]+\])\.includes\(([\w$.]+)\)/g, '$1.indexOf($2) !== -1');
}

/** Inserted code as it was written before 2020, as far as `&&` and `||` stand for `?.` and `??`. */
function withoutChains(text: string): string {
  return text
    .replaceAll(CHAIN_OR_ZERO, (_, chain: string) => (chain.includes('?.') ? `(${stepByStep(chain)}) || 0` : `${chain} || 0`))
    .replaceAll(CHAIN_OF_HEADER, (chain) => stepByStep(chain));
}

/** `error.response && error.response.status` for `error.response?.status`. */
function stepByStep(chain: string): string {
  const parts = chain.split('?.');
  return parts.map((_, end) => parts.slice(0, end + 1).join('.').replaceAll('.[', '[')).join(' && ');
}

const old = new WeakMap<SourceCode, boolean>();

/** Whether what is inserted is written as before 2015, where the file is, though more could be read. */
export const isOldStyle = ({ ecmaVersion = Infinity, sourceCode }: FixContext): boolean => ecmaVersion >= 2015 && isWrittenOld(sourceCode);

/** Whether a file is written as before 2015, with `var` alone: such files are often read by what knows nothing newer. */
function isWrittenOld(sourceCode: SourceCode): boolean {
  const known = old.get(sourceCode);
  if (known !== undefined) return known;
  const words = new Set(sourceCode.ast.tokens.map(({ type, value }) => (type === 'Template' ? '`' : value)));
  const isOld = words.has('var') && !['const', 'let', '=>', '`', 'class', 'async', 'import', 'export'].some((word) => words.has(word));
  old.set(sourceCode, isOld);
  return isOld;
}
