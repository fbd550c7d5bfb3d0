import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import backoff from 'eslint-plugin-backoff';
import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { Workbench, type WorkbenchOptions } from './workbench.js';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
/** The packaged extension. */
export const vsix = path(`../../packages/vscode-extension/backoff-${backoff.meta.version}.vsix`);

/** Where pictures of windows are left for people to look at. */
export const screenshots = path('screenshots/');
mkdirSync(screenshots, { recursive: true });

/** The part of a window where the code stands. */
export const editorArea = { x: 352, y: 36, width: 900, height: 420 };

/** A VS Code with the packaged extension installed, until the test is over. */
export async function start(options: Omit<WorkbenchOptions, 'vsix'>): Promise<Workbench> {
  const workbench = await Workbench.start({ ...options, vsix });
  onTestFinished(async ({ task }) => {
    const page = workbench.browser.contexts().at(-1)?.pages().at(-1);
    if (task.result?.state === 'fail') await page?.screenshot({ path: `${screenshots}failed.png` });
    await workbench.close();
  });
  return workbench;
}

/** Opens the file with the retry in a window, and waits for its first squiggle. */
export async function openLoad(workbench: Workbench): Promise<Page> {
  const page = await workbench.page();
  await workbench.open(page, { folder: 'one', file: 'one/load.js' });
  await page.waitForSelector('.squiggly-error', { state: 'attached' });
  return page;
}

/** A word of the open file. */
export function word(page: Page, text: string): Locator {
  return page.locator('.view-line span span', { hasText: text }).first();
}

/** The part of the hover over a word that has the table in it, once it is shown. */
export async function hoverOver(page: Page, text: string): Promise<Locator> {
  await word(page, text).hover();
  const table = page.locator('.monaco-hover .hover-row', { has: page.locator('table') });
  await table.waitFor();
  return table;
}

/** The words of a hover, with plain spaces. */
export async function wordsOf(hover: Locator): Promise<string> {
  return (await hover.innerText()).replaceAll('\u00a0', ' ');
}

/** Runs a command as a user does: by the palette. */
export async function runCommand(page: Page, title: string): Promise<void> {
  await page.keyboard.press('F1');
  await page.locator('.quick-input-widget input').fill(`>${title}`);
  await page.locator('.quick-input-list .monaco-list-row', { hasText: title }).first().click();
}
