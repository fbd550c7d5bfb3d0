import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../../test/workspace.js';
import { WorkspaceConfigs } from './workspace-configs.js';

const config = (body: string) => `import backoff from 'eslint-plugin-backoff';\nexport default [${body}];\n`;

for (const eslint of ['eslint', 'eslint9'] as const) {
  describe(`with ${eslint}`, () => {
    test('severities, options, settings and the name of the plugin are read', async () => {
      const { path } = createWorkspace(
        {
          'eslint.config.mjs': config(`{
            plugins: { retry: backoff },
            rules: { 'retry/require-jitter': ['warn', { a: 1 }] },
            settings: { backoff: { maxAttempts: 3 } },
            linterOptions: { noInlineConfig: true },
          }`),
        },
        eslint,
      );
      expect(await new WorkspaceConfigs().of(path('a.js'))).toMatchObject({
        config: {
          ignored: false,
          namespace: 'retry',
          rules: { 'retry/require-jitter': [1, { a: 1 }] },
          settings: { backoff: { maxAttempts: 3 } },
          noInlineConfig: true,
        },
      });
    });

    test('ignored files are known', async () => {
      const { path } = createWorkspace({ 'eslint.config.mjs': config("{ ignores: ['dist/'] }, { plugins: { backoff } }") }, eslint);
      const configs = new WorkspaceConfigs();
      expect(await configs.of(path('dist/a.js'))).toMatchObject({ config: { ignored: true } });
      expect(await configs.of(path('src/a.js'))).toMatchObject({ config: { ignored: false } });
    });

    test('the nearest configuration holds', async () => {
      const { path } = createWorkspace(
        {
          'eslint.config.mjs': config("{ plugins: { backoff }, rules: { 'backoff/require-jitter': 'error' } }"),
          'packages/a/eslint.config.mjs': config("{ plugins: { backoff }, rules: { 'backoff/require-jitter': 'off' } }"),
          'packages/a/src/a.js': '',
          'packages/b/b.js': '',
        },
        eslint,
      );
      const configs = new WorkspaceConfigs();
      expect(await configs.of(path('packages/a/src/a.js'))).toMatchObject({ config: { rules: { 'backoff/require-jitter': [0] } } });
      expect(await configs.of(path('packages/b/b.js'))).toMatchObject({ config: { rules: { 'backoff/require-jitter': [2] } } });
    });

    test('a mistake in its syntax is told with its line', async () => {
      const { path } = createWorkspace({ 'eslint.config.mjs': 'export default [\n  {\n' }, eslint);
      expect(await new WorkspaceConfigs().of(path('a.js'))).toEqual({
        problem: { file: path('eslint.config.mjs'), line: 3, message: 'Unexpected end of input' },
      });
    });

    test('a rule that does not exist is told', async () => {
      const { path } = createWorkspace({ 'eslint.config.mjs': config("{ plugins: { backoff }, rules: { 'backoff/no': 2 } }") }, eslint);
      expect(await new WorkspaceConfigs().of(path('a.js'))).toMatchObject({ problem: { file: path('eslint.config.mjs') } });
    });
  });
}

test('a changed configuration is read again, once it is said to have changed', async () => {
  const { path, write } = createWorkspace({ 'eslint.config.mjs': config('{ plugins: { backoff } }') });
  const configs = new WorkspaceConfigs();
  expect(await configs.of(path('a.js'))).toMatchObject({ config: { namespace: 'backoff' } });
  write('eslint.config.mjs', `${config('{}')}// changed\n`);
  configs.clear();
  expect(await configs.of(path('a.js'))).toMatchObject({ config: { namespace: null } });
});

test('a workspace without ESLint says so', async () => {
  const { path, write } = createWorkspace({ 'eslint.config.mjs': 'export default [];' });
  write('elsewhere/node_modules/eslint/package.json', '{ "main": "index.js" }');
  write('elsewhere/node_modules/eslint/index.js', 'module.exports = {};');
  write('elsewhere/eslint.config.mjs', 'export default [];');
  expect(await new WorkspaceConfigs().of(path('elsewhere/a.js'))).toMatchObject({
    problem: { message: 'The ESLint that is installed here has no flat configurations' },
  });
});
