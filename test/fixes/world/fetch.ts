import type { Server } from './server.js';

/** `fetch` against the scripted server. The body is the JSON text `"done"`. */
export function fakeFetch(server: Server) {
  return (_url: string | URL, options: { signal?: AbortSignal } = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = options;
      if (signal?.aborted === true) throw signal.reason;
      signal?.addEventListener('abort', () => { reject(abortReason(signal)); });
      server.request((answer, n) => {
        if (answer === 'reset') reject(new TypeError(`network #${n}`, { cause: { code: 'ECONNRESET' } }));
        else if (answer === 'ok') resolve(new Response('"done"', { status: 200 }));
        else {
          const headers = answer.retryAfter === undefined ? undefined : { 'Retry-After': answer.retryAfter };
          resolve(new Response('"sorry"', { status: answer.status, headers: headers ?? {} }));
        }
      });
    });
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted');
}
