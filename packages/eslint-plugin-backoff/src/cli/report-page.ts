import { escapeHtml } from '../preview/html.js';
import { pictureSvg } from '../preview/picture.js';
import { policyLine } from '../preview/policy.js';
import { type Report, type ReportedFile, summary } from './reported.js';
import type { SurveyedSite } from './survey.js';

const style = `
:root { color-scheme: light dark; --line: #8884; --warning: #d5691a; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin-bottom: 0; }
h2 { margin: 2.5rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.1rem; overflow-wrap: anywhere; }
h3 { margin: 1.5rem 0 0; font-size: 1rem; }
h3 small { font-weight: normal; opacity: .7; }
table { border-collapse: collapse; margin: 1.5rem 0; }
th, td { padding: .2rem 1rem .2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
td.number, th.number { text-align: right; }
pre { margin: .25rem 0; padding: .4rem .6rem; overflow-x: auto; background: #8881; border-radius: 4px; }
p { margin: .25rem 0; }
.problems a { color: var(--warning); }
figure { margin: .75rem 0; overflow-x: auto; }
`;

/** A report as one page of HTML that needs no other file: what was found by rule, then each site with its picture. */
export function reportPage(report: Report): string {
  const title = `Retries in ${escapeHtml(report.title)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${summary(report)}.</p>
${byRule(report)}
${report.files.map(fileSection).join('\n')}
</body>
</html>
`;
}

/** How many sites each rule has found something at, the commonest first; nothing where none has. */
function byRule({ files }: Report): string {
  const counts = new Map<string, { readonly url: string; readonly count: number }>();
  for (const { rule, url } of files.flatMap(({ sites }) => sites.flatMap(({ preview }) => preview.problems))) {
    counts.set(rule, { url, count: (counts.get(rule)?.count ?? 0) + 1 });
  }
  const rows = [...counts].toSorted(([, a], [, b]) => b.count - a.count).map(([rule, { url, count }]) => `<tr><td>${link(url, rule)}</td><td class="number">${count}</td></tr>`);
  return rows.length === 0 ? '' : `<table><tr><th>found</th><th class="number">sites</th></tr>${rows.join('')}</table>`;
}

function fileSection({ name, sites }: ReportedFile): string {
  return `<section>\n<h2>${escapeHtml(name)}</h2>\n${sites.map(siteArticle).join('\n')}\n</section>`;
}

function siteArticle({ line, kind, code, preview }: SurveyedSite): string {
  const picture = pictureSvg(preview);
  const problems = preview.problems.map(({ words, url, rule }) => link(url, words, `backoff/${rule}`));
  return [
    `<article>\n<h3>Line ${line} <small>${kind}</small></h3>`,
    `<pre><code>${escapeHtml(code)}</code></pre>`,
    `<p>${inHtml(policyLine(preview.policy, 'markdown'))}</p>`,
    ...(problems.length === 0 ? [] : [`<p class="problems">⚠ ${problems.join(' · ')}</p>`]),
    ...(picture === null ? [] : [`<figure>${picture}</figure>`]),
    '</article>',
  ].join('\n');
}

/** A policy's line of Markdown: its head in bold, names in backticks. */
const inHtml = (markdown: string): string =>
  escapeHtml(markdown)
    .replace(/^\*\*(.*?)\*\*/, '<strong>$1</strong>')
    .replaceAll(/`([^`]*)`/g, '<code>$1</code>');

const link = (url: string, words: string, title?: string): string =>
  `<a href="${escapeHtml(url)}"${title === undefined ? '' : ` title="${escapeHtml(title)}"`}>${escapeHtml(words)}</a>`;
