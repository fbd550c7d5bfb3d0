import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../testing/site-of.js';

/** The statuses that lead to another attempt; null where the operation is not known to be HTTP. */
function retried(code: string): readonly number[] | null {
  const { byStatus } = siteOf(code).facts.retriedStatuses;
  return byStatus === null ? null : [...byStatus].filter(([, outcome]) => outcome === 'retried').map(([status]) => status);
}

const unknown = (code: string): number => [...(siteOf(code).facts.retriedStatuses.byStatus ?? [])].filter(([, outcome]) => outcome === 'unknown').length;

test('an object that is thrown says nothing of itself as a text', () => {
  const code = (asked: string): string => `
    async function load(url: string, left: number): Promise<string> {
      try {
        const response = await fetch(url);
        if (response.status === 200) return await response.text();
        throw { status: response.status };
      } catch (error: any) {
        if (left > 0 && ${asked}) return load(url, left - 1);
        throw error;
      }
    }`;
  expect(retried(code('/timed out/.test(error.toString())'))).toEqual([]);
  expect(retried(code('error.status !== 404'))).toEqual(ALL.filter((status) => status !== 404));
});

const ALL = [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 429, 500, 502, 503, 504];
const SERVER = [500, 502, 503, 504];

/** A loop over an operation whose failure is dealt with in the catch. */
const caught = (operation: string, decision: string, around = ''): string => `
  ${around}
  async function load(url: string) {
    for (let attempt = 0; attempt < 4; attempt++) {
      try {
        ${operation}
      } catch (error: any) {
        ${decision}
        await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
      }
    }
    throw new Error('no answer');
  }`;

/** A loop over \`fetch\` that looks at the response. */
const checked = (check: string, around = ''): string => `
  ${around}
  async function load(url: string) {
    for (let attempt = 0; attempt < 4; attempt++) {
      const res = await fetch(url);
      ${check}
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
    }
    throw new Error('no answer');
  }`;

const THROWS_MESSAGE = 'const res = await fetch(url); if (!res.ok) throw new Error(`HTTP ${res.status}`); return await res.json();';
const HTTP_ERROR = `class HttpError extends Error {
  constructor(message: string, public readonly status: number) { super(message); }
}`;
const THROWS_OWN = "const res = await fetch(url); if (!res.ok) throw new HttpError('failed', res.status); return await res.json();";

test('a check of the response lets through what it names', () => {
  expect(retried(checked('if (res.ok) return res;'))).toEqual(ALL);
  expect(retried(checked('if (res.status < 500) return res;'))).toEqual(SERVER);
  expect(retried(checked('if (res.ok || (res.status < 500 && res.status !== 429)) return res;'))).toEqual([429, ...SERVER]);
  expect(retried(checked('if (Math.floor(res.status / 100) !== 5) return res;'))).toEqual(SERVER);
  expect(retried(checked('if (![429, 503].includes(res.status)) return res;'))).toEqual([429, 503]);
  expect(retried(checked('if (!RETRYABLE.has(res.status)) return res;', 'const RETRYABLE = new Set([408, 429, 503]);'))).toEqual([408, 429, 503]);
  expect(retried(checked('if (!/^5/.test(String(res.status))) return res;'))).toEqual(SERVER);
  expect(retried(checked('if (!res.status.toString().startsWith("5")) return res;'))).toEqual(SERVER);
});

test('a switch and a helper of the file are followed', () => {
  expect(retried(checked('switch (res.status) { case 429: case 503: break; default: return res; }'))).toEqual([429, 503]);
  expect(retried(checked('if (!isRetryable(res.status)) return res;', 'const isRetryable = (status: number) => status === 429 || status >= 500;'))).toEqual([429, ...SERVER]);
  expect(retried(checked('if (!isRetryable(res)) return res;', 'function isRetryable({ status }: Response) { return status === 408 || status >= 500; }'))).toEqual([408, ...SERVER]);
});

test('the names that HTTP has for statuses are known', () => {
  expect(retried(checked('if (res.status !== StatusCodes.TOO_MANY_REQUESTS) return res;', "import { StatusCodes } from 'http-status-codes';"))).toEqual([429]);
  expect(retried(checked('if (res.status !== 500) return res;'))).toEqual([500]);
});

