import type { RetryFacts, RetrySite } from '../facts/retry-site.js';
import { readSettings } from '../settings.js';
import { type Policy, policyOf } from './policy.js';
import { type Problem, problemWords } from './problems.js';
import { type Schedule, scheduleOf } from './schedule.js';
import { type JitterDefaults, type RestWords, type Table, tableOf } from './table.js';
import { time } from './words.js';

/** Everything that is shown of a retry site, in words, numbers and small pictures. The same site gives the same preview. */
export interface Preview {
  readonly policy: Policy;
  readonly problems: readonly (Problem & { readonly words: string })[];
  /** The retries one by one; null where nothing is known of the first waits. */
  readonly schedule: Schedule | null;
  /** Null where there is no schedule. */
  readonly table: Table | null;
}

/** What the site alone does not tell. */
export interface PreviewOptions {
  /** What rules have found at the site. */
  readonly problems?: readonly Problem[];
  /** What a fix writes where nothing waits: from the settings, in ms. */
  readonly defaults?: JitterDefaults;
}

/** Describes one site for a reader. */
export function previewOf({ facts }: RetrySite, { problems = [], defaults = readSettings(undefined) }: PreviewOptions = {}): Preview {
  const schedule = scheduleOf(facts);
  return {
    policy: policyOf(facts, schedule),
    problems: problems.map((problem) => ({ ...problem, words: problemWords(problem.rule, facts) })),
    schedule,
    table: schedule && tableOf(schedule, restWords(facts), defaults),
  };
}

function restWords({ bound }: RetryFacts): RestWords {
  if (bound.kind === 'none') return { retry: 'for ever', latest: 'never ends' };
  if (bound.kind === 'time' && bound.ms !== null) return { retry: 'until then', latest: time(bound.ms) };
  if (bound.kind === 'attempts') return { retry: String(bound.attempts - 1), latest: '?' };
  return { retry: bound.kind === 'named' ? bound.name : 'more', latest: '?' };
}
