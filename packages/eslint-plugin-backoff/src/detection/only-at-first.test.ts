import { expect, test } from 'vitest';

import type { RetrySite } from '../facts/retry-site.js';
import { sitesOf } from '../facts/testing/site-of.js';

const many = (line: string): string => Array.from({ length: 20 }, (_, i) => line.replaceAll('$', String(i))).join('\n');
const MUCH = many('if (options.part$) view.set("part$", describe(options.part$, table));');

const repeatedBy = ([site]: readonly RetrySite[]): string | undefined => {
  const [node] = site?.facts.operation.nodes ?? [];
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;
};

test('what a large function does the first time alone hides nothing that it repeats', () => {
  const code = (guarded: string, flag: string): string => `
    async function load(${flag}) {
      try {
        ${MUCH}
        ${guarded}
        const answer = await askForLogs(options);
        ${MUCH}
        view.show(answer);
      } catch (error) {
        if (error.name === 'AbortError') return;
        if (!isRetry) { load(true); return; }
        view.fail(error.message);
      }
    }`;
  expect(repeatedBy(sitesOf(code('if (!isRetry) { const probe = await askForState(options); if (!probe.trim()) view.clear(); }', 'isRetry = false')))).toBe('askForLogs');
  expect(repeatedBy(sitesOf(code('if (isRetry) view.clear(); else await askForState(options);', 'isRetry = false')))).toBe('askForLogs');
});

test('what is done again after it was left out once is repeated', () => {
  const code = (next: string): string => `
    async function load(isFresh = true) {
      try {
        if (isFresh) return await askForLogs(options);
        return last;
      } catch (error) {
        await sleep(1000);
        return load(${next});
      }
    }`;
  expect(repeatedBy(sitesOf(code('isFresh')))).toBe('askForLogs');
  expect(repeatedBy(sitesOf(code('true')))).toBe('askForLogs');
  expect(sitesOf(code('false'))).toHaveLength(0);
});
