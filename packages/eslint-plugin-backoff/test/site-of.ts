import { parser } from 'typescript-eslint';
import { Linter } from 'eslint';
import { findRetrySites, type RetrySite } from '../src/analysis.js';

/** The only retry site in `code`. Throws where there is none or another one. */
export function siteOf(code: string): RetrySite {
  const linter = new Linter();
  linter.verify(code, [{ files: ['**'], languageOptions: { parser } }], { filename: 'file.ts' });
  const [site, ...others] = findRetrySites(linter.getSourceCode());
  if (!site || others.length > 0) throw new Error(`Not one retry site:\n${code}`);
  return site;
}
