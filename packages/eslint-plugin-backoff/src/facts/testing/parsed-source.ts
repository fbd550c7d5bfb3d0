import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';

import { type ParsedSource, isParsed } from '../../sites/source.js';

/** What ESLint makes of a piece of TypeScript. */
export function parsedSourceOf(code: string): ParsedSource {
  const linter = new Linter();
  linter.verify(code, [{ languageOptions: { parser } }]);
  const parsed: object = linter.getSourceCode();
  if (!isParsed(parsed)) throw new Error('not parsed');
  return parsed;
}