test('what is not known of the surroundings does not hide what becomes of a status', () => {
  const flag = "import { state } from './state.js';";
  expect(retried(caught(THROWS_MESSAGE, 'if (state.closed) throw error;', flag))).toEqual(ALL);
  expect(retried(caught(THROWS_MESSAGE, 'if (state.isFinal(error)) throw error;', flag))).toEqual([]);
});

test('a predicate from elsewhere tells nothing', () => {
  expect(unknown(checked('if (!isRetryable(res.status)) return res;', "import { isRetryable } from './retry.js';"))).toBe(ALL.length);
  expect(unknown(caught(THROWS_MESSAGE, 'if (!isRetryable(error)) throw error;', "import { isRetryable } from './retry.js';"))).toBe(ALL.length);
});

test('a status that is thrown as a message is found in the message', () => {
  expect(retried(caught(THROWS_MESSAGE, ''))).toEqual(ALL);
  expect(retried(caught(THROWS_MESSAGE, "if (!error.message.includes('429') && !error.message.includes('503')) throw error;"))).toEqual([429, 503]);
  expect(retried(caught(THROWS_MESSAGE, 'if (!/HTTP 5\\d\\d/.test(error.message)) throw error;'))).toEqual(SERVER);
});

test('a status that is thrown with an error of the file is found there', () => {
  expect(retried(caught(THROWS_OWN, 'if (error instanceof HttpError && error.status < 500) throw error;', HTTP_ERROR))).toEqual(SERVER);
  expect(retried(caught(THROWS_OWN, 'if (!(error instanceof HttpError) || error.status !== 429) throw error;', HTTP_ERROR))).toEqual([429]);
  const derived = `${HTTP_ERROR} class RateLimitError extends HttpError { constructor() { super('slow down', 429); } }`;
  const throwsDerived = `const res = await fetch(url); if (res.status === 429) throw new RateLimitError(); ${THROWS_OWN.replace('const res = await fetch(url);', '')}`;
  expect(retried(caught(throwsDerived, 'if (!(error instanceof RateLimitError)) throw error;', derived))).toEqual([429]);
  expect(retried(caught(throwsDerived, 'if (!(error instanceof HttpError) || error.status === 404) throw error;', derived))).toEqual(ALL.filter((status) => status !== 404));
});

test('an error of a class from elsewhere holds the status that it was given', () => {
  expect(retried(caught(THROWS_OWN, 'if (error.status < 500) throw error;', "import { HttpError } from './errors.js';"))).toEqual(SERVER);
});

test('clients that throw hold the status where theirs do', () => {
  const axios = "import axios from 'axios';";
  expect(retried(caught('return await axios.get(url);', '', axios))).toEqual(ALL);
  expect(retried(caught('return await axios.get(url);', 'if (error.response && error.response.status < 500) throw error;', axios))).toEqual(SERVER);
  expect(retried(caught('return await axios.get(url);', 'if (axios.isAxiosError(error) && error.response?.status === 404) throw error;', axios))).toEqual(ALL.filter((status) => status !== 404));
  expect(retried(caught('return await got(url).json();', 'const status = error.response?.statusCode ?? 0; if (status !== 429 && status < 500) throw error;', "import got from 'got';"))).toEqual([429, ...SERVER]);
  expect(retried(caught('return await ky.get(url).json();', 'if (error instanceof HTTPError && error.response.status < 500) throw error;', "import ky, { HTTPError } from 'ky';"))).toEqual(SERVER);
});

test('an answer is no broken connection, and nobody has aborted it', () => {
  const axios = "import axios from 'axios';";
  expect(retried(caught('return await axios.get(url);', "if (error.code !== 'ECONNRESET') throw error;", axios))).toEqual([]);
  expect(retried(caught('return await axios.get(url);', "if (!['ECONNRESET', 'ETIMEDOUT'].includes(error.code)) throw error;", axios))).toEqual([]);
  expect(retried(caught('return await axios.get(url);', "if (error.name === 'AbortError' || axios.isCancel(error)) throw error;", axios))).toEqual(ALL);
  expect(retried(caught('return await axios.get(url);', 'if (error.response) throw error;', axios))).toEqual([]);
});

