import type { Server } from './server.js';

class HTTPError extends Error {}

/** A client of which a failing status is an error that holds the response. It tries once, and names the status in its own way. */
export function fakeErrorClient(server: Server, statusName: 'status' | 'statusCode') {
  const send = (): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      server.request((answer, n) => {
        if (answer === 'ok') resolve({ [statusName]: 200, headers: {}, body: 'done', text: 'done' });
        else if (answer === 'reset') reject(Object.assign(new Error(`network #${n}`), { code: 'ECONNRESET' }));
        else {
          const headers = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter };
          const response = { [statusName]: answer.status, headers, body: 'sorry' };
          reject(Object.assign(new HTTPError(`${answer.status} #${n}`), { response }));
        }
      });
    });
  const client = Object.assign(() => send(), { get: send, post: send, HTTPError, __esModule: true });
  return Object.assign(client, { default: client, got: client });
}
