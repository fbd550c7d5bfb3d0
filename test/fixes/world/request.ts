import { isFunction } from './is-function.js';
import type { Server } from './server.js';

/** The `request` package: an error-first callback that gets the response, and its body once more. */
export function fakeRequest(server: Server) {
  const request = (...args: unknown[]): void => {
    const callback = args.findLast(isFunction);
    server.request((answer, n) => {
      if (answer === 'reset') callback?.(Object.assign(new Error(`network #${n}`), { code: 'ECONNRESET' }));
      else {
        const { status, retryAfter } = answer === 'ok' ? { status: 200, retryAfter: undefined } : { retryAfter: undefined, ...answer };
        const body = answer === 'ok' ? 'done' : 'sorry';
        const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
        callback?.(null, { statusCode: status, headers, body }, body);
      }
    });
  };
  return Object.assign(request, { get: request, post: request, __esModule: false });
}
