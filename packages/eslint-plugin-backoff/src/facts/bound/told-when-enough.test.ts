import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const boundOf = (check: string, local = ''): string =>
  siteOf(`${local} async function load(url) { let attempt = 0; while (true) { attempt++; try { return ${check}; } catch (error) { if (!(error instanceof TryAgain)) throw error; } } }`).facts.bound.kind;

test('a function from elsewhere that is told whether it is enough may end the retries', () => {
  expect(boundOf('validate(await fetch(url), attempt < 3)')).toBe('unknown');
  expect(boundOf('validate(await fetch(url), isFinal || !(attempt < 3))')).toBe('unknown');
});

test('one that is told something else ends nothing, and what one of the file does is seen', () => {
  expect(boundOf('validate(await fetch(url), url)')).toBe('none');
  expect(boundOf('validate(await fetch(url), url !== home)')).toBe('none');
  expect(boundOf('validate(await fetch(url), attempt < 3)', 'function validate(response, isEarly) { return response; }')).toBe('none');
});
