import { expect, test } from 'vitest';

import { sitesOf, siteOf } from '../../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

const intercepted = (failed: string): string => `
  const api = axios.create({ baseURL: '/api' });
  api.interceptors.response.use((response) => response, async (error) => { const { config } = error; ${failed} });`;

test.for([
  ['the same request again', 'await sleep(1000); return api(config);', 'await sleep(1000); return api(`/status`);'],
  ['a copy of the settings', 'return api({ ...config, attempt: 2 });', 'return api({ ...config, url: config.fallback });'],
  ['another base address', 'config.attempt = 2; return api(config);', 'config.baseURL = mirrors[0]; return api(config);'],
  ['the failure handed on', 'return api.request(config);', 'await api.post(`/errors`, error.message); return Promise.reject(error);'],
] as const)('%s', ([, again, other]) => {
  expect(isSite(intercepted(again))).toBe(true);
  expect(isSite(intercepted(other))).toBe(false);
});

test('counts from the request that failed first', () => {
  const { facts } = siteOf(
    intercepted('config.tries = config.tries ?? 0; if (config.tries >= 3) throw error; config.tries += 1; await sleep(500 * 2 ** config.tries); return api(config);'),
  );
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(facts.delay.steps).toEqual([{ min: 1000, max: 1000 }, { min: 2000, max: 2000 }, { min: 4000, max: 4000 }]);
  expect(facts.operation).toMatchObject({ http: true, failsBy: 'error' });
  expect(facts.lastFailure.kind).toBe('rethrown');
});

test('what is asked of another client goes through once', () => {
  const { facts } = siteOf(intercepted('await sleep(1000); return axios(config);'));
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 2 });
});

test('a method of the class that holds the client', () => {
  const { facts } = siteOf(`
    class Retry {
      constructor(client) {
        this.client = client;
        this.client.interceptors.response.use((r) => r, async (error) => {
          const { config } = error;
          if (!config.retries) config.retries = { left: 5, delay: 1000 };
          if (config.retries.left === 0 || error.response?.status < 500) throw error;
          return this.again(config);
        });
      }
      async again(config) {
        await new Promise((resolve) => setTimeout(resolve, config.retries.delay));
        config.retries.left--;
        config.retries.delay *= 2;
        return this.client.request(config);
      }
    }`);
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 6 });
  expect(facts.delay.steps[1]).toEqual({ min: 2000, max: 2000 });
  expect(facts.retriedStatuses.byStatus?.get(404)).toBe('final');
  expect(facts.retriedStatuses.byStatus?.get(503)).toBe('retried');
});

test('one status alone is asked again', () => {
  expect(isSite(intercepted('if (error.response && error.response.status === 429) { await sleep(1000); return api.request(config); } throw error;'))).toBe(true);
  expect(isSite(intercepted('if (error.response && error.response.status === 429) await sleep(1000); throw error;'))).toBe(false);
});

test.for([
  ['added to', 'if (config.tries >= 3) throw error; config.tries += 1; await sleep(1000 * config.tries); return api(config);'],
  ['counted from nothing', 'if (config.tries >= 3) throw error; config.tries = (config.tries || 0) + 1; await sleep(1000 * config.tries); return api(config);'],
  ['counted under another name', 'const settings = error.config; if (settings.tries >= 3) throw error; settings.tries++; await sleep(1000 * settings.tries); return api(settings);'],
] as const)('what the interceptor alone counts begins with nothing: %s', ([, failed]) => {
  const { bound, delay } = siteOf(intercepted(failed)).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1000, 2000, 3000]);
});

test('a setting that nobody counts is what the request says', () => {
  expect(isSite(intercepted('if (config.timeout >= 3) throw error; return api(config);'))).toBe(false);
});

test('what is counted down begins with what the caller said, and asks for no retry where that is nothing', () => {
  const { facts } = siteOf(intercepted('if (!config || !config.left) throw error; config.left -= 1; await sleep(config.pause || 1000); return api(config);'));
  expect(facts.bound).toMatchObject({ kind: 'named', name: 'config.left' });
  expect(isSite(intercepted('if (!config || !config.left) throw error; config.left -= 1; await api.post(`/errors`, error.message); throw error;'))).toBe(false);
});

test.each([
  ['by itself', 'this.client(config)'],
  ['by a method', 'this.client.request(config)'],
])('a client that a field holds, called %s, is intercepted again', (_, call) => {
  const api = (limit: string): string =>
    `class Api { client = axios.create(); constructor() { this.client.interceptors.response.use((r) => r, async (error) => { const { config } = error; ${limit} await sleep(1000); return ${call}; }); } }`;
  expect(siteOf(api('')).facts.bound.kind).toBe('none');
  expect(siteOf(api('config.tries = (config.tries ?? 0) + 1; if (config.tries > 3) throw error;')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});

const made = (maker: string): string => `${maker} const api = axios.create(); api.interceptors.response.use(undefined, retrying(api, { most: 3 }));`;
const AGAIN = 'error.config.tries = (error.config.tries || 0) + 1; if (error.config.tries > options.most) throw error; await sleep(1000); return client(error.config);';

test.for([
  ['given by a function', `function retrying(client, options) { return async (error) => { ${AGAIN} }; }`],
  ['given at once', `const retrying = (client, options) => async (error) => { ${AGAIN} };`],
  ['given by its name', `function retrying(client, options) { const failed = async (error) => { ${AGAIN} }; return failed; }`],
] as const)('an interceptor that is %s', ([, maker]) => {
  expect(siteOf(made(maker)).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(isSite(made(maker.replace('return client(error.config)', 'throw error')))).toBe(false);
});

test('who looks at answers for their status is given refusals as answers', () => {
  const answered = (asked: string): string =>
    `const api = axios.create(); api.interceptors.response.use(async (response) => { ${asked} return response; });`;
  const { facts } = siteOf(answered('if (response.status === 429) { await sleep(1000); return api(response.config); }'));
  expect(facts.retryAfter).toMatchObject({ kind: 'ignored', statuses: [429] });
  expect(isSite(answered('if (response.status === 401) { await login(); return api(response.config); }'))).toBe(false);
  expect(isSite(answered('if (response.status === 202) { await sleep(1000); return api(response.config); }'))).toBe(false);
  expect(isSite(answered('if (response.data.code === 401) { await login(); return api(response.config); }'))).toBe(false);
});

test('who only puts the address of the request together sends none', () => {
  expect(isSite(intercepted('await log(api.getUri(config)); return Promise.reject(error);'))).toBe(false);
  expect(isSite(intercepted('await sleep(1000); return api.getUri(config) && api(config);'))).toBe(true);
});
