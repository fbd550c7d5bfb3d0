import { describe, expect, it } from 'vitest';

import { parsedSourceOf } from '../facts/testing/parsed-source.js';
import { sitesOf } from '../facts/testing/site-of.js';
import { findCandidates } from './candidates.js';
import { Source } from './source.js';

const tried = (list: string, before = '', parameters = 'fetchOnce'): string => `
${before}
async function load(${parameters}) {
  let failure;
  for (const delayMs of ${list}) {
    try {
      return await fetchOnce();
    } catch (error) {
      failure = error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  throw failure;
}`;

describe('a loop over a list of delays', () => {
  it.each([
    ['is written where it is', tried('[100, 200, 400]')],
    ['a parameter has by default', tried('delaysMs', '', 'fetchOnce, delaysMs = [100, 200, 400]')],
    ['an option has by default', tried('delaysMs', '', 'fetchOnce, { delaysMs = [100, 200, 400] } = {}')],
    ['follows an attempt at once', tried('[0, ...delaysMs]', '', 'fetchOnce, delaysMs = [100, 200, 400]')],
    ['stands in for an option', tried('options.delaysMs ?? DELAYS_MS', 'const DELAYS_MS = [100, 200, 400];', 'fetchOnce, options = {}')],
    ['is frozen', tried('DELAYS_MS', 'const DELAYS_MS = Object.freeze([100, 200, 400]);')],
    ['is a member of the settings', tried('SETTINGS.delaysMs', 'const SETTINGS = { delaysMs: [100, 200, 400] };')],
  ])('is a retry where the list %s', (_, code) => {
    expect(sitesOf(code).map(({ kind }) => kind)).toEqual(['loop']);
  });

  it.each([
    ['comes from outside', tried('delaysMs', '', 'fetchOnce, delaysMs')],
    ['stands for nothing but itself', tried('delaysMs', 'var delaysMs = others || delaysMs;')],
    ['names what is asked for', tried('hosts', '', "fetchOnce, hosts = ['a', 'b']").replace('fetchOnce()', 'fetchOnce(delayMs)')],
  ])('is no retry where the list %s', (_, code) => {
    expect(sitesOf(code)).toEqual([]);
  });

  const field = (modifier: string, rest = ''): string => `
class Loader {
  ${modifier} delaysMs = [100, 200, 400];
  ${rest}
  async load(fetchOnce) {
    for (const delayMs of this.delaysMs) {
      try {
        return await fetchOnce();
      } catch (error) {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      }
    }
    throw new Error('gone');
  }
}`;

  it('is a retry where the list is a field that nobody sets anew', () => {
    expect(sitesOf(field('private readonly')).map(({ kind }) => kind)).toEqual(['loop']);
    expect(sitesOf(field('private')).map(({ kind }) => kind)).toEqual(['loop']);
  });

  it('is none where the field is set to what comes from outside', () => {
    expect(sitesOf(field('private', 'constructor(delaysMs) { this.delaysMs = delaysMs; }'))).toEqual([]);
  });
});

it('is not looked at where the list is empty unless one is given', () => {
  const looked = (list: string, before = ''): number => findCandidates(new Source(parsedSourceOf(tried(list, before)), 4000)).flat().length;
  expect(looked('options.delaysMs ?? []')).toBe(0);
  expect(looked('delaysMs', 'const delaysMs = options.delaysMs ?? [];')).toBe(0);
  expect(looked('delaysMs', 'const delaysMs = []; delaysMs.push(100, 200);')).toBe(1);
  expect(looked('options.delaysMs ?? [100, 200]')).toBe(1);
});
