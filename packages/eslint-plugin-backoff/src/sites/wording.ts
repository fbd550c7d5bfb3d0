import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** Strings are kept; comments, and what lies between words, are not. */
const LAYOUT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\/[^\n]*|\/\*[^]*?\*\/|\s+/g;

/** A comma after the last of a list, and what TypeScript is told of: `options!`. */
const SILENT = /[,!](?=[)\]}])|!(?=[.,])/g;

/** How a node reads, however it is laid out: two calls that read alike call the same. */
export const wordingOf = (node: TSESTree.Node, source: Source): string => withoutLayout(source.text(node));

/** Code with nothing but its words. */
export const withoutLayout = (code: string): string => code.replaceAll(LAYOUT, '$1').replaceAll(SILENT, '');
