import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** Where the answer of the client that is repeated keeps its status; null where nobody knows the client. */
const statusOf = (told: string, begun: string): string | null => {
  const [site] = sitesOf(`
    function send(transport, options, body) {
      return new Promise((resolve, reject) => {
        const request = transport.request(options, ${told});
        ${begun}
      });
    }
    export async function retrying(transport, options, body) {
      for (let attempt = 0; attempt < 3; attempt++) {
        try {
          const response = await send(transport, options, body);
          if (response.statusCode !== 503) return response;
        } catch (error) { log(error); }
        await sleep(1000);
      }
      throw new Error('gave up');
    }`);
  return site?.facts.operation.answers?.status ?? null;
};

const HEARD = "request.on('error', reject);";

test('what is told of its response alone, heard for its error and ended is a request as Node sends it', () => {
  expect(statusOf('(response) => resolve(response)', `${HEARD} request.end(body);`)).toBe('statusCode');
  expect(statusOf('function (response) { resolve(response); }', "request.once('error', reject); request.write(body); request.end();")).toBe('statusCode');
});

test('what lacks one of these may be anything', () => {
  expect(statusOf('(error, response) => resolve(response)', `${HEARD} request.end(body);`)).toBeNull();
  expect(statusOf('(response) => resolve(response)', HEARD)).toBeNull();
  expect(statusOf('(response) => resolve(response)', 'request.end(body);')).toBeNull();
});
