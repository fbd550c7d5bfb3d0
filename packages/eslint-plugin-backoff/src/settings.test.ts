import { expect, test } from 'vitest';
import { readSettings, settingMistakes, settingsSchema } from './settings.js';

test('no settings are the defaults', () => {
  expect(readSettings(undefined)).toEqual({
    helper: 'inline',
    strategy: 'full',
    baseDelayMs: 100,
    maxDelayMs: 30_000,
    maxAttempts: 5,
    sleepFunctions: [],
    retryFunctions: [],
    requestFunctions: [],
    logFunctions: [],
    retryableClientErrors: [408, 425, 429],
    libraryVersions: {},
    fixes: 'automatic',
  });
});

test('settings that are given are taken', () => {
  const given = { helper: { module: '#jitter' }, strategy: 'equal', retryableClientErrors: [429], fixes: 'suggest' };
  expect(readSettings(given)).toMatchObject(given);
  expect(settingMistakes(given)).toEqual([]);
});

test('a wrong setting counts as not given', () => {
  expect(readSettings({ maxAttempts: 0, strategy: 'equal' })).toMatchObject({ maxAttempts: 5, strategy: 'equal' });
});

test('a mistake names the setting and what it wants', () => {
  expect(settingMistakes({ maxAttempts: '5' })).toEqual([
    'settings.backoff.maxAttempts must be a whole number of at least 1, got "5"',
  ]);
  expect(settingMistakes({ baseDelayMs: 0.5 })).toEqual([
    'settings.backoff.baseDelayMs must be a whole number from 0 to 2147483647, got 0.5',
  ]);
  expect(settingMistakes({ helper: { module: '' } })).toEqual([
    'settings.backoff.helper must be "inline" or { module: "…" }, got an object',
  ]);
  expect(settingMistakes({ sleepFunctions: ['pause', ''] })).toEqual([
    'settings.backoff.sleepFunctions must be a list of function names, got ["pause", ""]',
  ]);
  expect(settingMistakes({ retryableClientErrors: [503] })).toEqual([
    'settings.backoff.retryableClientErrors must be a list of statuses from 400 to 499, got [503]',
  ]);
});

test('a ceiling below the shortest delay is a mistake', () => {
  expect(settingMistakes({ maxDelayMs: 50 })).toEqual([
    'settings.backoff.maxDelayMs must not be less than baseDelayMs (100), got 50',
  ]);
});

test('every setting has a description', () => {
  const properties = Object.values(settingsSchema.properties ?? {});
  expect(properties).toHaveLength(12);
  expect(properties.filter(({ description }) => !description?.endsWith('.'))).toEqual([]);
});
