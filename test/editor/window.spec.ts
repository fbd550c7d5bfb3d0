import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorArea, hoverOver, openLoad, runCommand, screenshots, start, word, wordsOf } from './session.js';

test('squiggle, hover with table and pictures, brief hover, quick fix', async () => {
  const page = await openLoad(await start({ trusted: true }));

  const full = await hoverOver(page, 'for');
  expect(await wordsOf(full)).toContain('4 retries in 1.5 s: 100 ms ×2, no cap, no jitter');
  expect(await wordsOf(full)).toContain('If 100 clients fail together: requests per 20 ms');
  expect(await full.locator('img').count()).toBe(6);
  await page.screenshot({ path: `${screenshots}hover.png`, clip: editorArea });
  await page.keyboard.press('Escape');

  const brief = await hoverOver(page, '100');
  expect(await wordsOf(brief)).not.toContain('latest at');
  await page.screenshot({ path: `${screenshots}diagnostic.png`, clip: editorArea });
  await page.keyboard.press('Escape');

  await word(page, '100').click();
  // The bulb tells that the editor has asked what can be done here: before that the key would be lost.
  await page.locator('[class*="lightbulb"]').first().waitFor();
  await page.keyboard.press('Control+.');
  const item = page.locator('.action-widget .monaco-list-row', { hasText: 'Randomise the whole wait' }).first();
  await item.waitFor();
  await page.screenshot({ path: `${screenshots}quick-fix.png`, clip: editorArea });
  await item.click();
  await page.waitForFunction("document.querySelector('.view-lines')?.textContent.includes('fullJitter')");
});

test('a helper is picked from a list and written into the file', async () => {
  const workbench = await start({ trusted: true });
  const page = await openLoad(workbench);
  await word(page, '100').click();
  await runCommand(page, 'Backoff: Insert a Reference Helper');
  const rows = page.locator('.quick-input-list .monaco-list-row .label-name');
  await rows.getByText('retryBudget', { exact: true }).waitFor();
  expect(await rows.allInnerTexts()).toEqual(['fullJitter', 'equalJitter', 'decorrelatedJitter', 'retryBudget']);
  await rows.getByText('retryBudget', { exact: true }).click();
  await page.waitForSelector('.tab.dirty');
  await page.keyboard.press('Control+s');
  await page.waitForSelector('.tab.dirty', { state: 'detached' });
  expect(readFileSync(workbench.path('one/load.js'), 'utf8')).toContain('function retryBudget(');
});
