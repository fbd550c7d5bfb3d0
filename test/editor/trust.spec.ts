import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hoverOver, openLoad, start } from './session.js';

test('nothing of a workspace is run before it is trusted', async () => {
  // An ESLint that leaves a trace where it is loaded, and whose configuration reports nothing.
  const workbench = await start({
    trusted: false,
    files: {
      'one/eslint.config.js': '',
      'one/node_modules/eslint/index.js': `
        require('node:fs').writeFileSync(require('node:path').join(__dirname, 'loaded'), '');
        const plugins = { backoff: { meta: { name: 'eslint-plugin-backoff' } } };
        exports.ESLint = class { calculateConfigForFile() { return { plugins, rules: {} }; } isPathIgnored() { return false; } };
      `,
    },
  });
  const trace = workbench.path('one/node_modules/eslint/loaded');
  const page = await openLoad(workbench);
  await hoverOver(page, 'for');
  expect(existsSync(trace)).toBe(false);
  await page.keyboard.press('Escape');

  await page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).click();
  await page.locator('.workspace-trust-editor .monaco-button', { hasText: /^Trust$/ }).click();
  await page.waitForSelector('.squiggly-error', { state: 'detached' });
  expect(existsSync(trace)).toBe(true);
});
