import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const poll = (imported: string): string => `
  import { ${imported} } from './util';
  let tries = 0;
  function poll() {
    return ask().then((state) => (state.waiting ? later(pauseMs).then(poll) : state)).catch((error) => {
      if (tries > 4) throw error;
      tries += 1;
      return later(1000 * 2 ** tries).then(poll);
    });
  }`;

test('what is imported under another name waits if its own name says so', () => {
  expect(sitesOf(poll('delay as later')).map(({ facts }) => facts.delay.steps[0]?.min)).toEqual([2000]);
});

test('what is called by another name, and has none that says so, is not known to wait', () => {
  expect(sitesOf(poll('later')).flatMap(({ facts }) => facts.delay.steps.filter((step) => step !== null))).toEqual([]);
});