test('an operation from elsewhere is HTTP where the site tests its statuses', () => {
  const from = "import { ask } from './ask.js';";
  expect(retried(caught('return await ask(url);', 'if (error.status !== 429) throw error;', from))).toEqual([429]);
  expect(retried(caught('return await ask(url);', "if (!error.message.includes('429')) throw error;", from))).toEqual([429]);
  expect(retried(caught('return await ask(url);', 'if (error.code !== 503) throw error;', from))).toEqual([503]);
  expect(retried(caught('const res = await ask(url); if (!res.ok) throw new Error(`HTTP ${res.status}`); return res;', '', from))).toEqual(ALL);
});

test('an operation from elsewhere whose statuses nobody tests is not known to be HTTP', () => {
  const from = "import { ask } from './ask.js';";
  expect(retried(caught('return await ask(url);', '', from))).toBeNull();
  expect(retried(caught('return await ask(url);', "if (!error.message.includes('timeout')) throw error;", from))).toBeNull();
  expect(retried(caught('return await ask(url);', "if (error.code === 'ENOENT') throw error;", from))).toBeNull();
  expect(retried(caught("const job = await ask(url); if (job.status === 'failed') throw new Error('failed'); return job;", '', from))).toBeNull();
});

test('a call that names a method and an address is a request', () => {
  const from = "import { ask } from './ask.js';";
  expect(retried(caught("return await ask('/orders', { method: 'POST', body: url });", '', from))).toEqual(ALL);
  expect(retried(caught("return await ask.post('/orders', url);", '', from))).toEqual(ALL);
  expect(retried(caught("return await ask('/orders', { method: 'eth_call' });", '', from))).toBeNull();
});

test('a status that a condition names is told apart from one that passes unnamed', () => {
  const named = (code: string): readonly number[] => siteOf(code).facts.retriedStatuses.named;
  expect(named(checked('if (res.status !== 409 && res.status < 500) return res;'))).toEqual([409]);
  expect(named(checked('if (![409, 429].includes(res.status)) return res;'))).toEqual([409, 429]);
  expect(named(checked('if (res.ok) return res;'))).toEqual([]);
});

test('a request that fails by an event has succeeded with any response', () => {
  const code = `
    import http from 'node:http';
    function probe(resolve: (up: boolean) => void) {
      const request = http.request({ port: 80, method: 'POST', path: '/' }, (response) => { response.resume(); resolve(true); });
      request.once('error', () => setTimeout(() => probe(resolve), 200));
      request.end();
    }`;
  expect(retried(code) ?? []).toEqual([]);
});

test('statuses on a list from elsewhere are not known, however much else is asked before it', () => {
  const asking = (statuses: string): string => `
    import { METHODS, STATUSES, LIMIT } from './policy.js';
    async function send(method: string, isOn: boolean) {
      for (let attempt = 0; ; attempt++) {
        const res = await fetch(url, { method, headers: plain(this.headers), body: JSON.stringify(this.body, (_, value) => (typeof value === 'bigint' ? String(value) : value)) });
        if (!isOn || attempt >= LIMIT || !METHODS.includes(method) || !${statuses}.includes(res.status)) return res;
        const header = res.headers.get('Retry-After');
        if (this.signal?.aborted) throw new Error('aborted');
        await sleep(header === null ? 1000 : (parseInt(header, 10) || 0) * 1000);
      }
    }`;
  expect(retried(asking('STATUSES'))).toEqual([]);
  expect(retried(asking('[400, 503]'))).toEqual([400, 503]);
});

