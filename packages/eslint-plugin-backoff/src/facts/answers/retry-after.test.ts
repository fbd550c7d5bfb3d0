import { expect, test } from 'vitest';

import type { RetryAfterFact } from '../retry-site.js';
import { siteOf, sitesOf } from '../testing/site-of.js';

/** A loop over `fetch`; `delay` says how long it waits, `around` what stands before it. */
const fetching = (delay: string, around = ''): string => `
  ${around}
  async function load(url: string) {
    for (let attempt = 0; attempt < 4; attempt++) {
      const res = await fetch(url);
      if (res.ok) return res;
      ${delay}
    }
    throw new Error('no answer');
  }`;

const wait = (ms: string): string => `await new Promise((resolve) => setTimeout(resolve, ${ms}));`;

const fact = (code: string): RetryAfterFact => siteOf(code).facts.retryAfter;
const misuse = (code: string): string | null => fact(code).misuse?.kind ?? null;

test('a site that computes its own delay ignores the header', () => {
  expect(fact(fetching(wait('1000 * 2 ** attempt')))).toMatchObject({ kind: 'ignored', statuses: [429, 503] });
  expect(fact(fetching(`const text = JSON.stringify({ status: res.status }); console.warn(text, String(res)); ${wait('1000')}`)).kind).toBe('ignored');
});

test('a site that reads what the server says of one status knows of it', () => {
  const answering = (named: string): string => fetching(`if (res.status < 500) { const told = JSON.parse(await res.text()); if (told.code !== 429) throw told; ${wait(`told.${named} * 1000`)} continue; } ${wait('1000 * 2 ** attempt')}`);
  expect(fact(answering('retry_after')).kind).toBe('read');
  expect(fact(answering('pause')).kind).toBe('ignored');
});

test('a site that does not retry 429 and 503 has no use for it', () => {
  expect(fact(fetching(`if (res.status !== 503) return res; ${wait('1000')}`))).toMatchObject({ kind: 'ignored', statuses: [503] });
  expect(fact(fetching(`if (res.status !== 429) return res; ${wait('1000')}`))).toMatchObject({ kind: 'ignored', statuses: [429] });
});

test('an operation that is not HTTP has no headers, nor has a broken connection', () => {
  expect(fact(`async function load(url: string) { for (let i = 0; i < 3; i++) { try { return await fetch(url); } catch { ${wait('1000')} } } }`).kind).toBe('unavailable');
  expect(fact("import { ask } from './ask.js'; async function f() { for (let i = 0; i < 3; i++) { try { return await ask(); } catch { await new Promise((r) => setTimeout(r, 100)); } } }").kind).toBe('unavailable');
});

test('a wait made of the header uses it', () => {
  expect(fact(fetching(wait("Number(res.headers.get('Retry-After')) * 1000"))).kind).toBe('used');
  const helper = 'const secondsOf = (headers: Headers) => parseInt(headers.get("retry-after") ?? "1", 10);';
  expect(fact(fetching(wait('secondsOf(res.headers) * 1000'), helper)).kind).toBe('used');
});

test('a header that goes by a name from elsewhere may be the one', () => {
  const read = (name: string): string => fetching(wait(`Number(res.headers.get(${name}) ?? 1) * 1000`), "import { HEADER } from './names.js'; const HEADERS = { after: 'Retry-After', type: 'Content-Type' };");
  expect(fact(read('HEADER')).kind).toBe('unknown');
  expect(fact(read('HEADERS.after')).kind).toBe('used');
  expect(fact(read('HEADERS.type')).kind).toBe('ignored');
});

