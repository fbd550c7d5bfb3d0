import { statSync } from 'node:fs';
import { format } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { bundleSuite } from './bundle-suite.js';
import { start, vsix } from './session.js';
import type { Workbench } from './workbench.js';

test('the package is small', () => {
  expect(statSync(vsix).size).toBeLessThan(12_000_000);
});

test('the suite passes in the extension host, on the installed extension', async () => {
  const workbench = await start({ trusted: true });
  const page = await workbench.page();
  const output: string[] = [];
  const exit = new Promise<number>((resolve) => {
    void page.exposeFunction('codeAutomationExit', (code: number) => resolve(code));
  });
  await page.exposeFunction('codeAutomationLog', (_type: string, parts: unknown[]) => output.push(format(...parts)));
  await openWithRoots(workbench, page, {
    extensionDevelopmentPath: fileURLToPath(new URL('runner', import.meta.url)),
    extensionTestsPath: await bundleSuite(),
  });
  const code = await exit;
  console.log(output.filter((line) => code !== 0 || /✔|passing/.test(line)).join('\n'));
  expect(code).toBe(0);
});

/** Opens the window where the suite runs. One has been seen to stay without the roots of its workspace for ever: it is opened again. */
async function openWithRoots(workbench: Workbench, page: Page, suite: Readonly<Record<string, string>>): Promise<void> {
  await vi.waitFor(async () => {
    await workbench.open(page, { workspace: 'backoff.code-workspace' }, suite);
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: /^(one|two)$/ }).first().waitFor({ timeout: 45_000 });
  }, { timeout: 360_000, interval: 1000 });
}
