import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

/** A request to where its options say, sent once more with options that are made of those. */
const sending = (again: string, options = 'options'): string => `
function send(${options}) {
  return fetch(pathOf(options)).catch((error) => {
    if (options.tries > 3) throw error;
    return sleep(1000).then(() => send(${again}));
  });
}`;

test('a copy of options asks for what they do, as long as it says nothing else', () => {
  expect(sitesOf(sending('{ ...options, tries: options.tries + 1 }'))).toHaveLength(1);
  expect(sitesOf(sending('{ ...options, path: options.other }'))).toEqual([]);
});

test('so does a copy of options that are left out', () => {
  expect(sitesOf(sending('{ ...options, tries: (options.tries ?? 0) + 1 }', 'options = {}'))).toHaveLength(1);
  expect(sitesOf(sending('{ ...options, path: nextPath() }', 'options = {}'))).toEqual([]);
});
