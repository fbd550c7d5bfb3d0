import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const failsBy = (start: string, exported = '', options = '{ prefixUrl: url }'): string | null =>
  siteOf(`
const got = require('got');
function start(url) { const client = got.extend(${options}); ${start} }
${exported}async function poll(client) {
  for (let i = 0; i < 3; i++) {
    try {
      const response = await client.get('done');
      if (response.statusCode === 200) return response.body;
    } catch (error) {
      if (error.response?.statusCode === 404) throw error;
    }
    await sleep(1000);
  }
}`).facts.operation.failsBy;

test('the client that all calls hand in is the one by which a function asks', () => {
  expect(failsBy('return poll(client);')).toBe('error');
  expect(failsBy('return poll(got);')).toBe('error');
});

test('what somebody else may hand in, or hands in, may be any client', () => {
  expect(failsBy('return poll(client);', 'export ')).toBe('response');
  expect(failsBy('return poll(client) ?? poll(own);')).toBe('response');
  expect(failsBy('return poll(own(client));')).toBe('response');
  expect(failsBy('return poll(client);', '', '{ throwHttpErrors: false }')).toBe('response');
});
