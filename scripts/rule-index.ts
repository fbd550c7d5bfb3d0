import { readdirSync } from 'node:fs';

const rules = new URL('../packages/eslint-plugin-backoff/src/rules/', import.meta.url);

/** Where the generated module stands. */
export const ruleIndexFile = new URL('index.ts', rules);

/** The module that gathers the rules: every file of their folder but itself and the tests. */
export function ruleIndexModule(folder: URL = rules): string {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const imports = names.map((name) => `import { ${identifier(name)} } from './${name}.js';\n`).join('');
  const entries = names.map((name) => `  '${name}': ${identifier(name)},\n`).join('');
  return `// Generated from the files of this folder by \`npm run docs\`.
${imports}import type { BackoffRule } from '../eslint/rule.js';

/** Every rule by its name; the plugin, its configs and the documentation are derived from this record. */
export const rules: Record<string, BackoffRule> = {
${entries}};
`;
}

/** The name that a rule's file exports: `noFixedDelay` for `no-fixed-delay`. */
export function identifier(rule: string): string {
  return rule.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
}
