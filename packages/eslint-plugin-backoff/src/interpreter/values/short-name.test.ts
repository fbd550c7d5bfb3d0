import { expect, test } from 'vitest';

import { shortName } from './short-name.js';

const query = (end: string): string => `client.query(${'column, '.repeat(30)}${end})`;

test('a name stays as it is, unless it is long', () => {
  expect(shortName('client.query(rows)')).toBe('client.query(rows)');
  expect(shortName(query('rows')).length).toBeLessThanOrEqual(160);
});

test('long names that differ far behind stay apart', () => {
  expect(shortName(query('first'))).not.toBe(shortName(query('second')));
  expect(shortName(query('rows[1]'))).not.toBe(shortName(query('rows[2]')));
  expect(shortName(query('rows'))).toBe(shortName(query('rows')));
});

test('a count makes no other name', () => expect(shortName(query('attempt 1'))).toBe(shortName(query('attempt 2'))));

test('what is denied is decided by the same name', () => expect(shortName(`!${query('rows')}`)).toBe(`!${shortName(query('rows'))}`));
