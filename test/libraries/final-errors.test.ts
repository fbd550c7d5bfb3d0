import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Linter } from 'eslint';
import backoff from 'eslint-plugin-backoff';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { programIn } from './program-in.js';

const linter = new Linter();
const written: URL[] = [];
let requests = 0;

/** Answers each request with the status that its path names. */
const server = createServer((request, response) => {
  requests++;
  response.writeHead(Number(request.url?.slice(1))).end();
});

/** What `rxjs/ajax` sends requests by in a browser. */
class BrowserRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly responseType = '';
  readonly response = null;
  readyState = 0;
  status = 0;
  private url = '';

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader(): void {
    // The server looks at none.
  }

  getAllResponseHeaders(): string {
    return '';
  }

  send(): void {
    void fetch(this.url).then(({ status }) => {
      this.readyState = 4;
      this.status = status;
      this.dispatchEvent(new Event('load'));
    });
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

afterAll(() => {
  server.close();
  for (const file of written) rmSync(file);
});

const OPTIONS = '{ retries: 2, minTimeout: 1, maxTimeout: 1 }';
const CHECKED = 'async () => { const response = await fetch(url); if (!response.ok) throw new Error(`status ${response.status}`); return response; }';

/** Functions that try client errors again, until they are fixed. */
const programs: Readonly<Record<string, string>> = {
  'p-retry, fetch': `import pRetry from 'p-retry'; export const load = (url) => pRetry(${CHECKED}, ${OPTIONS});`,
  'p-retry, axios': `import pRetry from 'p-retry'; import axios from 'axios'; export const load = (url) => pRetry(() => axios.get(url, { proxy: false }), ${OPTIONS});`,
  'async-retry, fetch': `import retry from 'async-retry'; export const load = (url) => retry(${CHECKED}, ${OPTIONS});`,
  'async-retry, axios': `import retry from 'async-retry'; import axios from 'axios'; export const load = (url) => retry(async () => { const { data } = await axios.get(url, { proxy: false }); return data; }, ${OPTIONS});`,
  'exponential-backoff, fetch': `import { backOff } from 'exponential-backoff'; export const load = (url) => backOff(${CHECKED}, { numOfAttempts: 3, startingDelay: 1 });`,
  'exponential-backoff, axios': `import { backOff } from 'exponential-backoff'; import axios from 'axios'; export const load = (url) => backOff(() => axios.get(url, { proxy: false }), { numOfAttempts: 3, startingDelay: 1 });`,
  'promise-retry, fetch': `import promiseRetry from 'promise-retry'; export const load = (url) => promiseRetry((again) => fetch(url).then((response) => { if (!response.ok) throw new Error(\`status \${response.status}\`); return response; }).catch(again), ${OPTIONS});`,
  'promise-retry, axios': `import promiseRetry from 'promise-retry'; import axios from 'axios'; export const load = (url) => promiseRetry(async (again) => { try { return await axios.get(url, { proxy: false }); } catch (error) { return again(error); } }, ${OPTIONS});`,
  'retry, fetch': `import retry from 'retry'; export const load = (url) => new Promise((resolve, reject) => { const operation = retry.operation(${OPTIONS}); operation.attempt(async () => { try { const response = await fetch(url); if (!response.ok) throw new Error(\`status \${response.status}\`); resolve(response); } catch (error) { if (operation.retry(error)) return; reject(operation.mainError()); } }); });`,
  'retry, axios': `import retry from 'retry'; import axios from 'axios'; export const load = (url) => new Promise((resolve, reject) => { const operation = retry.operation(${OPTIONS}); operation.attempt(() => { axios.get(url, { proxy: false }).then(resolve, (error) => { if (!operation.retry(error)) reject(error); }); }); });`,
  'rxjs, ajax': `import { lastValueFrom, retry } from 'rxjs'; import { ajax } from 'rxjs/ajax'; export const load = (url) => lastValueFrom(ajax(url).pipe(retry({ count: 2, delay: 1 })));`,
};

describe.each(Object.entries(programs))('%s', (_, source) => {
  test('asks once for what will be refused again when it is fixed, and for everything else as before', async () => {
    // Other clients would take it for a browser's as well.
    if (source.includes('rxjs/ajax')) vi.stubGlobal('XMLHttpRequest', BrowserRequest);
    const fixed = fixedText(source);
    expect(await attempts(source, 404)).toBe(3);
    expect(await attempts(fixed, 404)).toBe(1);
    expect(await attempts(fixed, 429)).toBe(3);
    expect(await attempts(fixed, 503)).toBe(3);
  });
});

function fixedText(source: string): string {
  const { output, fixed } = linter.verifyAndFix(source, { files: ['**'], plugins: { backoff }, rules: { 'backoff/no-client-error-retry': 'error' } }, { filename: 'load.js' });
  expect(fixed).toBe(true);
  return output;
}

/** How often a program asks for what is always answered with one status. It ends with an error that tells of the status. */
async function attempts(source: string, status: number): Promise<number> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  requests = 0;
  const load = await programIn(fileWith(source), 'load');
  await expect(load(`http://127.0.0.1:${port}/${status}`)).rejects.toThrow(String(status));
  return requests;
}

function fileWith(source: string): URL {
  const file = new URL(`programs/final-error-${written.length}.fixed.js`, import.meta.url);
  writeFileSync(file, source);
  written.push(file);
  return file;
}
