import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';

import type { ParsedSource } from '../../sites/source.js';

type Parsed = ReturnType<typeof parser.parseForESLint>;

/** What the parser makes of a file, with the parents of its nodes, which ESLint adds. */
export function parsedSourceOf(code: string): ParsedSource {
  const made: Parsed[] = [];
  const kept = {
    parseForESLint(text: string, options: parser.ParserOptions): Parsed {
      const result = parser.parseForESLint(text, options);
      made.push(result);
      return result;
    },
  };
  new Linter().verify(code, [{ languageOptions: { parser: kept } }]);
  const [result] = made;
  if (result === undefined) throw new Error('not parsed');
  const { ast, scopeManager, visitorKeys } = result;
  return { text: code, ast, scopeManager, visitorKeys, traverse: () => [] };
}
