import type { ESLint, Linter } from 'eslint';
import { rules } from './rules/index.js';
import type { BackoffRule } from './eslint/rule.js';
import { version } from './version.js';

const base = {
  meta: { name: 'eslint-plugin-backoff', version, namespace: 'backoff' },
  rules,
} satisfies ESLint.Plugin;

const configs = {
  /** What is a defect in any client. */
  recommended: config('recommended', ({ recommended }) => (recommended === 'recommended' ? 'error' : null)),
  /** Every rule: what a team that runs at scale wants as well. */
  strict: config('strict', ({ strictOptions }) => (strictOptions ? ['error', strictOptions] : 'error')),
};

/** The plugin for flat configs: `rules`, `configs.recommended` and `configs.strict`. */
const plugin = Object.assign(base, { configs });
export default plugin;

/**
 * A flat config of the rules for which `entry` gives one. It refers to `base`, which the plugin is, too: ESLint takes two
 * objects under one namespace for a mistake.
 */
function config(name: string, entry: (docs: BackoffRule['meta']['docs']) => Linter.RuleEntry | null): Linter.Config {
  const entries = Object.entries(rules).flatMap(([rule, { meta }]) => {
    const setting = entry(meta.docs);
    return setting ? [[`backoff/${rule}`, setting] as const] : [];
  });
  return { name: `backoff/${name}`, plugins: { backoff: base }, rules: Object.fromEntries(entries) };
}