test('a copy of the headers says what they say', () => {
  const copied = (copy: string, read = "said['retry-after']"): string => fetching(`const said: Record<string, string> = {}; ${copy} ${wait(`Number(${read} ?? 1) * 1000`)}`, 'const wanted = new Set(["retry-after", "x-request-id"]); const isWanted = (name: string) => wanted.has(name);');
  expect(fact(copied('for (const [name, value] of res.headers) said[name] = value;')).kind).toBe('used');
  expect(fact(copied('for (const [name, value] of res.headers.entries()) if (isWanted(name)) said[name] = value;')).kind).toBe('used');
  expect(fact(copied('res.headers.forEach((value, name) => { if (isWanted(name)) said[name] = value; });')).kind).toBe('used');
  expect(fact(copied('', "Object.fromEntries(res.headers)['retry-after']")).kind).toBe('used');
  expect(fact(copied('', "Object.fromEntries(res.headers.entries())['retry-after']")).kind).toBe('used');
  expect(fact(copied('for (const name of names) said[name] = res.headers.get(name);')).kind).toBe('unknown');
  expect(fact(copied('for (const [name, value] of res.headers) said[name] = value;', "said['content-type']")).kind).toBe('ignored');
  expect(fact(copied("said.language = 'en';")).kind).toBe('ignored');
});

test('a header that is handed to a function from elsewhere may be used', () => {
  const from = "import { computed, pause } from '../waits/delay.js';";
  expect(fact(fetching(wait('computed(res, attempt)'), from)).kind).toBe('unknown');
  expect(fact(fetching('await pause(res, attempt);', from)).kind).toBe('unknown');
});

test('who asks for the delay that one of the statuses tells may leave it for the other', () => {
  const twofold = (asked: string): string => fetching(`if (res.status === 429) { const ms = ${asked}; if (ms > 5000 || i > 0) throw new Error('busy'); ${wait('ms')} } else if (res.status >= 500) { ${wait('1000')} } else return res;`, "import { resetDelay, describe } from './rate.js'; let i = 0;");
  expect(fact(twofold('resetDelay(res.headers)')).kind).toBe('unknown');
  expect(fact(twofold('describe(url)')).kind).toBe('ignored');
  expect(fact(fetching(`decorate(res.headers); ${wait('1000')}`, "import { decorate } from './rate.js';")).kind).toBe('ignored');
});

test('a header whose name another file tells may be the one', () => {
  const asked = (key: string): string => fetching(`const name = ${key}; const ms = name ? Number(res.headers[name]) * 1000 : 0; if (ms > 60000) throw new Error('busy'); ${wait('1000')}`, "import { NAMES } from './names.js';");
  expect(fact(asked('Object.keys(res.headers).find((key) => key.toLowerCase() === NAMES.again)')).kind).toBe('unknown');
  expect(fact(asked("'content-length'")).kind).toBe('ignored');
});

test('a client that throws has the header in its error', () => {
  const axios = (ms: string): string => `
    import axios from 'axios';
    async function load(url: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        try { return await axios.get(url); } catch (error: any) { ${wait(ms)} }
      }
    }`;
  expect(fact(axios("Number(error.response?.headers['retry-after'] ?? 1) * 1000")).kind).toBe('used');
  expect(fact(axios('1000')).kind).toBe('ignored');
});

test('seconds taken for milliseconds are told', () => {
  expect(misuse(fetching(wait("Number(res.headers.get('Retry-After'))")))).toBe('seconds as ms');
  expect(misuse(fetching(wait("Math.max(0, Date.parse(res.headers.get('Retry-After') ?? '') - Date.now())")))).toBe('seconds as ms');
});

test('a helper from elsewhere may take seconds, unless it is given milliseconds too', () => {
  const from = "import { sleep } from './sleep.js';";
  expect(misuse(fetching("await sleep(Math.max(1, Number(res.headers.get('Retry-After')) || 1));", from))).toBeNull();
  expect(misuse(fetching("await sleep(Number(res.headers.get('Retry-After')) || 1000);", from))).toBe('seconds as ms');
});

test('a date that becomes no number is told', () => {
  expect(misuse(fetching(wait("Number(res.headers.get('Retry-After')) * 1000")))).toBe('date not handled');
  expect(misuse(fetching(wait("(parseInt(res.headers.get('Retry-After') ?? '1', 10) || 0) * 1000")))).toBe('date not handled');
});

