import { expect, test } from 'vitest';

import { siteOf } from '../facts/testing/site-of.js';

const attempts = (prepares: string): unknown =>
  siteOf(`import axiosRetry from 'axios-retry'; export function apply(client, options?: Options) { ${prepares} axiosRetry(client, options); }`).facts.bound;

test('options that may be left out are the defaults of the library', () => {
  expect(attempts('')).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('options that are made up for, or have something set, are not known', () => {
  expect(attempts('options = options ?? defaults;')).toEqual({ kind: 'unknown' });
  expect(attempts('options = options ?? {}; options.retries = options.retries ?? limits.most;')).toEqual({ kind: 'unknown' });
});

const copied = (parameter: string): unknown =>
  siteOf(`import pRetry from 'p-retry';
    const withDefaults = (${parameter}) => ({ ...options });
    export const retried = (load, given?: Options) => pRetry(load, withDefaults(given));`).facts.growth.kind;

test('options of which the file does not tell are not left out where they are handed on', () => {
  expect(copied('options = {}')).toBe('unknown');
  expect(copied('options')).toBe('unknown');
});

test('where nothing is handed on, nothing is given', () => {
  const { growth } = siteOf(`import pRetry from 'p-retry';
    const withDefaults = (options = {}) => ({ ...options });
    export const retried = (load) => pRetry(load, withDefaults());`).facts;
  expect(growth.kind).toBe('exponential');
});
