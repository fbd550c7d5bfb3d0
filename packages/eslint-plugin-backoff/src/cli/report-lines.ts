import { policyLine } from '../preview/policy.js';
import { type Report, type ReportedFile, summary } from './reported.js';
import type { SurveyedSite } from './survey.js';

/** A report for a terminal: each file with its sites, line, kind and policy, and what was found at them. */
export function reportLines(report: Report): string {
  return `${[...report.files.map(fileLines), summary(report)].join('\n\n')}\n`;
}

function fileLines({ name, sites }: ReportedFile): string {
  const width = Math.max(...sites.map(({ line }) => String(line).length));
  return [name, ...sites.flatMap((site) => siteLines(site, width))].join('\n');
}

const longestKind = 'recursion'.length;

function siteLines({ line, kind, preview }: SurveyedSite, width: number): readonly string[] {
  const head = `  ${String(line).padStart(width)}  ${kind.padEnd(longestKind)}  `;
  const found = preview.problems.map(({ words }) => words).join(' · ');
  return [`${head}${policyLine(preview.policy, 'text')}`, ...(found === '' ? [] : [`${' '.repeat(head.length)}⚠ ${found}`])];
}
