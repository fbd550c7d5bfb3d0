import { describe, expect, test } from 'vitest';

import { Source } from '../../sites/source.js';
import { parsedSourceOf } from '../testing/parsed-source.js';
import { sitesOf } from '../testing/site-of.js';
import { librarySitesOf } from './sites.js';

/** What is asked of a file on the search for libraries: its `ast`, its `text`, … */
function askedOf(code: string): readonly string[] {
  const parsed = parsedSourceOf(code);
  const asked = new Set<string>();
  const watched = new Proxy(parsed, {
    get(target, name): unknown {
      asked.add(String(name));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (...args: readonly unknown[]): unknown => Reflect.apply(value, target, args) : value;
    },
  });
  librarySitesOf(new Source(watched, 1000), () => []);
  return [...asked].toSorted();
}

const USES = 'const client = create({ retries: 3, retryDelay: 100 }); retry(() => client.get(url), { retries: 5 });';

describe('a file pays for libraries', () => {
  test.each([
    ['with a look at its imports where it imports none of them', `import express from 'express'; import { retry } from './retry.js'; ${USES}`, ['ast', 'text']],
    ['with a look at who mentions `require` where it requires none of them', `const { create, retry } = require('./retry'); ${USES}`, ['ast', 'scopeManager', 'text']],
    ['with a walk over its tree, and its variables, where it imports one', `import pRetry from 'p-retry'; ${USES}`, ['ast', 'scopeManager', 'text', 'traverse', 'visitorKeys']],
  ])('%s', (_, code, asked) => {
    expect(askedOf(code)).toEqual(asked);
  });
});

describe('a policy stands', () => {
  const places = (code: string): readonly string[] => sitesOf(code).map(({ head }) => code.slice(...head.range));

  test('at the call that makes it', () => {
    expect(places(`import pRetry from 'p-retry'; pRetry(load, { retries: 5 });`)).toEqual(['pRetry(load, { retries: 5 })']);
  });

  test('at the first of its options, of several that one call makes', () => {
    expect(places(`import Hls from 'hls.js'; new Hls({ manifestLoadingMaxRetry: 4, fragLoadingMaxRetry: 6 });`)).toEqual(['4', '6']);
  });

  test('at the call where its options stand elsewhere', () => {
    expect(places(`import Hls from 'hls.js'; const config = { manifestLoadingMaxRetry: 4 }; new Hls(config);`)).toEqual(['new Hls(config)']);
  });
});
