import type { Server } from './server.js';

/** What a client throws: as an SDK does, with the status and the headers on the error. */
class ClientError extends Error {
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly headers: Record<string, string>;

  constructor(message: string, fields: { status?: number; code?: string; headers?: Record<string, string> }) {
    super(message);
    this.status = fields.status;
    this.code = fields.code;
    this.headers = fields.headers ?? {};
  }
}

type Callback = (error: ClientError | null, body?: string) => void;

/** A client for the programs that get one as their argument: promises, callbacks and `{ data, error }` results. */
export function fakeClient(server: Server) {
  const get = (_request: unknown, callback: Callback): void => {
    server.request((answer, n) => {
      if (answer === 'ok') callback(null, 'done');
      else if (answer === 'reset') callback(new ClientError(`network #${n}`, { code: 'ECONNRESET' }));
      else {
        const headers: Record<string, string> = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter };
        callback(new ClientError(`${answer.status} #${n}`, { status: answer.status, headers }));
      }
    });
  };
  const send = (request?: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      get(request, (error, body = '') => {
        if (error) reject(error);
        else resolve(body);
      });
    });
  const query = (request?: unknown): Promise<{ data: string | null; error: ClientError | null }> =>
    new Promise((resolve) => {
      get(request, (error, data = '') => {
        resolve(error ? { data: null, error } : { data, error: null });
      });
    });
  return { get, send, query };
}