const BOTH_FORMS = `
  function delayOf(header: string | null): number {
    if (header === null) return 1000;
    const seconds = Number(header);
    if (!Number.isNaN(seconds)) return Math.max(0, seconds) * 1000;
    return Math.max(0, Date.parse(header) - Date.now());
  }`;

test('a reading that handles both forms is right', () => {
  expect(misuse(fetching(wait("delayOf(res.headers.get('Retry-After'))"), BOTH_FORMS))).toBeNull();
});

test('a reading that falls back to its own delay is right', () => {
  const code = `
    const seconds = Number(res.headers.get('Retry-After'));
    const ms = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 1000 * 2 ** attempt;
    ${wait('ms')}`;
  expect(misuse(fetching(code))).toBeNull();
  expect(misuse(fetching(wait("(Number(res.headers.get('Retry-After')) || 2 ** attempt) * 1000")))).toBeNull();
});

test('a past date that is used as it is is told', () => {
  const unclamped = BOTH_FORMS.replace('Math.max(0, Date.parse(header) - Date.now())', 'Date.parse(header) - Date.now()');
  expect(misuse(fetching(wait("delayOf(res.headers.get('Retry-After'))"), unclamped))).toBe('past date');
});

test('a wait that the server may make as long as it likes has no cap', () => {
  expect(fact(fetching(wait("delayOf(res.headers.get('Retry-After'))"), BOTH_FORMS)).uncapped).toBe(true);
  expect(fact(fetching(wait("Math.min(60_000, delayOf(res.headers.get('Retry-After')))"), BOTH_FORMS)).uncapped).toBe(false);
});

test('who makes room for what the server refused does not wait for it', () => {
  const create = (repaired: string): string => `
    async function create(project: string, account: string) {
      try { return await axios.post(url, { project, account }); }
      catch (error) { if (!error.message.includes('429')) throw error; await removeKeys(${repaired}); return await axios.post(url, { project, account }); }
    }`;
  expect(fact(create('project')).kind).toBe('unknown');
  expect(fact(create('region')).kind).toBe('ignored');
});

test('who reads the header behind a filter from elsewhere is asked what it makes of it', () => {
  const filtered = (code: string): string => fetching(`if (!POLICY.includes(res.status)) return res; ${code}`, "import { POLICY } from './policy.js';");
  expect(misuse(filtered(wait("parseInt(res.headers.get('Retry-After'), 10) * 1000")))).toBe('date not handled');
  expect(fact(filtered(wait('1000'))).kind).toBe('unavailable');
});

test('who asks for the header alone is asked what it makes of it', () => {
  const sending = (asked: string): string => `
    async function load(send) {
      while (true) {
        try { return await send(); } catch (error) {
          const header = error.response?.headers?.['${asked}'];
          if (!header) throw error;
          ${wait('parseInt(header, 10) * 1000')}
        }
      }
    }`;
  expect(misuse(sending('retry-after'))).toBe('date not handled');
  expect(sitesOf(sending('x-request-id'))).toEqual([]);
});

test('an error may be the request that failed, and asked for the header itself', () => {
  const sending = (asked: string): string => `
    async function load(send) {
      for (let i = 0; i < 3; i++) {
        try { return await send(); } catch (error) {
          if (error.status !== 429) throw error;
          ${wait(`Number(error.${asked}('Retry-After')) * 1000`)}
        }
      }
    }`;
  expect(misuse(sending('getResponseHeader'))).toBe('date not handled');
  expect(misuse(sending('getSetting'))).toBeNull();
});

test('a server may have a status of its own for too many requests', () => {
  const answering = (asked: string): string => fetching(`if (${asked}) throw new Error('refused'); ${wait("Number(res.headers.get('Retry-After')) * 1000")}`);
  expect(fact(answering('res.status !== 420'))).toMatchObject({ kind: 'used', statuses: [420], misuse: { kind: 'date not handled' } });
  expect(sitesOf(answering('res.status !== 200'))).toEqual([]);
});

