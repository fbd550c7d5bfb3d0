import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';

import { type ParsedSource, Source } from '../../sites/source.js';
import { librarySitesOf } from './sites.js';

type Parsed = ReturnType<typeof parser.parseForESLint>;

/** What the parser makes of a file, with the parents of its nodes, which ESLint adds. */
function linted(code: string): Parsed {
  const made: Parsed[] = [];
  const kept = {
    parseForESLint(text: string, options: parser.ParserOptions): Parsed {
      const result = parser.parseForESLint(text, options);
      made.push(result);
      return result;
    },
  };
  new Linter().verify(code, [{ languageOptions: { parser: kept } }]);
  const [result] = made;
  if (result === undefined) throw new Error('not parsed');
  return result;
}

/** What is asked of a file on the search for libraries: its `ast`, its `text`, … */
function askedOf(code: string): readonly string[] {
  const { ast, scopeManager, visitorKeys } = linted(code);
  const parsed: ParsedSource = { text: code, ast, scopeManager, visitorKeys, traverse: () => [] };
  const asked = new Set<string>();
  const watched = new Proxy(parsed, {
    get(target, name): unknown {
      asked.add(String(name));
      return Reflect.get(target, name);
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
    ['with a walk over its tree where it imports one', `import pRetry from 'p-retry'; ${USES}`, ['ast', 'text', 'traverse', 'visitorKeys']],
  ])('%s', (_, code, asked) => {
    expect(askedOf(code)).toEqual(asked);
  });
});
