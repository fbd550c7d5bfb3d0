import { expect, test } from 'vitest';

import { parsedSourceOf } from '../facts/testing/parsed-source.js';
import { Source } from './source.js';
import { isTestCode } from './test-code.js';

const isTest = (code: string): boolean => isTestCode(new Source(parsedSourceOf(code), 0));

test.each([
  "import { Then } from '@cucumber/cucumber';",
  "import type { Page } from '@playwright/test';",
  "import assert, { strictEqual } from 'chai';",
  "import { expect } from '../support/chai.js';",
  "const { test } = require('node:test');",
  "const expect = require('chai').expect;",
  "describe('orders', () => {});",
  "test.describe.skip('orders', function () {});",
  "it.each([1, 2])('takes %i', (n) => {});",
  'test.each`n\n${1}`("takes $n", ({ n }) => {});',
  "import { test } from './fixtures'; test('opens', async ({ page }) => {});",
  'before(async () => {});',
])('tests others: %s', (code) => {
  expect(isTest(code)).toBe(true);
});

test.each([
  "import { assert } from 'node:assert';",
  "import { chromium } from 'playwright';",
  "import { defineConfig } from 'vitest/config';",
  "const test = /a/.test('b');",
  "it('is a function that is not handed any');",
  "import { before } from './hooks.js'; before(async () => {});",
  "export const run = () => { describe('orders', () => {}); };",
])('tests nothing: %s', (code) => {
  expect(isTest(code)).toBe(false);
});
