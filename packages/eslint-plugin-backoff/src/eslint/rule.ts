import type { Rule } from 'eslint';
import { findRetrySites } from '../analysis.js';
import type { RetrySite } from '../facts/retry-site.js';
import type { Edit } from '../fixes/code/edit.js';
import type { Settings } from '../settings.js';
import { settingsFor } from './given-settings.js';
import { reportLocation } from './report-location.js';
import type { RuleDefinition } from './rule-definition.js';
import { type BackoffRule, metadataOf } from './rule-metadata.js';

export type { BackoffRule } from './rule-metadata.js';

/** Of a file without anything to report: what every rule listens to. */
const NOTHING: Rule.RuleListener = {};

/** The one place where rules meet ESLint. The tree is whole before ESLint goes through it: most files need no listener. */
export function defineRule<MessageId extends string>(rule: RuleDefinition<MessageId>): BackoffRule {
  return {
    meta: metadataOf(rule),
    create(context) {
      const { settings, mistakes } = settingsFor(context);
      const sites = findRetrySites(context.sourceCode, settings, context.physicalFilename);
      if (sites.length === 0 && mistakes.length === 0) return NOTHING;
      return {
        Program() {
          reportMistakes(context, mistakes);
          const told = new Set<string>();
          // Of sites that share a wait the inner one knows it best.
          for (const site of sites.toReversed()) reportSite(rule, site, settings, context, told);
        },
      };
    },
  };
}

/** @param told what other sites said of which place: two sites that share a wait have it reported once */
function reportSite<MessageId extends string>(
  { check, fix }: RuleDefinition<MessageId>,
  site: RetrySite,
  settings: Settings,
  context: Rule.RuleContext,
  told: Set<string>,
): void {
  const { sourceCode, options } = context;
  const own: string[] = [];
  for (const { node, messageId, data = {} } of check(site, { settings, options: options[0] })) {
    const loc = reportLocation(node, site, sourceCode);
    const saying = `${messageId} ${JSON.stringify(loc)}`;
    if (told.has(saying)) continue;
    own.push(saying);
    const edit = fix?.edit(site, { sourceCode, settings, filename: context.filename, ...editionOf(context) }) ?? null;
    const automatic = settings.fixes === 'automatic' && fix?.as !== 'suggestion';
    context.report({ loc, messageId, data, ...offer(edit, automatic) });
  }
  for (const saying of own) told.add(saying);
}

/** The edition that a configuration names by its year. */
function editionOf({ languageOptions: { ecmaVersion } }: Rule.RuleContext): { readonly ecmaVersion?: number } {
  return typeof ecmaVersion === 'number' ? { ecmaVersion } : {};
}

/** A safe edit is a fix, any other a suggestion. */
function offer(edit: Edit | null, automatic: boolean): Rule.ReportDescriptorOptions {
  if (!edit) return {};
  const fix: Rule.ReportFixer = () => edit.changes.map(({ range: [start, end], text }) => ({ range: [start, end], text }));
  return automatic && edit.safe ? { fix } : { suggest: [{ messageId: 'fix', fix }] };
}

/** A wrong setting is told like any finding, at the top of the file: a crash would take the other rules' findings along. */
function reportMistakes(context: Rule.RuleContext, mistakes: readonly string[]): void {
  for (const mistake of mistakes) {
    context.report({ loc: { line: 1, column: 0 }, messageId: 'setting', data: { mistake } });
  }
}