test('a text that the code makes of the status holds that status and no other', () => {
  const code = (asked: string): string => `
    async function load(url: string) {
      for (let i = 0; i < 3; i++) {
        try {
          const response = await fetch(url);
          if (!response.ok) throw new Error(\`HTTP \${response.status}: \${response.statusText}\`);
          return response;
        } catch (error: any) {
          if (${asked}) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1000));
        }
      }
    }`;
  expect(retried(code("error.message.includes('404')"))).toEqual(ALL.filter((status) => status !== 404));
  expect(retried(code("error.message.includes('4xx')"))).toEqual(ALL);
  expect(retried(code("/: (Not Found|Forbidden)/.test(error.message)"))).toEqual(ALL.filter((status) => status !== 403 && status !== 404));
});

test('a list of the options that may be left out has the default that the code gives it', () => {
  const code = (list: string): string => `
    async function load(url: string, options?: { codes?: number[]; others?: number[] }) {
      const codes = ${list};
      while (true) {
        const response = await fetch(url);
        if (!codes.includes(response.status)) return response;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }`;
  expect(retried(code('options && options.codes ? options.codes : [429, 503]'))).toEqual([429, 503]);
  expect(retried(code('options && options.others ? options.codes : [429, 503]'))).not.toEqual([429, 503]);
});

test('a name in a message that is made here holds no status', () => {
  const asked = (status: string): string => caught(
    "const response = await fetch(url); if (response.status === 404) throw new Error(`not found (HTTP 404): is ${url} right?`); if (!response.ok) throw new Error(`HTTP ${response.status}`); return response;",
    `if (!error.message.includes('${status}') && !error.message.includes('429')) throw error;`,
  );
  expect(retried(asked('503'))).toEqual([429, 503]);
  expect(retried(asked('HTTP 404'))).toEqual([404, 429]);
});

test('a text from outside may hold the status that was answered', () => {
  const asking = (codes: string): number => sitesOf(`async function load(url) { for (let i = 0; i < 5; i++) { const response = await fetch(url); if (response.ok) return response; if (!${codes}.includes(String(response.status))) throw new Error('no'); await sleep(1000 * 2 ** i); } }`).length;
  expect(asking('`${process.env.RETRY_ON}`')).toBe(1);
  expect(asking("'none'")).toBe(0);
});

test('of a poll, a status that is waited for as what is not done yet did not fail', () => {
  const polling = (missing: number, refused: string): readonly number[] | null =>
    retried(`async function wait(url) {
      for (;;) {
        const response = await fetch(url);
        if (response.status === 404) { await sleep(${missing}); continue; }
        if (${refused}) { await sleep(60_000); continue; }
        const body = await response.json();
        if (body.isDone) return body;
        await sleep(1000);
      }
    }`);
  expect(polling(1000, 'response.status === 429')).not.toContain(404);
  expect(polling(5000, 'response.status === 429')).toContain(404);
});

test('a request that is due again whatever was answered is not tried again, unless a status brings it on sooner', () => {
  const refreshing = (refused: string, broken: string): readonly number[] | null =>
    retried(`class Feed {
      async refresh() {
        let pause = 60_000;
        try {
          const response = await fetch(this.url);
          if (response.ok) this.show(await response.json());
          else if (response.status < 500) pause = ${refused};
        } catch (error) { pause = ${broken}; }
        setTimeout(() => this.refresh(), pause);
      }
    }`);
  expect(refreshing('600_000', '15_000')).toEqual([]);
  expect(refreshing('5000', '15_000')).toContain(404);
});

test('an error of a class from elsewhere says by its members what only that file knows', () => {
  const code = (decision: string): string => `
    import { GoneError, ProviderError } from './errors';
    async function load(url: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        try {
          const res = await fetch(url);
          if (res.status >= 500) throw res;
          if (res.status === 404) await refuse(url);
          return await res.json();
        } catch (error) {
          ${decision}
          await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
        }
      }
      throw new Error('no answer');
    }
    async function refuse(url: string): Promise<never> {
      throw new GoneError(\`no \${url}\`);
    }`;
  expect(retried(code('if (error instanceof ProviderError && !error.retryable) throw error;'))).toEqual(SERVER);
  expect(retried(code('console.warn(error);'))).toEqual([404, ...SERVER]);
});

