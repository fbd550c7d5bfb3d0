import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const refresh = (refusal: string, request = ''): string => `${request}
  async function refuse(response: Response) { ${refusal} }
  async function refresh() {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        const response = await request(attempt === 0 ? 'refresh' : \`refresh (\${attempt})\`, { method: 'POST' });
        if (!response.ok) await refuse(response);
        return await response.json();
      } catch (error) {
        if (attempt === 2) throw error;
        await sleep(1000);
      }
    }
  }`;

const operationsOf = (code: string): readonly string[] => sitesOf(code).flatMap(({ facts }) => facts.operation.nodes.map(({ range }) => code.slice(...range)));

test('a function that does nothing but make a failure of an answer is not what is tried again', () => {
  const refusal = 'const text = await response.text(); throw new RequestError(response.status, text);';
  expect(operationsOf(refresh(refusal))).toEqual([]);
  expect(operationsOf(refresh(refusal, 'async function request(step: string, init: RequestInit) { log(step); return await fetch(url, init); }'))).toEqual(['fetch(url, init)']);
});

test('one that may come to another end may be', () => {
  const wait = (body: string): string => `async function load() { ${body} } async function wait() { for (let n = 0; n < 3; n++) { try { return await load(); } catch (error) { await sleep(1000); } } }`;
  expect(operationsOf(wait('if (page.isReady) return page; throw new Error("not ready");'))).toEqual(['load()']);
  expect(operationsOf(wait('report(page); throw new Error("not ready");'))).toEqual([]);
});
