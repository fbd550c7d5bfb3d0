import { fakeFetch } from './fetch.js';
import type { Server } from './server.js';

/** The part of undici that the programs use: its `fetch`, and `request`, which names the status in its own way. */
export function fakeUndici(server: Server) {
  const request = (): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      server.request((answer, n) => {
        if (answer === 'reset') reject(Object.assign(new Error(`network #${n}`), { code: 'ECONNRESET' }));
        else {
          const { status, retryAfter } = answer === 'ok' ? { status: 200, retryAfter: undefined } : { retryAfter: undefined, ...answer };
          const text = () => Promise.resolve(answer === 'ok' ? 'done' : 'sorry');
          const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
          resolve({ statusCode: status, headers, body: { text, json: text, dump: () => Promise.resolve() } });
        }
      });
    });
  return { fetch: fakeFetch(server), request };
}
