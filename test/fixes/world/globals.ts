import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { fakeAxios } from './axios.js';
import type { Clock } from './clock.js';
import { fakeErrorClient } from './error-clients.js';
import { fakeFetch } from './fetch.js';
import { fakeHttp } from './http.js';
import { fakeJQuery } from './jquery.js';
import { fakeRequest } from './request.js';
import type { Server } from './server.js';
import { fakeSockets } from './socket.js';
import { fakeStreams } from './stream.js';
import { fakeUndici } from './undici.js';
import { fakeXmlHttpRequest } from './xml-http-request.js';

const realRequire = createRequire(import.meta.url);

/** Everything that a program can see of the world, by name. `chance` is what `Math.random` returns. */
export function createGlobals(server: Server, chance: number): Record<string, unknown> {
  const { clock } = server;
  const timers = timersPromises(clock);
  const sockets = fakeSockets(server);
  const http = fakeHttp(server);
  const modules: Record<string, unknown> = {
    axios: fakeAxios(server),
    ws: sockets.ws,
    net: sockets.net,
    http,
    https: http,
    got: fakeErrorClient(server, 'statusCode'),
    superagent: fakeErrorClient(server, 'status'),
    request: fakeRequest(server),
    'node-fetch': fakeFetch(server),
    undici: fakeUndici(server),
    'timers/promises': { setTimeout: timers },
    // Of the program's own, but another file: what it takes cannot be seen from the program.
    './wait-in-seconds.js': { sleep: (seconds: number) => timers(seconds * 1000) },
    './wait-in-ms.js': { sleep: (ms: number) => timers(ms) },
    './stream.js': fakeStreams(server),
    './job.js': { isOver: (status: string) => status !== 'queued', known: { reuse: () => undefined } },
  };
  return {
    require: (name: string): unknown => {
      const bare = name.replace(/^node:/, '');
      return bare in modules ? modules[bare] : realRequire(name);
    },
    setTimeout: Object.assign(clock.setTimeout, { [promisify.custom]: timers }),
    setInterval: clock.setInterval,
    setImmediate: (callback: (...args: unknown[]) => void, ...args: unknown[]) => clock.setTimeout(callback, 0, ...args),
    clearTimeout: clock.clear,
    clearInterval: clock.clear,
    Date: dateOf(clock),
    Math: Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(Math), random: { value: () => chance } }),
    AbortSignal: abortSignalOf(clock),
    fetch: fakeFetch(server),
    WebSocket: sockets.ws,
    EventSource: sockets.ws,
    XMLHttpRequest: fakeXmlHttpRequest(server),
    $: fakeJQuery(server),
    console: new Proxy({}, { get: () => () => undefined }),
  };
}

function timersPromises(clock: Clock) {
  return (ms?: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const timer = clock.setTimeout(() => { resolve(value); }, ms);
      signal?.addEventListener('abort', () => {
        clock.clear(timer);
        reject(new DOMException('The operation was aborted', 'AbortError'));
      });
    });
}

function dateOf(clock: Clock): DateConstructor {
  return new Proxy(Date, {
    construct: (target, args: ConstructorParameters<DateConstructor> | []) =>
      args.length === 0 ? new target(clock.now) : new target(...args),
    get: (target, key, receiver): unknown => (key === 'now' ? () => clock.now : Reflect.get(target, key, receiver)),
  });
}

function abortSignalOf(clock: Clock) {
  return {
    any: (signals: AbortSignal[]) => AbortSignal.any(signals),
    timeout: (ms: number) => {
      const controller = new AbortController();
      clock.setTimeout(() => { controller.abort(new DOMException('The operation timed out', 'TimeoutError')); }, ms);
      return controller.signal;
    },
  };
}
