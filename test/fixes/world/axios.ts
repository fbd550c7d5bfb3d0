import type { Server } from './server.js';

interface AxiosResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly data: string;
}

class AxiosError extends Error {
  override readonly name = 'AxiosError';
  readonly isAxiosError = true;

  constructor(
    message: string,
    readonly code: string,
    readonly response?: AxiosResponse,
  ) {
    super(message);
  }
}

/** The part of axios that the programs use; `axios.d.ts` has its types. */
export function fakeAxios(server: Server) {
  const request = (): Promise<AxiosResponse> =>
    new Promise((resolve, reject) => {
      server.request((answer, n) => {
        if (answer === 'ok') resolve({ status: 200, headers: {}, data: 'done' });
        else if (answer === 'reset') reject(new AxiosError(`network #${n}`, 'ECONNRESET'));
        else {
          const headers: Record<string, string> = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter };
          const response = { status: answer.status, headers, data: 'sorry' };
          reject(new AxiosError(`${answer.status} #${n}`, 'ERR_BAD_RESPONSE', response));
        }
      });
    });
  const isAxiosError = (error: unknown) => error instanceof AxiosError;
  const axios = Object.assign(() => request(), { get: request, put: request, post: request, request, isAxiosError, AxiosError });
  return Object.assign(axios, { default: axios, create: () => axios, __esModule: true });
}
