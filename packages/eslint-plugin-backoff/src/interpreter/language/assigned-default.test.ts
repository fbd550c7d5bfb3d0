import { expect, test } from 'vitest';

import { siteOf } from '../../../test/site-of.js';

/** A retry helper whose `tries` are made up by the first statement. */
const helper = (first: string): string => `
function retry(operation, tries) {
  ${first}
  let attempt = 0;
  function run() {
    return operation().catch((error) => {
      attempt++;
      if (attempt >= tries) throw error;
      return sleep(1000 * 2 ** attempt).then(run);
    });
  }
  return run();
}`;

const boundOf = (first: string): unknown => siteOf(helper(first)).facts.bound;

test.for([
  'if (tries === undefined) tries = 3;',
  'if (tries == null) { tries = 3; }',
  'if (!tries) tries = 3;',
  "if (typeof tries === 'undefined') tries = 3;",
  'tries = tries || 3;',
  'tries ??= 3;',
  'tries = tries === undefined ? 3 : tries;',
])('a parameter that is left out is given what %s says', (first) => {
  expect(boundOf(first)).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test.for([
  '',
  'if (tries > 10) tries = 3;',
  'if (tries === undefined) { tries = 3; log(tries); }',
  'tries = tries || limit;',
  'tries = tries || 3; tries = other;',
  'tries += 3;',
])('what else is done to it gives it no number: %s', (first) => {
  expect(boundOf(first)).toMatchObject({ kind: 'named', name: 'tries' });
});
