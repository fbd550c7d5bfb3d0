import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const clicking = (called: string, around = ''): boolean =>
  siteOf(`
    import type { Page } from 'playwright';
    import type { Client } from './client.js';
    import { rm } from 'node:fs/promises';
    ${around}
    async function open(page: Page, client: Client) { for (let i = 0; i < 3; i++) { try { return await ${called}; } catch { await sleep(100); } } }`).facts.operation.local;

test('files are local, and so is the window that a test drives', () => {
  expect(clicking("rm('a', { recursive: true })")).toBe(true);
  expect(clicking("page.click('#menu')")).toBe(true);
  expect(clicking("page.mouse.click(1, 2)")).toBe(true);
  expect(clicking("client.click('#menu')")).toBe(false);
});

test('what the window loads comes from elsewhere', () => {
  expect(clicking('page.goto(url)')).toBe(false);
  expect(clicking('page.waitForResponse(url)')).toBe(false);
});

test('a field has the type that its class declares', () => {
  const opening = (members: string): boolean =>
    siteOf(`import type { Page } from 'playwright';
    class Menu { ${members} async open() { for (let i = 0; i < 3; i++) { try { return await this.page.click('#menu'); } catch { await sleep(100); } } } }`).facts.operation.local;
  expect(opening('private page: Page;')).toBe(true);
  expect(opening('constructor(private readonly page: Page) {}')).toBe(true);
  expect(opening('private page: Sheet;')).toBe(false);
});

test('the type may have a name of its own in the file', () => {
  const asking = (type: string): boolean =>
    siteOf(`type App = ${type}; async function show(app: App) { for (let i = 0; i < 3; i++) { try { return await (app.evaluate as Ask).call(app, focus); } catch { await sleep(100); } } }`).facts.operation.local;
  expect(asking("Awaited<ReturnType<typeof import('playwright')['_electron']['launch']>>")).toBe(true);
  expect(asking("Awaited<ReturnType<typeof import('./server.js')['launch']>>")).toBe(false);
});