test('who is handed the failure, and who tries again, says elsewhere after which failures', () => {
  const code = (failed: string): string => `
    import { handleError } from './errors.js';
    const detect = (show) => fetch(url).then((response) => { if (!response.ok) throw Object.assign(new Error('failed'), { response }); return response.json(); }).then(show, (error) => ${failed});`;
  expect(unknown(code("error.response.status === 404 ? show(null) : handleError(error, 'flag', show, detect)"))).toBe(ALL.length - 1);
  expect(retried(code('error.response.status === 404 ? show(null) : setTimeout(() => detect(show), 1000)'))).toEqual(ALL.filter((status) => status !== 404));
});

test('who asks for so many answers asks for the next one, whatever was answered', () => {
  const counted = (next: string): string => `
    import http from 'node:http';
    let answered = 0;
    function request() {
      http.get({ host: '127.0.0.1' }, (response) => {
        let body = '';
        response.on('data', (chunk) => { body += chunk; });
        response.on('end', () => { ${next} });
      }).on('error', () => { setTimeout(request, 10); });
    }
    request();`;
  expect(unknown(counted('if (++answered !== most) request();'))).toBe(ALL.length);
  expect(retried(counted('if (response.statusCode !== 200) request();'))).toEqual(ALL);
});

test('what the options of a client take for well is answered, and not tried again', () => {
  const asking = (validate: string): readonly number[] | null =>
    retried(`import axios from 'axios';
      async function load(url) { for (let i = 0; i < 3; i++) { try { return await axios.get(url, { ${validate} }); } catch (error) { log(error); await sleep(1000); } } }`);
  expect(asking('validateStatus: (status) => status < 500')).toEqual(SERVER);
  expect(asking('validateStatus: (status) => (status >= 200 && status < 300) || status === 404')).not.toContain(404);
  expect(asking('validateStatus: (status) => (status >= 200 && status < 300) || status === 404')).toContain(403);
  expect(asking('validateStatus: settings.isWell')).not.toContain(404);
  expect(asking('timeout: 1000')).toContain(404);
});

const posting = (told: string): string => `function post(order, tries) { $.ajax({ url: '/orders', data: order, error: ${told} }); }`;

test('what jQuery asks for by its name is a request, and the kind of its failure no status', () => {
  expect(retried(posting('function () { if (tries < 3) setTimeout(() => post(order, tries + 1), 1000); }'))).toEqual(ALL);
  expect(retried(posting('function (xhr) { if (xhr.status >= 500 && tries < 3) setTimeout(() => post(order, tries + 1), 1000); }'))).toEqual(SERVER);
  expect(retried(posting('function (xhr, kind) { if (kind === "timeout" && tries < 3) setTimeout(() => post(order, tries + 1), 1000); }'))).toEqual([]);
  expect(retried('function pulse(n) { $.animate({ fail: function () { if (n < 3) setTimeout(() => pulse(n + 1), 1000); } }); }')).toBeNull();
});

test('what jQuery gives is what the server wrote', () => {
  const loading = (asked: string): string => `async function load() { for (let i = 0; i < 3; i++) { const data = await $.get('/items'); if (${asked}) return data; await new Promise((resolve) => setTimeout(resolve, 1000)); } }`;
  expect(siteOf(loading('data.success')).facts.retriedStatuses.byStatus?.get(404)).not.toBe('retried');
  expect(sitesOf(loading('data.state === "done"'))).toEqual([]);
});

test('tells by which paths a status is tried again', () => {
  const { retriedStatuses } = siteOf(`async function ask(url) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const res = await fetch(url);
      if (res.status === 429 || res.status >= 500) continue;
      if (!res.ok) throw new Error('failed');
      return res;
    } catch (error) {
      await sleep(1000);
    }
  }
}`).facts;
  const typesOf = (status: number) => [...(retriedStatuses.pathsOf?.(status) ?? [])].map(({ type }) => type);
  expect(typesOf(503)).toEqual(['IfStatement']);
  expect(typesOf(404)).toEqual(['CatchClause']);
});

