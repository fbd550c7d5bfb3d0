import { existsSync, mkdirSync } from 'node:fs';
import { format } from 'node:util';
import { fileURLToPath } from 'node:url';
import backoff from 'eslint-plugin-backoff';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundleSuite } from './bundle-suite.js';
import { Workbench, type WorkbenchOptions } from './workbench.js';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const extension = path('../../packages/vscode-extension/');
const vsix = `${extension}backoff-${backoff.meta.version}.vsix`;
const screenshots = path('screenshots/');
mkdirSync(screenshots, { recursive: true });

async function start(options: WorkbenchOptions): Promise<Workbench> {
  const workbench = await Workbench.start(options);
  onTestFinished(async ({ task }) => {
    const page = workbench.browser.contexts().at(-1)?.pages().at(-1);
    if (task.result?.state === 'fail') await page?.screenshot({ path: `${screenshots}failed.png` });
    await workbench.close();
  });
  return workbench;
}

/** Opens the workspace's file in a window with the installed extension, and waits for the first squiggle. */
async function openFile(workbench: Workbench, folder: string): Promise<Page> {
  const page = await workbench.open(folder, { openFile: `${folder}/load.js` });
  await page.waitForSelector('.squiggly-error', { state: 'attached' });
  return page;
}

/** A word of the open file. */
const word = (page: Page, text: string) => page.locator('.view-line span span', { hasText: text }).first();

test('the suite runs in the extension host', async () => {
  const workbench = await start({ trusted: true });
  const folder = workbench.createWorkspace(path('workspace'));
  const page = await workbench.browser.newPage();
  const output: string[] = [];
  const exit = new Promise<number>((resolve) => {
    void page.exposeFunction('codeAutomationExit', (code: number) => resolve(code));
  });
  await page.exposeFunction('codeAutomationLog', (_type: string, parts: unknown[]) => output.push(format(...parts)));
  await workbench.open(folder, { extensionDevelopmentPath: extension, extensionTestsPath: await bundleSuite() }, page);
  const code = await exit;
  console.log(output.filter((line) => code !== 0 || /✔|passing/.test(line)).join('\n'));
  expect(code).toBe(0);
});

/** Hovers over a word and waits until the hover holds something. */
async function hoverOver(page: Page, text: string, content: string): Promise<string> {
  await word(page, text).hover();
  const table = page.locator('.monaco-hover .hover-row', { has: page.locator(content) });
  await table.waitFor();
  return (await table.innerText()).replaceAll('\u00a0', ' ');
}

const editorArea = { x: 352, y: 36, width: 900, height: 420 };

test('in the window: squiggle, hover, quick fix', async () => {
  const workbench = await start({ trusted: true, vsix, settings: { 'workbench.colorTheme': 'Default Dark Modern' } });
  const page = await openFile(workbench, workbench.createWorkspace(path('workspace')));

  const full = await hoverOver(page, 'for', 'table');
  const pictures = page.locator('.monaco-hover img');
  expect(await pictures.count()).toBe(6);
  expect(await pictures.first().evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(208);
  expect(full).toContain('4 retries in 1.5 s: 100 ms ×2, no cap, no jitter');
  expect(full).toContain('If 100 clients fail together: requests per 20 ms');
  await page.screenshot({ path: `${screenshots}hover.png`, clip: editorArea });
  await page.keyboard.press('Escape');

  const brief = await hoverOver(page, '100', 'table');
  expect(brief).not.toContain('latest at');
  await page.screenshot({ path: `${screenshots}diagnostic.png`, clip: editorArea });
  await page.keyboard.press('Escape');

  await word(page, '100').click();
  const item = page.locator('.action-widget .monaco-list-row', { hasText: 'Randomise the whole wait' }).first();
  // A slow machine may still be busy with the click, and then the key is lost.
  await vi.waitFor(
    async () => {
      await page.keyboard.press('Control+.');
      await item.waitFor({ timeout: 5000 });
    },
    { timeout: 60_000 },
  );
  await page.screenshot({ path: `${screenshots}quick-fix.png`, clip: editorArea });
  await item.click();
  await page.waitForFunction("document.querySelector('.view-lines')?.textContent.includes('fullJitter')");
});

test('nothing of a workspace is run before it is trusted', async () => {
  const workbench = await start({ trusted: false, vsix });
  // An ESLint that leaves a trace where it is loaded, and whose configuration reports nothing.
  const folder = workbench.createWorkspace(path('workspace'), {
    'eslint.config.js': '',
    'node_modules/eslint/index.js': `
      require('node:fs').writeFileSync(require('node:path').join(__dirname, 'loaded'), '');
      const plugins = { backoff: { meta: { name: 'eslint-plugin-backoff' } } };
      exports.ESLint = class { calculateConfigForFile() { return { plugins, rules: {} }; } isPathIgnored() { return false; } };
    `,
  });
  const page = await openFile(workbench, folder);
  await hoverOver(page, 'for', 'table');
  expect(existsSync(`${folder}/node_modules/eslint/loaded`)).toBe(false);
  await page.keyboard.press('Escape');

  await page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).click();
  await page.locator('.workspace-trust-editor .monaco-button', { hasText: /^Trust$/ }).click();
  await page.waitForSelector('.squiggly-error', { state: 'detached' });
  expect(existsSync(`${folder}/node_modules/eslint/loaded`)).toBe(true);
});