test('a status of HTTP that says something else does not say when to come back', () => {
  const removing = (code: number): string => `
    async function remove(id) {
      for (let i = 0; i < 3; i++) {
        try { return await perform(id); } catch (error) { if (error.statusCode === 404) return; if (error.statusCode === ${code}) continue; throw error; }
      }
    }`;
  expect(fact(removing(405)).kind).toBe('unavailable');
  expect(fact(removing(420))).toMatchObject({ kind: 'ignored', statuses: [420] });
});

test('a status that the site names itself is retried, whatever else it asks of the failure', () => {
  const generating = (asked: string): string => `
    import { ApiError, generate } from './model.js';
    async function load(prompt) {
      for (let i = 0; i < 3; i++) {
        try { return await generate(prompt); } catch (error) {
          if (!(ApiError.isInstance(error) && ${asked})) throw error;
          ${wait('1000')}
        }
      }
    }`;
  expect(fact(generating('error.statusCode === 429'))).toMatchObject({ kind: 'ignored', statuses: [429] });
  expect(fact(generating('error.statusCode !== 404')).kind).toBe('unavailable');
});

test('a function that a library asks for the wait is asked what it makes of the header', () => {
  const retrying = (delay: string): string => `
    import axios from 'axios';
    import axiosRetry from 'axios-retry';
    axiosRetry(axios, { retryDelay: (count, error) => ${delay} });`;
  const header = "error.response?.headers['retry-after']";
  expect(misuse(retrying(`${header} ? parseInt(${header}, 10) * 1000 : count * 1000`))).toBe('date not handled');
  expect(misuse(retrying(`${header} ? parseInt(${header}, 10) : count * 1000`))).toBe('seconds as ms');
  expect(misuse(retrying('axiosRetry.exponentialDelay(count, error)'))).toBeNull();
});

test('an answer that went well says nothing of a failure', () => {
  const calling = (asked: string): string => `
    async function call(body: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        const res = await fetch('/rpc', { method: 'POST', body });
        const answer = await res.json();
        if (res.ok && !answer.${asked}) return answer;
        ${wait('1000')}
      }
    }`;
  expect(fact(calling('error')).kind).toBe('ignored');
  expect(sitesOf(calling('pending'))).toEqual([]);
});

test('waits after a refusal are those of its statuses', () => {
  const code = `
    import axios from 'axios';
    async function load(url: string, count = 0): Promise<unknown> {
      try { return await axios.get(url); } catch (error: any) {
        if (count >= 3) throw error;
        if (error.response?.status === 503) { ${wait('2000')} } else if (!error.response) { ${wait('500')} } else throw error;
        return load(url, count + 1);
      }
    }`;
  expect(fact(code).waits?.map(({ delayNode }) => delayNode)).toMatchObject([{ value: 2000 }]);
});

test('what is no number is none in any unit', () => {
  const waiting = (length: string): string => `
    import { sleep } from './timing.js';
    async function load(url) {
      for (let n = 0; n < 5; n++) {
        const res = await fetch(url);
        if (res.ok) return res;
        const header = res.headers.get('retry-after');
        if (!header) return null;
        await sleep(${length});
      }
    }`;
  expect(misuse(waiting('parseInt(header, 10)'))).toBe('date not handled');
  expect(misuse(waiting('parseInt(header, 10) || 1'))).toBeNull();
});

test('the headers that a callback is told beside its error are those of the answer', () => {
  const asking = (told: string): string => `
    const { resetDelay, send } = require('./transport');
    function request(data, options, callback) {
      const attempt = (n) => {
        send(data, options, (error, result, statusCode, headers) => {
          if (!error) return callback(null, result);
          const status = statusCode ?? error.status;
          if (n >= 5 || (status !== 429 && status < 500)) return callback(error);
          const delay = status === 429 ? ${told} : undefined;
          setTimeout(attempt, delay ?? 1000 * 2 ** n * Math.random(), n + 1);
        });
      };
      attempt(1);
    }`;
  expect(fact(asking("headers['retry-after'] * 1000")).kind).toBe('used');
  expect(fact(asking('resetDelay(headers)')).kind).toBe('unknown');
  expect(fact(asking('resetDelay(n)')).kind).toBe('ignored');
});

