import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hoverOver, openLoad, screenshots, start } from './session.js';

/** The themes that VS Code starts with, and the mark that a window in one of them bears. */
const themes = [
  { name: 'Dark Modern', mark: 'vs-dark', file: 'dark' },
  { name: 'Light Modern', mark: 'vs', file: 'light' },
  { name: 'Default High Contrast', mark: 'hc-black', file: 'high-contrast-dark' },
  { name: 'Default High Contrast Light', mark: 'hc-light', file: 'high-contrast-light' },
];

/** What the pictures are drawn with: what is now, what would be better, lines. */
const shapes = ['#d5691a', '#2f86d1', '#868686'];

test('the hover is whole and can be read in every default theme', async () => {
  const workbench = await start({ trusted: true });
  for (const { name, mark, file } of themes) {
    workbench.configure({ 'workbench.colorTheme': name });
    const page = await openLoad(workbench);
    await page.waitForSelector(`.monaco-workbench.${mark}`);
    const hover = await hoverOver(page, 'for');
    await page.screenshot({ path: `${screenshots}theme-${file}.png` });
    expect.soft(await pictureWidths(hover), name).toEqual([208, 208, 208, 208, 208, 208]);
    expect.soft(await hiddenHeight(page), name).toBeLessThanOrEqual(0);
    const { text, ground } = await colours(page);
    expect.soft(contrast(text, ground), name).toBeGreaterThanOrEqual(4.5);
    for (const shape of shapes) expect.soft(contrast(hex(shape), ground), `${shape} in ${name}`).toBeGreaterThanOrEqual(3);
    await page.close();
  }
});

function pictureWidths(hover: Locator): Promise<readonly number[]> {
  return hover.locator('img').evaluateAll((images: { naturalWidth: number }[]) => images.map(({ naturalWidth }) => naturalWidth));
}

/** How much of the hover is out of sight, in pixels. */
function hiddenHeight(page: Page): Promise<number> {
  return page
    .locator('.monaco-hover-content', { has: page.locator('table') })
    .evaluate((content: { scrollHeight: number; clientHeight: number }) => content.scrollHeight - content.clientHeight);
}

type Rgb = readonly number[];

async function colours(page: Page): Promise<{ text: Rgb; ground: Rgb }> {
  const [text, ground] = await page.evaluate<string[]>(`[
    getComputedStyle(document.querySelector('.monaco-hover td')).color,
    getComputedStyle(document.querySelector('.monaco-hover:has(table)')).backgroundColor,
  ]`);
  return { text: rgb(text), ground: rgb(ground) };
}

function rgb(css = ''): Rgb {
  return Array.from(css.matchAll(/[\d.]+/g), ([part]) => Number(part)).slice(0, 3);
}

function hex(colour: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.1 defines it. */
function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
