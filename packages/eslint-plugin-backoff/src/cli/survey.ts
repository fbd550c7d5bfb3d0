import { readFile } from 'node:fs/promises';
import { Linter } from 'eslint';
import { findRetrySites, type RetrySite, siteAt } from '../analysis.js';
import plugin from '../index.js';
import { previewOf, type Preview } from '../preview/preview.js';
import type { Problem } from '../preview/problems.js';
import { NO_NAMES } from '../sites/source.js';
import { isOurs, ownConfig, parseProblem } from './own-config.js';

/** A retry site of a file, with what the rules have found at it. */
export interface SurveyedSite {
  readonly kind: RetrySite['kind'];
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** The text of that line, without its indentation. */
  readonly code: string;
  readonly preview: Preview;
}

/** The retry sites of one file, or a sentence without full stop that tells why they are not known. */
export type SurveyedFile = { readonly sites: readonly SurveyedSite[] } | { readonly problem: string };

/** The documented options, and which rules are run. */
type LintOptions = Linter.LintOptions & { readonly ruleFilter: (rule: { readonly ruleId: string }) => boolean };

/** Looks for the retry sites of one file after another, all below one folder. */
export class Survey {
  private readonly linter: Linter;
  private readonly config: Linter.Config;

  constructor({ cwd, strict }: { cwd: string; strict: boolean }) {
    this.linter = new Linter({ configType: 'flat', cwd });
    this.config = ownConfig(strict);
  }

  /** The sites of a file in the order of its text. `path` is absolute. Never rejects. */
  async file(path: string): Promise<SurveyedFile> {
    try {
      return this.sitesIn(await readFile(path, 'utf8'), path);
    } catch (error) {
      const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
      return { problem: `could not be read: ${line}` };
    }
  }

  private sitesIn(text: string, path: string): SurveyedFile {
    const options: LintOptions = { filename: path, ruleFilter: ({ ruleId }) => isOurs(ruleId) };
    const messages = this.linter.verify(text, [this.config], options);
    const problem = parseProblem(messages);
    if (problem !== null) return { problem };
    const sourceCode = this.linter.getSourceCode();
    const sites = findRetrySites(sourceCode, NO_NAMES, path);
    const found = new Map(sites.map((site) => [site, new Map<string, Problem>()]));
    for (const { ruleId, line, column } of messages) {
      const site = siteAt(sites, sourceCode.getIndexFromLoc({ line, column: column - 1 }));
      const problemFound = isOurs(ruleId) ? problemOf(ruleId) : null;
      if (site !== null && problemFound !== null) found.get(site)?.set(problemFound.rule, problemFound);
    }
    return { sites: [...found].map(([site, problems]) => surveyed(site, [...problems.values()], sourceCode.lines)) };
  }
}

function problemOf(ruleId: string | null): Problem | null {
  const rule = ruleId?.replace(/^backoff\//, '') ?? '';
  const url = plugin.rules[rule]?.meta.docs.url;
  return url === undefined ? null : { rule, url };
}

function surveyed(site: RetrySite, problems: readonly Problem[], lines: readonly string[]): SurveyedSite {
  const { line } = site.head.loc.start;
  return { kind: site.kind, line, code: lines[line - 1]?.trim() ?? '', preview: previewOf(site, { problems }) };
}
