import { expect, test } from 'vitest';

import { parsedSourceOf } from '../facts/testing/parsed-source.js';
import { Source } from '../sites/source.js';
import { aside, counted, within } from './steps.js';

const sourceOf = (): Source => new Source(parsedSourceOf('run();'), 1000);

/** Spends all steps that there are. */
const spend = (source: Source): null => {
  source.steps = 0;
  return null;
};

test('what is not used of some steps is kept, and what is used is charged', () => {
  const source = sourceOf();
  within(300, source, () => {
    source.steps -= 100;
  });
  expect(source.steps).toBe(900);
});

test('what is asked aside is charged only once much was so asked in vain', () => {
  const source = sourceOf();
  aside(source, () => spend(source));
  aside(source, () => spend(source));
  expect(source.steps).toBe(1000);
  aside(source, () => spend(source));
  expect(source.steps).toBe(0);
});

test('what is asked aside of something that is found is not in vain', () => {
  const source = sourceOf();
  const search = (found: string | null): string | null =>
    counted(source, () => {
      aside(source, () => spend(source));
      return found;
    });
  for (let i = 0; i < 5; i += 1) expect(search('found')).toBe('found');
  search(null);
  search(null);
  expect(source.steps).toBe(1000);
  search(null);
  expect(source.steps).toBe(0);
});
