import { existsSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const source = 'packages/eslint-plugin-backoff/src';
const tests = ['**/*.test.ts', '**/test/**/*.ts'];

// Which folders of the plugin a folder must not import: arrows run rules → facts → detection → interpreter → sites.
const layers = {
  cli: [],
  rules: ['cli'],
  eslint: ['rules', 'libraries', 'detection', 'interpreter', 'sites', 'cli'],
  fixes: ['rules', 'eslint', 'cli'],
  libraries: ['rules', 'eslint', 'fixes', 'facts', 'cli'],
  facts: ['rules', 'eslint', 'fixes', 'preview', 'cli'],
  preview: ['rules', 'eslint', 'fixes', 'libraries', 'detection', 'interpreter', 'sites', 'cli'],
  detection: ['rules', 'eslint', 'fixes', 'facts', 'libraries', 'cli'],
  interpreter: ['rules', 'eslint', 'fixes', 'facts', 'detection', 'cli'],
  sites: ['rules', 'eslint', 'fixes', 'facts', 'detection', 'interpreter', 'libraries', 'cli'],
};

// Within the fixes: the edits that rules name stand on these, and each of these on those before it.
const partsOfFixes = ['code', 'answer', 'attempts', 'guard', 'retry-after', 'delay'];
for (const [i, part] of partsOfFixes.entries()) layers[`fixes/${part}`] = [...layers.fixes, ...partsOfFixes.slice(i + 1)];

// Within the facts, so too: what the runs show, what is read off them, and what libraries say instead of runs.
const partsOfFacts = ['runs', 'waits', 'operation', 'answers', 'bound', 'library'];
for (const [i, part] of partsOfFacts.entries()) layers[`facts/${part}`] = [...layers.facts, ...partsOfFacts.slice(i + 1)];

// Within the interpreter: what values are, what the text alone tells, what comes back from a server, what JavaScript brings along, what
// stands outside of the file, and what runs it all.
const partsOfInterpreter = ['values', 'syntax', 'replies', 'built-ins', 'outside', 'language'];
for (const [i, part] of partsOfInterpreter.entries()) layers[`interpreter/${part}`] = [...layers.interpreter, ...partsOfInterpreter.slice(i + 1)];

export default defineConfig([
  globalIgnores(['**/dist/', '**/fixtures/', 'examples/', 'test/fixes/programs/']),
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      // Node types are compared with their names, which the compiler checks.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      // The three that unwind a run of the interpreter are no errors and are thrown too often to collect stack traces.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'file', name: ['LoopLeft', 'Stop', 'Thrown', 'Unknowable'], path: `${source}/interpreter/interruptions.ts` }] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      complexity: ['error', { max: 10, variant: 'modified' }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: tests,
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  ...Object.entries(layers).map(([folder, others]) => layer(folder, others)),
  {
    // The state of a run knows none of those who change it.
    files: [`${source}/interpreter/*.ts`],
    ignores: [...tests, `${source}/interpreter/{begin,paths}.ts`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: `/(${[...layers.interpreter, ...partsOfInterpreter.slice(2)].join('|')})/`, message: 'interpreter/ itself must not know this layer.' }] }] },
  },
  {
    // Fixes print the helpers' text, so nothing that they need may stand outside of it.
    files: [`${source}/helpers/{*-jitter,retry-budget}.ts`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '.', message: 'A helper stands alone.' }] }] },
  },
  {
    files: [`${source}/rules/*.ts`],
    ignores: tests,
    rules: { 'max-lines': ['error', 150] },
  },
  ...(await ownRules()),
]);

function layer(folder, others) {
  const message = `${folder}/ must not know this layer.`;
  const patterns = [{ regex: `/(${others.join('|')})/`, message }];
  // What edits stand on knows no edit.
  if (folder.startsWith('fixes/')) patterns.push({ regex: String.raw`^\.\./[^./]+\.js$`, message });
  return {
    files: [`${source}/${folder}/**/*.ts`],
    ignores: tests,
    rules: { 'no-restricted-imports': others.length ? ['error', { patterns }] : 'off' },
  };
}

/** The plugin's own rules on its own code, where it has been built. */
async function ownRules() {
  if (!existsSync(new URL('packages/eslint-plugin-backoff/dist/index.js', import.meta.url))) return [];
  const { default: backoff } = await import('eslint-plugin-backoff');
  return [{ ...backoff.configs.strict, files: ['**/*.ts'], ignores: tests }];
}
