import { isFunction } from './is-function.js';
import type { Server } from './server.js';

interface AxiosResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly data: string;
  readonly config: Config;
}

type Config = Record<string, unknown>;

class AxiosError extends Error {
  override readonly name = 'AxiosError';
  readonly isAxiosError = true;

  constructor(
    message: string,
    readonly code: string,
    readonly config: Config,
    readonly response?: AxiosResponse,
  ) {
    super(message);
  }
}

type Handler = ((value: unknown) => unknown) | null | undefined;

/** The part of axios that the programs use; `axios.d.ts` has its types. */
export function fakeAxios(server: Server) {
  const isAxiosError = (error: unknown) => error instanceof AxiosError;
  const axios = Object.assign(instance(server), { isAxiosError, AxiosError, create: () => instance(server) });
  return Object.assign(axios, { default: axios, __esModule: true });
}

/** A client with interceptors of its own. */
function instance(server: Server) {
  const onResponse: [Handler, Handler][] = [];
  const request = (first: unknown, second?: unknown): Promise<unknown> => {
    const config = configOf(first, second);
    let answer: Promise<unknown> = send(server, config);
    for (const [fulfilled, rejected] of onResponse) answer = answer.then(fulfilled, rejected);
    return answer;
  };
  const use = (fulfilled: Handler, rejected?: Handler) => onResponse.push([fulfilled, rejected]);
  const interceptors = { response: { use }, request: { use: () => 0 } };
  return Object.assign(request.bind(null), { get: request, put: request, post: request, request, interceptors });
}

/** What a request is asked for by: its URL and options, or one object that is handed on as it is. */
function configOf(first: unknown, second: unknown): Config {
  if (isConfig(first)) return first;
  return { url: first, ...(isConfig(second) ? second : {}) };
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null;
}

function send(server: Server, config: Config): Promise<AxiosResponse> {
  return new Promise((resolve, reject) => {
    server.request((answer, n) => {
      if (answer === 'ok') resolve({ status: 200, headers: {}, data: 'done', config });
      else if (answer === 'reset') reject(new AxiosError(`network #${n}`, 'ECONNRESET', config));
      else {
        const headers: Record<string, string> = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter };
        const response = { status: answer.status, headers, data: 'sorry', config };
        const { validateStatus } = config;
        if (isFunction(validateStatus) && validateStatus(answer.status) === true) resolve(response);
        else reject(new AxiosError(`${answer.status} #${n}`, 'ERR_BAD_RESPONSE', config, response));
      }
    });
  });
}
