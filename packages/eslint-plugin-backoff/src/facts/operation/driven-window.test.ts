import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const isDriven = (called: string, around = '', head = 'async function open()'): boolean =>
  siteOf(`${around} ${head} { for (let i = 0; i < 3; i++) { try { return await ${called}; } catch { await sleep(100); } } }`).facts.operation.driven === true;

const PAGE = "import type { Page } from 'playwright';";

test('what is typed as a window of a driver is driven', () => {
  expect(isDriven("page.click('#menu')", PAGE, 'async function open(page: Page)')).toBe(true);
  expect(isDriven('page.mouse.click(1, 2)', PAGE, 'async function open(page: Page)')).toBe(true);
  expect(isDriven("page.click('#menu')", PAGE, 'async function open(page: Sheet)')).toBe(false);
});

test('what the window loads comes from elsewhere', () => {
  expect(isDriven('page.goto(url)', PAGE, 'async function open(page: Page)')).toBe(false);
  expect(isDriven('page.waitForResponse(url)', PAGE, 'async function open(page: Page)')).toBe(false);
  expect(isDriven('answer.body()', `${PAGE} const answer = await page.goto(url);`)).toBe(false);
});

test('a field has the type that its class declares, or is what it is made of', () => {
  const opening = (members: string, called: string): boolean =>
    siteOf(`import type { Page } from 'playwright'; import { element, by } from 'detox';
    class Menu { ${members} async open() { for (let i = 0; i < 3; i++) { try { return await ${called}; } catch { await sleep(100); } } } }`).facts.operation.driven === true;
  expect(opening('private page: Page;', "this.page.click('#menu')")).toBe(true);
  expect(opening('constructor(private readonly page: Page) {}', "this.page.click('#menu')")).toBe(true);
  expect(opening('private page: Sheet;', "this.page.send('#menu')")).toBe(false);
  expect(opening("button = element(by.id('menu'));", 'this.button.tap()')).toBe(true);
  expect(opening("item = (id) => element(by.id(id));", "this.item('menu').tap()")).toBe(true);
  expect(opening("button = client.at('menu');", 'this.button.send()')).toBe(false);
});

test('the type may have a name of its own in the file, or be declared for all files', () => {
  const asking = (type: string): boolean => isDriven('(app.evaluate as Ask).call(app, focus)', `type App = ${type};`, 'async function show(app: App)');
  expect(asking("Awaited<ReturnType<typeof import('playwright')['_electron']['launch']>>")).toBe(true);
  expect(asking("Awaited<ReturnType<typeof import('./server.js')['launch']>>")).toBe(false);
  expect(isDriven('menu.longPress(2000)', '', 'async function open(menu: Detox.NativeElement)')).toBe(true);
});

test('what a driver gives is followed through variables', () => {
  expect(isDriven("page.click('#menu')", "import puppeteer from 'puppeteer'; const browser = await puppeteer.launch(); const page = await browser.newPage();")).toBe(true);
  expect(isDriven("driver.findElement(By.id('menu')).click()", "import { Builder, By } from 'selenium-webdriver'; const driver = await new Builder().forBrowser('chrome').build();")).toBe(true);
  expect(isDriven("page.click('#menu')", "import desk from 'desk'; const page = await desk.open();")).toBe(false);
});

test('a runner hands a window to its tests, and names to all files', () => {
  const inTest = (from: string): boolean =>
    siteOf(`import { test } from '${from}'; test('opens', async ({ page }) => { for (let i = 0; i < 3; i++) { try { await page.click('#menu'); break; } catch { await sleep(100); } } });`).facts.operation.driven === true;
  expect(inTest('@playwright/test')).toBe(true);
  expect(inTest('tape')).toBe(false);
  expect(isDriven("element(by.id('menu')).tap()")).toBe(true);
  expect(isDriven("$('#menu').click()")).toBe(true);
  expect(isDriven('$.get(url)')).toBe(false);
  expect(isDriven('device.pressBack()', 'beforeEach(open);')).toBe(true);
  expect(isDriven('device.pressBack()', "const menu = element(by.id('menu'));")).toBe(true);
  expect(isDriven('device.pressBack()')).toBe(false);
  expect(isDriven('device.pressBack()', "import { device } from './devices.js'; beforeEach(open);")).toBe(false);
  expect(isDriven("browser.keys('Escape')", 'beforeEach(open);')).toBe(true);
  expect(isDriven('browser.tabs.create({ url })', 'beforeEach(open);')).toBe(false);
});

test('what is done to an element drives its window, whoever does it', () => {
  expect(isDriven('openFully(menu, 2000)', "import { element, by } from 'detox'; const menu = element(by.id('menu'));")).toBe(true);
  expect(isDriven('openFully(menu, 2000)', "import { menu } from './menus.js';")).toBe(false);
  // A window that is handed over may be told to load something.
  expect(isDriven('openFully(page, 2000)', PAGE, 'async function open(page: Page)')).toBe(false);
});

test('where a file drives a window, a page of another file is a part of it', () => {
  const page = "import { MenuPage } from './menu-page.js';";
  expect(isDriven('MenuPage.button.tap()', `${page} import { by } from 'detox';`)).toBe(true);
  expect(isDriven('MenuPage.button.tap()', page)).toBe(false);
  expect(isDriven("waitForText('Open')", "import { waitForText } from './screen.js'; import { by } from 'detox';")).toBe(true);
  expect(isDriven("waitForText('Open')", "import { waitForText } from './screen.js';")).toBe(false);
  expect(isDriven('MenuPage.load()', `${page} import { by } from 'detox';`)).toBe(false);
});

test('a function of this file drives a window by all that it waits for', () => {
  const opening = (first: string): boolean => isDriven('openMenu()', `const openMenu = async () => { ${first} await expect(element(by.id('menu'))).toBeVisible(); };`);
  expect(opening('')).toBe(true);
  expect(opening('await save(menu);')).toBe(false);
});
