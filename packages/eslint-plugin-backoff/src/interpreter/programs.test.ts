import { parse } from '@typescript-eslint/parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** Small programs of the kind that retries are made of: most make no sense, and those that do not parse are left out. */
const { statement } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('0', '3', '100', 'n', 'error', 'delay', 'options.max', 'Date.now()', 'Math.random()', 'this.count', 'undefined', "'text'", 'list', '[1, 2]', '{ a: 1, ...options }'),
    fc.tuple(tie('value'), fc.constantFrom('+', '-', '*', '/', '**', '%', '<<', '<', '>=', '===', '&&', '||', '??'), tie('value')).map(([a, op, b]) => `((${String(a)}) ${op} (${String(b)}))`),
    fc.tuple(fc.constantFrom('sleep', 'query', 'fetch', 'Math.min', 'Number', 'run', 'list.map', 'Promise.all'), tie('value')).map(([name, a]) => `${name}(${String(a)})`),
    tie('value').map((a) => `(await ${String(a)})`),
    tie('value').map((a) => `(() => ${String(a)})`),
    tie('value').map((a) => `new Promise((resolve) => setTimeout(resolve, ${String(a)}))`),
  ),
  statement: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('value').map((a) => `${String(a)};`),
    tie('value').map((a) => `n = ${String(a)};`),
    fc.constantFrom('break;', 'continue;', 'return n;', 'throw error;', 'n++;', 'delay *= 2;', 'this.count -= 1;'),
    fc.tuple(tie('value'), tie('block'), tie('block')).map(([a, b, c]) => `if (${String(a)}) ${String(b)} else ${String(c)}`),
    fc.tuple(tie('block'), tie('block')).map(([a, b]) => `try ${String(a)} catch (error) ${String(b)}`),
    fc.tuple(tie('block'), tie('block')).map(([a, b]) => `try ${String(a)} finally ${String(b)}`),
    fc.tuple(tie('value'), tie('block')).map(([a, b]) => `while (${String(a)}) ${String(b)}`),
    fc.tuple(fc.constantFrom('let i = 0; i < 3; i++', ';;', 'let i = 3; i; i--', 'const item of list', 'const key in options'), tie('block')).map(([a, b]) => `for (${a}) ${String(b)}`),
    fc.tuple(tie('value'), tie('block')).map(([a, b]) => `switch (${String(a)}) { case 1: ${String(b)} default: ${String(b)} }`),
    tie('block').map((a) => `socket.on('close', async () => ${String(a)});`),
    tie('value').map((a) => `setTimeout(run, ${String(a)});`),
  ),
  block: fc.array(tie('statement'), { maxLength: 4 }).map((all) => `{ ${all.map(String).join(' ')} }`),
}));

const program = fc.array(statement, { minLength: 1, maxLength: 6 }).map(
  (statements) => `
    class Client {
      count = 0;
      async run(n = 0, options = {}, list = []) {
        let delay = 100; let error = null;
        const run = (m) => this.run(m);
        outer: while (await query(n)) { ${statements.map(String).join('\n')} }
      }
    }`,
);

/** A `break` out of a function, say, is no program. */
function parses(code: string): boolean {
  try {
    parse(code, { sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

test('no program makes the analysis throw or go on without end', () => {
  fc.assert(
    fc.property(program, (code) => {
      fc.pre(parses(code));
      const start = performance.now();
      for (const site of sitesOf(code)) for (const fact of Object.keys(site.facts)) expect(Reflect.get(site.facts, fact)).toBeDefined();
      expect(performance.now() - start).toBeLessThan(5000);
    }),
    { numRuns: 150 },
  );
}, 120_000);
