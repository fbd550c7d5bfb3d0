import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

test('a function that is only named as the place where a stack begins is not called', () => {
  const loading = (handled: string): number => sitesOf(`function load(url) { return fetch(url).catch((error) => { ${handled} throw error; }); }`).length;
  expect(loading('Error.captureStackTrace(error, load);')).toBe(0);
  expect(loading('return load(url);')).toBe(1);
});

test('so is one that marks where it was called itself', () => {
  const marking = (call: string): number => sitesOf(`function mark(error, file) { if (!error) return; const here = {}; ${call} error.stack = here.stack + file; }`).length;
  expect(marking('Error.captureStackTrace(here, mark);')).toBe(0);
  expect(marking('tracer.capture(here, mark);')).toBe(1);
});