test('an error that became another one on the way is out of reach', () => {
  const code = (thrown: string): string => `
    import { ConnectError } from './errors.js';
    async function connect() {
      try {
        return await hub.open(options);
      } catch (error) {
        if (error.status === 401) throw new ConnectError('Not allowed');
        throw ${thrown};
      }
    }
    async function start() {
      for (let attempt = 0; attempt < 3; attempt++) {
        try {
          return await connect();
        } catch (error) {
          console.warn(error);
          await new Promise((resolve) => setTimeout(resolve, 1000));
        }
      }
    }`;
  const kind = (thrown: string): string => siteOf(code(thrown)).facts.retryAfter.kind;
  expect(kind('new ConnectError(`No connection: ${error.message}`)')).toBe('unknown');
  expect(kind('new Error(`No connection: ${error}`)')).toBe('unknown');
  expect(kind("error.name === 'ConnectError' ? error : new ConnectError('No connection')")).toBe('unknown');
  expect(kind('error')).toBe('ignored');
  expect(kind("new Error('No connection', { cause: error })")).toBe('ignored');
  expect(kind("new ConnectError('No connection', error)")).toBe('ignored');
  expect(kind("new ConnectError('No connection', error.response)")).toBe('ignored');
});

test('a response is at hand where it is made an error', () => {
  const code = `
    async function load(ask) {
      const answer = await ask(url);
      if (!answer.ok) throw new Error('HTTP ' + answer.status);
      return answer.json();
    }
    async function start(ask) {
      for (let attempt = 0; attempt < 3; attempt++) {
        try { return await load(ask); } catch { await new Promise((resolve) => setTimeout(resolve, 1000)); }
      }
    }`;
  expect(siteOf(code).facts.retryAfter.kind).toBe('ignored');
});

test('digits in a message show no headers', () => {
  const sending = (asked: string): string => `async function send(link) { for (let n = 0; n < 4; n++) { try { return await link.send(); } catch (error) { if (${asked}) throw error; await sleep(1000); } } }`;
  expect(fact(sending("error.message.includes('404')")).kind).toBe('unknown');
  expect(fact(sending("!error.message.includes('429')")).kind).toBe('unknown');
  expect(fact(sending("!/26161|Busy/.test(error.message) && !error.message.includes('429')")).kind).toBe('unknown');
  expect(fact(sending('error.status === 404')).kind).toBe('ignored');
});

test('what an operation is taken apart into shows whether headers come with it', () => {
  const listing = (given: string): string => `async function list(api) { for (let n = 0; n < 4; n++) { const ${given} = await api.list(); if (statusCode === 200) return body; if (statusCode === 404) return null; await sleep(1000); } }`;
  expect(fact(listing('{ body, statusCode }')).kind).toBe('unknown');
  expect(fact(listing('{ body, statusCode, headers }')).kind).toBe('ignored');
  expect(fact(listing('{ body, statusCode, ...others }')).kind).toBe('ignored');
});

test('a status that is waited for as long as for the next look, was not refused', () => {
  const watching = (check: string): string =>
    fact(`async function watch(url: string, show: (prices: unknown) => void) {
      while (!isStopped()) {
        let pauseMs = 300_000;
        try {
          const response = await fetch(url);
          ${check}
          show(await response.json());
        } catch (error) {
          console.error(error);
          pauseMs = 30_000;
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }`).kind;
  expect(watching('')).toBe('unavailable');
  expect(watching('if (!response.ok) throw new Error(response.statusText);')).toBe('ignored');
});
