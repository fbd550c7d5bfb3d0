import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';

import { findRetrySites } from '../../analysis.js';
import { NO_NAMES } from '../../sites/source.js';
import type { RetrySite } from '../retry-site.js';

/** The retry sites of a piece of TypeScript, for tests of facts; in a file of that name, where it matters. */
export function sitesOf(code: string, filename: string | null = null, libraryVersions: Readonly<Record<string, number>> = {}, jsx = false): readonly RetrySite[] {
  const linter = new Linter({ configType: 'flat' });
  const [problem] = linter.verify(code, [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx } } } }], { filename: jsx ? 'code.tsx' : 'code.ts' });
  if (problem?.fatal === true) throw new Error(problem.message);
  return findRetrySites(linter.getSourceCode(), { ...NO_NAMES, libraryVersions }, filename);
}

/** The only retry site of a piece of TypeScript. */
export function siteOf(code: string, filename: string | null = null, libraryVersions: Readonly<Record<string, number>> = {}, jsx = false): RetrySite {
  const sites = sitesOf(code, filename, libraryVersions, jsx);
  const [site] = sites;
  if (site === undefined || sites.length > 1) throw new Error(`${sites.length} retry sites where one is wanted`);
  return site;
}
