import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';

import { findRetrySites } from '../../analysis.js';
import type { RetrySite } from '../retry-site.js';

/** The retry sites of a piece of TypeScript, for tests of facts. */
export function sitesOf(code: string): readonly RetrySite[] {
  const linter = new Linter({ configType: 'flat' });
  const [problem] = linter.verify(code, [{ files: ['**/*.ts'], languageOptions: { parser } }], { filename: 'code.ts' });
  if (problem?.fatal === true) throw new Error(problem.message);
  return findRetrySites(linter.getSourceCode());
}

/** The only retry site of a piece of TypeScript. */
export function siteOf(code: string): RetrySite {
  const sites = sitesOf(code);
  const [site] = sites;
  if (site === undefined || sites.length > 1) throw new Error(`${sites.length} retry sites where one is wanted`);
  return site;
}
