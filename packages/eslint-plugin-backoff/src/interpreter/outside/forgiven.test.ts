import { describe, expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const loading = (failed: string, client = 'api'): string => `
const api = axios.create({ baseURL: '/api' });
const other = axios.create({ baseURL: '/other' });
api.interceptors.response.use((response) => response, ${failed});
async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await ${client}.get(url); } catch (error) { if (attempt === 2) throw error; await sleep(1000); }
  }
}`;

const after = (code: string, status: number): string | undefined => {
  const { retriedStatuses } = siteOf(code).facts;
  return retriedStatuses.byStatus?.get(status);
};

describe('a failure of which an interceptor makes an answer is none to who asked', () => {
  const answers = '(error) => { if (error.response) return Promise.resolve({ code: error.response.status }); return Promise.reject(error); }';

  test('whatever the server refused', () => {
    expect(after(loading(answers), 404)).toBe('final');
    expect(after(loading(answers), 503)).toBe('final');
  });

  test('but for requests of another client', () => {
    expect(after(loading(answers, 'other'), 404)).toBe('retried');
  });

  test('and not where it is handed on', () => {
    expect(after(loading('(error) => { console.error(error); return Promise.reject(error); }'), 404)).toBe('retried');
  });

  test('or only some are forgiven', () => {
    const some = loading('(error) => { if (error.response?.status === 404) return null; throw error; }');
    expect(after(some, 404)).toBe('final');
    expect(after(some, 503)).toBe('retried');
  });

  test('and who asks again there is a site of its own', () => {
    const sites = sitesOf(loading('(error) => { if (error.response?.status === 404) return null; return api.request(error.config); }'));
    expect(sites.map(({ kind, facts }) => [kind, facts.retriedStatuses.byStatus?.get(503)])).toEqual([['recursion', 'retried'], ['loop', 'retried']]);
  });
});

test('what another function makes of a failure, or another member of what holds the client, forgives none', () => {
  expect(after(loading('(error) => handleError(error)'), 404)).toBe('retried');
  const members = (asked: string): string => `
    const clients = { api: axios.create(), other: axios.create() };
    clients.api.interceptors.response.use((response) => response, () => null);
    async function load(url) {
      for (let attempt = 0; attempt < 3; attempt++) {
        try { return await ${asked}(url); } catch (error) { if (attempt === 2) throw error; await sleep(1000); }
      }
    }`;
  expect(after(members('clients.other.get'), 404)).toBe('retried');
});
