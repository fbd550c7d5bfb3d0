import { EventEmitter } from 'node:events';
import type { Answer, Server } from './server.js';
import { isFunction } from './is-function.js';

/** The part of `node:http` that sends requests: the request goes out by `end`, and its answer comes by event. */
export function fakeHttp(server: Server) {
  class ClientRequest extends EventEmitter {
    constructor(args: readonly unknown[]) {
      super();
      const handedIn = args.findLast(isFunction);
      if (handedIn !== undefined) this.on('response', handedIn);
    }

    end(): this {
      server.request((answer, n) => {
        if (answer === 'reset') this.emit('error', Object.assign(new Error(`network #${n}`), { code: 'ECONNRESET' }));
        else tellOf(this, answer, n);
      });
      return this;
    }

    readonly write = (): boolean => true;
    readonly setTimeout = (): this => this;
    readonly destroy = (): this => this;
  }
  const request = (...args: unknown[]) => new ClientRequest(args);
  const get = (...args: unknown[]) => request(...args).end();
  return { request, get };
}

function tellOf(request: EventEmitter, answer: Exclude<Answer, 'reset'>, n: number): void {
  const { status, retryAfter } = answer === 'ok' ? { status: 200, retryAfter: undefined } : { retryAfter: undefined, ...answer };
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const itself = () => response;
  const response = Object.assign(new EventEmitter(), {
    statusCode: status,
    statusMessage: `${status} #${n}`,
    headers,
    resume: itself,
    setEncoding: itself,
  });
  request.emit('response', response);
  queueMicrotask(() => {
    response.emit('data', answer === 'ok' ? 'done' : 'sorry');
    response.emit('end');
  });
}
