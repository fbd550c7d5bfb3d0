import { expect, test } from 'vitest';

import type { Operation } from '../retry-site.js';
import { siteOf } from '../testing/site-of.js';

/** A call of which nothing is known, and what its failure is taken for. */
const failing = (taken: string, around: string): Operation =>
  siteOf(`
    ${around}
    async function load(id: string) {
      for (;;) {
        try {
          return await orders.find(id);
        } catch (error) {
          ${taken}
          await new Promise((resolve) => setTimeout(resolve, 1000));
        }
      }
    }`).facts.operation;

const HTTP = { http: true, failsBy: 'error' };
const UNKNOWN = { http: false, failsBy: null };

test('who takes the failure for an error of HTTP knows that it is one', () => {
  const around = "import { HttpError } from './errors.js';";
  expect(failing('if (error instanceof HttpError) console.warn(error.body);', around)).toMatchObject(HTTP);
  expect(failing('const failure = error as HttpError; console.warn(failure.body);', around)).toMatchObject(HTTP);
  expect(failing('console.warn((<HttpError>error).body);', around)).toMatchObject(HTTP);
  expect(failing('console.warn((error as HttpError | Error).message);', around)).toMatchObject(HTTP);
  expect(failing('if (isOver(error)) throw error;', `${around} const isOver = (failure: HttpError) => failure.body === 1;`)).toMatchObject(HTTP);
});

test('the module may tell of which kind its errors are', () => {
  const taken = 'if (error instanceof ShopError) console.warn(error.body);';
  expect(failing(taken, "import { ShopError } from '../http-api/index.js';")).toMatchObject(HTTP);
  expect(failing(taken, "import { ShopError } from '@shop/http';")).toMatchObject(HTTP);
  expect(failing(taken, "import { ShopError } from '../shop/index.js';")).toMatchObject(UNKNOWN);
  expect(failing('console.warn((error as AxiosError).message);', "import type { AxiosError } from 'axios';")).toMatchObject(HTTP);
  expect(failing('if (axios.isAxiosError(error)) console.warn(error.toJSON());', "import axios from 'axios';")).toMatchObject(HTTP);
});

test('a class of this file, another error and another value tell nothing', () => {
  expect(failing('if (error instanceof HttpError) console.warn(error.body);', 'class HttpError extends Error {}')).toMatchObject(UNKNOWN);
  expect(failing('if (error instanceof DatabaseError) console.warn(error.body);', "import { DatabaseError } from './errors.js';")).toMatchObject(UNKNOWN);
  expect(failing('if (last instanceof HttpError) console.warn(last.body);', "import { HttpError } from './errors.js'; import { last } from './log.js';")).toMatchObject(UNKNOWN);
});

const asking = (call: string, parameter: string): Operation =>
  siteOf(`
    async function load(${parameter}) {
      for (;;) {
        try {
          return await ${call};
        } catch (error) {
          await new Promise((resolve) => setTimeout(resolve, 1000));
        }
      }
    }`).facts.operation;

test('what goes by a client of HTTP is a request', () => {
  expect(asking("http.find('orders')", 'http: HttpClient')).toMatchObject(HTTP);
  expect(asking('loadOrders(http)', 'http: OrdersHttpApi<Options>')).toMatchObject(HTTP);
  expect(asking('loadOrders(store)', 'store: OrdersStore')).toMatchObject(UNKNOWN);
  expect(asking('loadOrders(server)', 'server: HttpServer')).toMatchObject(UNKNOWN);
});

test('a client that a class keeps', () => {
  const code = (type: string): Operation =>
    siteOf(`class Shop { constructor(private readonly http: ${type}) {}
      async load() { for (;;) { try { return await this.http.find('orders'); } catch { await new Promise((resolve) => setTimeout(resolve, 1000)); } } } }`).facts.operation;
  expect(code('HttpService')).toMatchObject(HTTP);
  expect(code('Store')).toMatchObject(UNKNOWN);
});

const checked = (asked: string, imports: string): Operation =>
  siteOf(`
    ${imports}
    import { send } from './send.js';
    async function load(url: string) {
      let last;
      for (let attempt = 0; attempt < 5; attempt++) {
        try {
          const response = await send(url);
          if (response.status === 200) return response.data;
          last = new Error('refused: ' + response.status);
        } catch (error) {
          ${asked}
          last = error;
        }
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      throw last;
    }`).facts.operation;

test('whose failure may be one of a client that throws for bad statuses answers with no such status', () => {
  expect(checked('if (!axios.isAxiosError(error)) throw error;', "import axios from 'axios';")).toMatchObject(HTTP);
  expect(checked('if (!(error instanceof AxiosError)) throw error;', "import { AxiosError } from 'axios';")).toMatchObject(HTTP);
});

test('an error of a client that answers with bad statuses, or of nobody knows whom, says nothing of them', () => {
  expect(checked('if (!(error instanceof FetchError)) throw error;', "import { FetchError } from 'node-fetch';")).toMatchObject({ failsBy: 'response' });
  expect(checked('if (!(error instanceof HttpError)) throw error;', "import { HttpError } from './errors.js';")).toMatchObject({ failsBy: 'response' });
});
