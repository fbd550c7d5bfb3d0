import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const statuses = (thrown: string): readonly string[] => {
  const { byStatus } = siteOf(`
    async function load(url: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        try {
          const response = await fetch(url);
          if (!response.ok) throw ${thrown};
          return response;
        } catch (error: any) {
          if (error.data.answer !== 503) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
        }
      }
    }`).facts.retriedStatuses;
  return [...new Set(byStatus?.values())];
};

test.for(["errors.create('failed', { answer: response.status })", "new RequestError('failed', { answer: response.status })"])('what the failure is put into tells of it: %s', (thrown) => {
  expect(statuses(thrown)).not.toContain('retried');
});

test('what is known of it is told', () => {
  expect(statuses('{ data: { answer: response.status } }')).toEqual(expect.arrayContaining(['retried', 'final']));
});

test.for([
  ['(0, util_1.sleep)(500)'],
  ['this.sleep!(500)'],
  ['(options.sleep ?? pause)(500)'],
  ['(sleep as Wait)(500)'],
])('what types or a compiler write around a function does not hide which it is: %s', ([call]) => {
  const { delay } = siteOf(`const util_1 = require('./util'); class Client { async load(id, options) { for (let turn = 0; turn < 3; turn++) { try { return await this.get(id); } catch (error) { last = error; } await ${call ?? ''}; } throw last; } }`).facts;
  expect(delay.steps[0]).toEqual({ min: 500, max: 500 });
});

test('a store runs the function that it is handed, and is only told of anything else', () => {
  const thunk = (again: string): string => `
    const load = (id, attempt = 1) => async (dispatch) => {
      try { dispatch({ type: 'loaded', data: await api.read(id) }); } catch (error) { if (attempt < 5) setTimeout(() => dispatch(${again}), 500 * attempt); }
    };
    const failed = (id, attempt) => ({ type: 'failed', id, attempt });`;
  const [site] = sitesOf(thunk('load(id, attempt + 1)'));
  expect([site?.kind, site?.facts.growth.kind]).toEqual(['recursion', 'linear']);
  expect(sitesOf(thunk('failed(id, attempt + 1)'))).toEqual([]);
});

test('what hangs on something that is missing misses as well', () => {
  const waits = (said: string): unknown =>
    sitesOf(`async function call(task) { for (let n = 0; n < 4; n++) { try { const result = await task(); return result; } catch (error) {
      if (!/"code"\\s*:\\s*429/.test(error.message ?? '')) throw error;
      const said = ${said};
      await sleep(said ? parseInt(said, 10) * 1000 : 500 * 2 ** n);
    } } }`).map(({ facts }) => facts.delay.steps.map((step) => step?.max ?? null));
  expect(waits("error.response?.headers.get('retry-after')")).toEqual([[500, 1000, 2000]]);
  expect(waits("store.get('wait')")).not.toEqual([[500, 1000, 2000]]);
});
