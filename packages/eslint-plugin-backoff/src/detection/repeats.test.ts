import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('what a second try needs is no second try of it', () => {
  const opening = (prepared: string): number =>
    sitesOf(`
      import { connect, create, load } from './database.js';
      const addressOf = async () => (await load('address')) ?? '';
      async function open() {
        const url = await addressOf();
        return connect(url);
      }
      async function openOrCreate() {
        try {
          return await open();
        } catch (error) {
          console.error(error);
          ${prepared}
          return await open();
        }
      }`).filter(({ facts }) => facts.delay.noWaitBecause === 'missing').length;
  expect(opening('create(await addressOf());')).toBe(0);
  expect(opening('')).toBe(1);
});