test('who backs off and makes a failure of the last answer that is not well retries, and does not poll', () => {
  const asking = (last: string, delay: string): string => `
    import axios from 'axios';
    async function ask(url) {
      for (let n = 0; n < 3; n++) {
        try {
          const response = await axios.post(url);
          if (response.data.code === 0) return response.data;
          ${last}
        } catch (error) {
          if (n === 2) throw new Error('No answer');
        }
        if (n < 2) await sleep(${delay});
      }
    }`;
  expect(retried(asking("if (n === 2) throw new Error('It said no');", 'Math.random() * 100 * 2 ** n'))).toContain(404);
  expect(sitesOf(asking("if (n === 2) throw new Error('It said no');", '1000'))).toEqual([]);
  expect(sitesOf(asking('', 'Math.random() * 100 * 2 ** n'))).toEqual([]);
});

test('behind more questions than there are runs, a place among codes from elsewhere is as open as any other', () => {
  const asked = (isOther: string): string => `async function load(url, options, attempt = 0) {
    try {
      return await axios.get(url);
    } catch (error) {
      ${['a', 'b', 'c', 'd', 'e'].map((flag) => `if (options.${flag}) log(error);`).join('\n')}
      if (${isOther}) throw error;
      if (attempt > 3) throw error;
      await sleep(1000 * Math.random());
      return load(url, options, attempt + 1);
    }
  }`;
  expect(unknown(asked('options.codes.indexOf(error.response.status) === -1'))).toBe(ALL.length);
  expect(retried(asked("error.code === 'ERR_CANCELED'"))).toContain(404);
});

test('what a list from elsewhere is asked about a failure may refuse it', () => {
  const loading = (filter: string) => siteOf(`
    import axios from 'axios';
    export async function load(url, options) {
      for (let n = 0; ; n++) {
        try { return await axios.get(url); } catch (error) {
          if (n === 3 || (options.types.length > 0 && !options.types.some((type) => ${filter}))) throw error;
          await sleep(Math.random() * 1000);
        }
      }
    }`).facts.retriedStatuses.byStatus?.get(404);
  expect(loading('error instanceof type')).not.toBe('retried');
});

test('a status decides where it is asked for, and not in the words of a log', () => {
  const asked = (first: string): string => {
    const code = `async function load(url) { for (let n = 0; ; n++) { try { return await axios.get(url); } catch (error) { if (n === 3) throw error; ${first} log(error.response?.status ? 'refused' : 'lost'); await sleep(1000); } } }`;
    const { node } = siteOf(`import axios from 'axios'; ${code}`).facts.retriedStatuses;
    return node === null ? '' : `import axios from 'axios'; ${code}`.slice(...node.range);
  };
  expect(asked('')).toBe('');
  expect(asked('if (error.response?.status === 401) throw error;')).toBe('error.response?.status === 401');
});

test('an error made of what the answer says in its body says no other status', () => {
  const said = (phrase: string) =>
    retried(caught("const res = await fetch(url); if (!res.ok) { const body = await res.json(); throw new Error(body.error); } return res;", `if (!error.message.includes('${phrase}')) throw error;`));
  expect(said('Too many requests')).toEqual([429]);
  expect(said('later')).not.toEqual([429]);
});

test('500 in the message of what is not known to be a request may be a code of its own', () => {
  const handed = (code: number) => retried(caught('return await send(file);', `if (error.message.includes('${code}')) await pause();`, "import { send } from './send.js';"));
  expect(handed(500)).toBe(null);
  expect(handed(503)).toEqual(ALL);
});

test('what an error of another file is asked for hangs on the failure, by whatever that file makes it', () => {
  const code = (made: string): string => `
    import { notFound, Refused } from './errors';
    async function load(url, most = 3) {
      for (let attempt = 0; attempt <= most; attempt++) {
        try {
          const response = await fetch(url);
          if (response.ok) return await response.json();
          if (response.status === 404) throw ${made};
          if (response.status < 500) throw new TypeError('refused');
        } catch (error) {
          if (error.name !== 'AbortError' && error.name !== 'TimeoutError') throw error;
        }
        await sleep(1000);
      }
    }`;
  expect(retried(code("notFound('none')"))).toEqual(SERVER);
  expect(retried(code("new Refused('none')"))).toEqual(SERVER);
});
