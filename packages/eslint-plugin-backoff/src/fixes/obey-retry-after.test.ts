import { expect, test } from 'vitest';
import { apply, editOf, expectEdit } from '../../test/expect-edit.js';
import { printHelper } from '../helpers/print-helper.js';
import { guardClientErrors } from './guard-client-errors.js';
import { obeyRetryAfter } from './obey-retry-after.js';

test('hands over the header of the response', () => {
  expectEdit(
    obeyRetryAfter,
    `export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if ((response.status !== 429 && response.status !== 503) || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.min(8000, 500 * 2 ** attempt)));
  }
}
`,
    `export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if ((response.status !== 429 && response.status !== 503) || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 500, cap: 8000, retryAfter: response.headers.get('retry-after') })));
  }
}

// fullJitter
`,
  );
});

test('adds it to a call of the helper', () => {
  expectEdit(
    obeyRetryAfter,
    `import axios from 'axios';
import { fullJitter } from './full-jitter.js';

export async function load(url, attempt = 0) {
  try {
    return await axios.get(url);
  } catch (error) {
    if (attempt === 3 || error.response?.status !== 429) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 500, cap: 8000 })));
    return load(url, attempt + 1);
  }
}
`,
    `import axios from 'axios';
import { fullJitter } from './full-jitter.js';

export async function load(url, attempt = 0) {
  try {
    return await axios.get(url);
  } catch (error) {
    if (attempt === 3 || error.response?.status !== 429) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 500, cap: 8000, retryAfter: error.response?.headers?.['retry-after'] })));
    return load(url, attempt + 1);
  }
}
`,
  );
});

test('keeps the header of a response that the wait does not see', () => {
  expectEdit(
    obeyRetryAfter,
    `export async function load(url: string): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok || (response.status < 500 && response.status !== 429)) return await response.json();
      throw new Error(\`HTTP \${response.status}\`);
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(8000, 500 * 2 ** attempt)));
    }
  }
}
`,
    `export async function load(url: string): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    let retryAfter: string | null = null;
    try {
      const response = await fetch(url);
      if (response.ok || (response.status < 500 && response.status !== 429)) return await response.json();
      retryAfter = response.headers.get('retry-after');
      throw new Error(\`HTTP \${response.status}\`);
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 500, cap: 8000, retryAfter })));
    }
  }
}

// fullJitter
`,
    { filename: 'file.ts' },
  );
});

test('waits where the site does not', () => {
  expectEdit(
    obeyRetryAfter,
    `export async function load(url, left = 3) {
  const response = await fetch(url);
  if (response.status !== 503 || left === 0) return response;
  return load(url, left - 1);
}
`,
    `export async function load(url, left = 3, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 503 || left === 0) return response;
  await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000, retryAfter: response.headers.get('retry-after') })));
  return load(url, left - 1, attempt + 1);
}

// fullJitter
`,
  );
});

test('hands the header on to the local function that works out the delay', () => {
  expectEdit(
    obeyRetryAfter,
    `const backoff = (attempt: number): number => Math.random() * 100 * 2 ** attempt;
async function load(url: string): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
  }
}
`,
    `const backoff = (attempt: number, retryAfter?: string | null): number => fullJitter(attempt, { base: 100, cap: 30_000, retryAfter });
async function load(url: string): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, backoff(attempt, response.headers.get('retry-after'))));
  }
}

// fullJitter
`,
    { filename: 'file.ts' },
  );
});

test('keeps a wait that is random enough, and draws its random part', () => {
  expectEdit(
    obeyRetryAfter,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, 5000 + Math.random() * 10_000));
  }
}
`,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.min(5000 + fullJitter(0, { base: 10_000, cap: 10_000, retryAfter: response.headers.get('retry-after') }), 2 ** 31 - 1)));
  }
}

// fullJitter
`,
  );
});

test('leaves a variable alone that the header sets', () => {
  expectEdit(
    obeyRetryAfter,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 503 || attempt === 3) return response;
    let wait = 1000 * 2 ** attempt;
    const header = response.headers.get('retry-after');
    if (header) wait = Number(header) * 1000;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
`,
    null,
  );
});

test('notes the header for a wait outside of the catch', () => {
  expectEdit(
    obeyRetryAfter,
    `import axios from 'axios';

async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}
`,
    `import axios from 'axios';

async function load(url) {
  let retryAfter;
  for (let attempt = 0; attempt < 4; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000, retryAfter })));
    try {
      return await axios.get(url);
    } catch (error) {
      retryAfter = error.response?.headers?.['retry-after'];
      if (attempt === 3) throw error;
    }
  }
}

// fullJitter
`,
  );
});

test('takes no delay for a ceiling that the server has a say in, however it came by it', () => {
  const program = (own: string) => `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 503 || attempt === 3) return response;
    let wait = 1000 * 2 ** attempt;
    ${own}
    const longest = Math.min(wait, 60_000);
    await new Promise((resolve) => setTimeout(resolve, longest));
  }
}
`;
  expectEdit(obeyRetryAfter, program('wait = Math.max(wait, retryAfterMs);'), null);
  expectEdit(
    obeyRetryAfter,
    program('wait = Math.max(wait, leastMs);'),
    `${program('wait = Math.max(wait, leastMs);').replace('Math.min(wait, 60_000)', "fullJitter(0, { base: wait, cap: 60_000, retryAfter: response.headers.get('retry-after') })")}
// fullJitter
`,
  );
});

test.each([
  ['that a branch makes nothing', 'null', 'response?.headers'],
  ['that each branch asks for', "await fetch(mirror)", 'response.headers'],
])('asks a response %s with or without a question mark', (_, other, headers) => {
  const load = (wait: string): string => `export async function load(url, mirror, cached) {
  let response;
  for (let attempt = 0; attempt < 4; attempt++) {
    if (cached) { response = ${other}; } else { response = await fetch(url); }
    if (response !== null && response.status !== 429 && response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
}
`;
  expectEdit(obeyRetryAfter, load('500 * 2 ** attempt'), `${load(`fullJitter(attempt, { base: 500, cap: 30_000, retryAfter: ${headers}.get('retry-after') })`)}\n// fullJitter\n`);
});

test('calls the header the same in a method that has no such name yet', () => {
  const client = (hoisted: string, noted: string, argument: string, parameter: string, delay: string): string => `class Client {
  async load(url) {
    for (let attempt = 0; ; attempt++) {
${hoisted}      try {
        const response = await fetch(url);
${noted}        if (response.status === 503) throw new Error('busy');
        return response;
      } catch (error) {
        if (attempt === 3) throw error;
        await new Promise((resolve) => setTimeout(resolve, this.delayOf(attempt${argument})));
      }
    }
  }

  delayOf(attempt${parameter}) {
    return ${delay};
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    client('', '', '', '', '500 * 2 ** attempt'),
    `${client('      let retryAfter = null;\n', "        retryAfter = response.headers.get('retry-after');\n", ', retryAfter', ', retryAfter', 'fullJitter(attempt, { base: 500, cap: 30_000, retryAfter })')}
// fullJitter
`,
  );
});

test('asks a response that the answer holds', () => {
  const load = (wait: string): string => `export async function load(client, url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const answer = await client.get(url);
    if (answer.message.statusCode !== 429 && answer.message.statusCode !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
}
`;
  expectEdit(obeyRetryAfter, load('500 * 2 ** attempt'), `${load("fullJitter(attempt, { base: 500, cap: 30_000, retryAfter: answer.message.headers['retry-after'] })")}\n// fullJitter\n`);
});

test('leaves a wait alone that no attempt follows', () => {
  expectEdit(
    obeyRetryAfter,
    `async function ready(url) {
  for (let i = 0; i < 60; i++) {
    const response = await fetch(url, { method: 'POST' });
    if (response.status === 403) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return response;
    }
    if (response.ok) return response;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('not ready');
}
`,
    `async function ready(url) {
  for (let i = 0; i < 60; i++) {
    const response = await fetch(url, { method: 'POST' });
    if (response.status === 403) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return response;
    }
    if (response.ok) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.max(500, fullJitter(0, { base: 50, cap: 50, retryAfter: response.headers.get('retry-after') }))));
  }
  throw new Error('not ready');
}

// fullJitter
`,
  );
});

test('forgets what a refusal asked for only once that has been waited', () => {
  expectEdit(
    obeyRetryAfter,
    `import axios from 'axios';
async function reconnect(url, handlers) {
  let connected = false;
  let attempts = 0;
  while (!connected && attempts < 5) {
    attempts += 1;
    try {
      if (attempts > 1) await new Promise((resolve) => setTimeout(resolve, 1000));
      handlers.show(await axios.get(url));
      connected = true;
    } catch (error) {
      console.warn(error);
    }
  }
}
`,
    `import axios from 'axios';
async function reconnect(url, handlers) {
  let connected = false;
  let attempts = 0;
  let retryAfter;
  while (!connected && attempts < 5) {
    attempts += 1;
    try {
      if (attempts > 1) await new Promise((resolve) => setTimeout(resolve, fullJitter(attempts - 2, { base: 1000, cap: 30_000, retryAfter })));
      retryAfter = undefined;
      handlers.show(await axios.get(url));
      connected = true;
    } catch (error) {
      retryAfter = error.response?.headers?.['retry-after'];
      console.warn(error);
    }
  }
}

// fullJitter
`,
  );
});

test('reads a header that undici types as a list, too', () => {
  const lines = (delay: string) => `import { request } from 'undici';
export async function load(url: string) {
  for (let i = 0; ; i++) {
    const res = await request(url);
    if (res.statusCode !== 503 || i === 3) return res;
    await new Promise((resolve) => setTimeout(resolve, ${delay}));
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    lines('500'),
    `${lines("fullJitter(0, { base: 500, cap: 30_000, retryAfter: res.headers['retry-after']?.toString() })")}
// fullJitter
`,
    { filename: 'file.ts' },
  );
});

test("reads the header of undici's fetch as of any, whatever the file calls it", () => {
  const lines = (delay: string) => `import { Agent, fetch as send } from 'undici';
export async function load(url: string) {
  for (let i = 0; ; i++) {
    const res = await send(url, { dispatcher: new Agent() });
    if (res.status !== 503 || i === 3) return res;
    await new Promise((resolve) => setTimeout(resolve, ${delay}));
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    lines('500'),
    `${lines("fullJitter(0, { base: 500, cap: 30_000, retryAfter: res.headers.get('retry-after') })")}
// fullJitter
`,
    { filename: 'file.ts' },
  );
});

test('draws up to a wait that the site works out itself anew, however few it makes', () => {
  const lines = (delay: string) => `export async function load(url, { retries = 1, delayMs = 300 } = {}) {
  let attempt = 0;
  while (true) {
    attempt += 1;
    const res = await fetch(url);
    if (attempt > retries || res.status !== 503) return res;
    await sleep(${delay});
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    lines('delayMs * attempt'),
    `${lines("fullJitter(0, { base: delayMs * attempt, cap: 30_000, retryAfter: res.headers.get('retry-after') })")}
// fullJitter
`,
  );
});

test('reads an error by the name that it has with a type, and else says what it reads', () => {
  const code = (member: string, length: string): string => `interface Refusal extends Error { status?: number; ${member} }
async function load(client: { send(): Promise<string> }): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      const refusal = error as Refusal;
      if (attempt === 3 || refusal.status !== 429) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
}
`;
  const mended = (header: string): string => `fullJitter(attempt, { base: 500, cap: 30_000, retryAfter: ${header} })`;
  const [typed, untyped] = ['headers?: Record<string, string>', 'code?: string'];
  const own = '500 * 2 ** attempt';
  expectEdit(obeyRetryAfter, code(typed, own), `${code(typed, mended("refusal.headers?.['retry-after']"))}\n// fullJitter\n`, { filename: 'file.ts' });
  expectEdit(obeyRetryAfter, code(untyped, own), `${code(untyped, mended("(error as { headers?: { get?(name: string): string | null } }).headers?.get?.('retry-after') ?? (error as { headers?: Record<string, string> }).headers?.['retry-after']"))}\n// fullJitter\n`, { filename: 'file.ts' });
});

test('keeps the pace of requests, and makes it longer where the server asks', () => {
  const code = (lines: readonly string[], length: string): string => `async function all(url) {
  const out = [];
${lines[0]}  for (let page = 1; page <= 3; page++) {
    await new Promise((resolve) => setTimeout(resolve, ${length}));
${lines[1]}    try {
      const response = await fetch(url + page);
${lines[2]}      if (!response.ok) throw new Error(response.statusText);
      out.push(await response.json());
    } catch (error) {
      console.error(error);
      page--;
    }
  }
  return out;
}
`;
  const noted = ['  let retryAfter = null;\n', '    retryAfter = null;\n', "      retryAfter = response.headers.get('retry-after');\n"];
  expectEdit(obeyRetryAfter, code(['', '', ''], '200'), `${code(noted, 'retryAfter ? fullJitter(0, { base: 200, cap: 30_000, retryAfter }) : 200')}\n// fullJitter\n`);
});

test('tells of the response what is thrown because of it, and nothing else', () => {
  const code = (refusal: string, length: string): string => `async function post(url) {
  const response = await fetch(url);
  if (!response.ok) throw ${refusal};
  const body = await response.json();
  if (!body.id) throw new Error('no id');
  return body;
}

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    code('new Error(response.statusText)', '500 * 2 ** attempt'),
    `${code("Object.assign(new Error(response.statusText), { retryAfter: response.headers.get('retry-after') })", 'fullJitter(attempt, { base: 500, cap: 30_000, retryAfter: error.retryAfter })')}\n// fullJitter\n`,
  );
});

test('hands the header once to a call whose length two waits have', () => {
  const load = (header: string) => `import { fullJitter } from './full-jitter.js';

export async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    const delay = fullJitter(attempt, { base: 500, cap: 8000${header} });
    if (response.status === 429) {
      await sleep(delay * 2);
      continue;
    }
    await sleep(delay);
  }
}
`;
  expectEdit(obeyRetryAfter, load(''), load(", retryAfter: response.headers.get('retry-after')"));
});

test('a delay that is explained step by step stays as it is, and the time of the server comes on top', () => {
  const load = (parameter: string, length: string, header: string) => `import axios from 'axios';

function delayAfter(count${parameter}) {
  // 1 s, doubled each time
  const base = 1000 * 2 ** count;

  const factor = 0.8 + Math.random() * 0.4; // 20 % more or less
  return ${length};
}

export async function load(url) {
  for (let count = 0; ; count++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (count === 3 || error.response?.status !== 429) throw error;
      await sleep(delayAfter(count${header}));
    }
  }
}
`;
  const after = load(', retryAfter', 'Math.min(base * factor + fullJitter(0, { base: 0, cap: 0, retryAfter }), 2 ** 31 - 1)', ", error.response?.headers?.['retry-after']");
  expectEdit(obeyRetryAfter, load('', 'base * factor', ''), `${after}\n// fullJitter\n`);
});

test('takes the headers out of an answer that is taken apart', () => {
  const load = (parts: string, header: string) => `import { fullJitter } from './full-jitter.js';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const ${parts} = await fetch(url);
    if (ok || attempt === 3) return status;
    await sleep(fullJitter(attempt, { base: 500, cap: 8000${header} }));
  }
}
`;
  expectEdit(obeyRetryAfter, load('{ ok, status }', ''), load('{ ok, status, headers }', ", retryAfter: headers.get('retry-after')"));
});

test('asks what $.ajax tells of a failure for the header', () => {
  expectEdit(
    obeyRetryAfter,
    `import { fullJitter } from './full-jitter.js';

export function load(url, attempt) {
  $.ajax({
    url,
    success: show,
    error(xhr) {
      if (attempt === 3 || xhr.status !== 429) return fail(xhr);
      setTimeout(() => load(url, attempt + 1), fullJitter(attempt, { base: 500, cap: 8000 }));
    },
  });
}
`,
    `import { fullJitter } from './full-jitter.js';

export function load(url, attempt) {
  $.ajax({
    url,
    success: show,
    error(xhr) {
      if (attempt === 3 || xhr.status !== 429) return fail(xhr);
      setTimeout(() => load(url, attempt + 1), fullJitter(attempt, { base: 500, cap: 8000, retryAfter: xhr?.getResponseHeader('Retry-After') }));
    },
  });
}
`,
  );
});

test('hands the header to what a wait between polls takes after a failure', () => {
  const poll = (wait: string, outside = '', noted = '') => `class Feed {
  errors = 0;
  async poll(url) {
${outside}    try {
      const response = await fetch(url);
${noted}      if (!response.ok) throw new Error(response.statusText);
      this.show(await response.json());
      this.errors = 0;
    } catch (error) {
      this.errors++;
      console.error(error);
    } finally {
      setTimeout(() => this.poll(url), this.errors === 0 ? 5000 : ${wait});
    }
  }
}
`;
  const noted = ["    let retryAfter = null;\n", "      retryAfter = response.headers.get('retry-after');\n"] as const;
  const after = poll('fullJitter(this.errors, { base: 1000, cap: 30_000, retryAfter })', ...noted);
  expectEdit(obeyRetryAfter, poll('1000 * 2 ** this.errors'), `${after}\n// fullJitter\n`);
});

test('notes the header where the response is declared, which has no value after a request that failed', () => {
  const load = (response: string, length: string, outside = '', noted = '') => `async function load(url) {
  for (let attempt = 0; ; attempt++) {
${outside}    try {
      ${response}
      if (response.ok) return await response.json();
${noted}    } catch (error) {
      console.error(error);
    }
    if (attempt === 3) throw new Error('no luck');
    await sleep(${length});
  }
}
`;
  const [outside, noted] = ['    let retryAfter = null;\n', "      retryAfter = response.headers.get('retry-after');\n"];
  for (const kind of ['var', 'const']) {
    const declared = `${kind} response = await fetch(url);`;
    const after = load(declared, 'fullJitter(attempt, { base: 500, cap: 30_000, retryAfter })', outside, noted);
    expectEdit(obeyRetryAfter, load(declared, '500 * 2 ** attempt'), `${after}\n// fullJitter\n`);
  }
});

test('a length that the helper has worked out before the request learns of the header where it is waited for', () => {
  const program = (declared: string, noted: string, length: string) => `import { fullJitter } from './full-jitter.js';

export async function load(url, attempt = 0) {
  const delay = fullJitter(attempt, { base: 1000, cap: 5000 });
${declared}  try {
    const response = await fetch(url);
${noted}    if (!response.ok) throw new Error('refused');
    return await response.json();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, ${length}));
    return load(url, attempt + 1);
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    program('', '', 'delay'),
    program('  let retryAfter = null;\n', "    retryAfter = response.headers.get('retry-after');\n", 'Math.min(delay + fullJitter(0, { base: 0, cap: 0, retryAfter }), 2 ** 31 - 1)'),
  );
});

test('an error of what a reply is made of is not what the site refuses later', () => {
  const refusal = "if (response.status >= 500 && attempt < 3) throw new Error('refused');";
  const program = (refused: string) => `import https from 'node:https';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await new Promise((resolve, reject) => {
        const request = https.request(url, (res) => {
          res.on('end', () => {
            try { resolve({ status: res.statusCode, body: JSON.parse(read(res)) }); } catch (error) { reject(new Error('no JSON')); }
          });
        });
        request.on('error', reject);
        request.end();
      });
      ${refused}
      return response;
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt * Math.random()));
    }
  }
}
`;
  expectEdit(obeyRetryAfter, program(refusal), null);
});

test('a length in seconds that the helper has worked out before the request takes no ms on top', () => {
  const program = `import { fullJitter } from './full-jitter.js';

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export async function load(url, attempt = 0) {
  const seconds = fullJitter(attempt, { base: 1000, cap: 5000 }) / 1000;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error('refused');
    return await response.json();
  } catch (error) {
    if (attempt === 3) throw error;
    await pause(seconds);
    return load(url, attempt + 1);
  }
}
`;
  expectEdit(obeyRetryAfter, program, null);
});

test('the sum of a length and of a part that chance has in it stays within a timer, wherever that part is worked out', () => {
  const program = (jitter: string, length: string) => `export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 503 || attempt === 3) return response;
    const jitter = ${jitter};
    await new Promise((resolve) => setTimeout(resolve, ${length}));
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    program('Math.random() * 5000', '5000 + jitter'),
    `${program("fullJitter(0, { base: 5000, cap: 5000, retryAfter: response.headers.get('retry-after') })", 'Math.min(5000 + jitter, 2 ** 31 - 1)')}\n// fullJitter\n`,
  );
});

test('tells a function of the site how long to wait, and leaves what is in it', () => {
  const code = (length: string, kept: string, read: string): string => `export async function load(url, intervalMs = 50, left = 2) {
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
${kept}  try {
    const response = await fetch(url);
    if (left <= 0 || response.status < 500) return response;
${read}  } catch (error) {
    if (left <= 0) throw error;
  }
  await rest(${length});
  return load(url, intervalMs * 2, left - 1);
}
`;
  const fixed = code('fullJitter(0, { base: intervalMs, cap: 30_000, retryAfter })', '  let retryAfter = null;\n', "    retryAfter = response.headers.get('retry-after');\n");
  expectEdit(obeyRetryAfter, code('intervalMs', '', ''), `${fixed}\n// fullJitter\n`);
});

test('a helper that is random enough stays as it is, and adds what the server asks for', () => {
  const code = (parameter: string, length: string, argument: string): string => `function delayFor(attempt, longest${parameter}) {
  const delayMs = Math.min(longest, 300 * 2 ** attempt);
  return ${length};
}
async function load(url, longest) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, delayFor(attempt, longest${argument})));
  }
  throw new Error('busy');
}
`;
  expectEdit(
    obeyRetryAfter,
    code('', 'delayMs / 2 + Math.random() * (delayMs / 2)', ''),
    `${code(', retryAfter', 'Math.min(delayMs / 2 + fullJitter(0, { base: delayMs / 2, cap: delayMs / 2, retryAfter }), 2 ** 31 - 1)', ", response.headers.get('retry-after')")}\n// fullJitter\n`,
  );
});

test('asks an XMLHttpRequest once it has an answer', () => {
  const code = (declared: string, fresh: string, noted: string, length: string): string => `async function load(url) {
${declared}  for (let i = 0; ; i++) {
    try {
      return await attempt();
    } catch (error) {
      if (i === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
  function attempt() {
    return new Promise((resolve, reject) => {
${fresh}      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.onload = () => {
${noted}        if (request.status === 200) resolve(request.response);
        else reject(new Error(\`HTTP \${request.status}\`));
      };
      request.onerror = () => reject(new Error('no answer'));
      request.send();
    });
  }
}
`;
  expectEdit(
    obeyRetryAfter,
    code('', '', '', '1000 + Math.random() * 1000'),
    `${code('  let retryAfter = null;\n', '      retryAfter = null;\n', "        retryAfter = request.getResponseHeader('Retry-After');\n", "Math.min(1000 + fullJitter(0, { base: 1000, cap: 1000, retryAfter }), 2 ** 31 - 1)")}\n// fullJitter\n`,
  );
});

test('adds what the server asks for once to a helper by which two waits are made', () => {
  const code = (parameter: string, length: string, arguments_: readonly [string, string]): string => `function delayFor(attempt${parameter}) {
  const delayMs = Math.min(30000, 300 * 2 ** attempt);
  return ${length};
}
async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, delayFor(attempt${arguments_[0]})));
    } else if (response.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, delayFor(attempt + 1${arguments_[1]})));
    } else return response;
  }
  throw new Error('busy');
}
`;
  const header = ", response.headers.get('retry-after')";
  expectEdit(
    obeyRetryAfter,
    code('', 'delayMs / 2 + Math.random() * (delayMs / 2)', ['', '']),
    `${code(', retryAfter', 'Math.min(delayMs / 2 + fullJitter(0, { base: delayMs / 2, cap: delayMs / 2, retryAfter }), 2 ** 31 - 1)', [header, header])}\n// fullJitter\n`,
  );
});

test('what another file says of how long a wait is, no ceiling of the settings cuts', () => {
  const program = (length: string): string => `import { config } from './config.js';

export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt > 4) return response;
  await new Promise((resolve) => setTimeout(resolve, ${length}));
  return load(url, attempt + 1);
}
`;
  const helped = (base: string, cap: string): string => `${program(`fullJitter(0, { base: ${base}, cap: ${cap}, retryAfter: response.headers.get('retry-after') })`)}\n// fullJitter\n`;
  expectEdit(obeyRetryAfter, program('config.pauseMs'), helped('config.pauseMs', 'config.pauseMs'));
  // It may be random as it is.
  const asked = "fullJitter(0, { base: 0, cap: 0, retryAfter: response.headers.get('retry-after') })";
  expectEdit(obeyRetryAfter, program('config.pauseOf(url)'), `${program(`Math.min(config.pauseOf(url) + ${asked}, 2 ** 31 - 1)`)}\n// fullJitter\n`);
  expectEdit(obeyRetryAfter, program('5000'), helped('5000', '30_000'));
  // A setting is not.
  expectEdit(obeyRetryAfter, program("config.get('pauseMs')"), helped("config.get('pauseMs')", 'Infinity'));
});

test('an answer of which only the status is asked may have no headers', () => {
  const load = (given: string, length: string) => `import { grab } from './grab.js';

export async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await grab(url);
    if (response.status < 300) return ${given};
    if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, ${length}));
  }
  return null;
}
`;
  const helped = (headers: string): string => `fullJitter(attempt, { base: 5000, cap: 30_000, retryAfter: response.headers${headers}('retry-after') })`;
  expectEdit(obeyRetryAfter, load('response.response', '5000'), `${load('response.response', helped('?.get?.'))}\n// fullJitter\n`);
  expectEdit(obeyRetryAfter, load('response.response', '5000').replace('(url)', '(url: string)'), null, { filename: 'file.ts' });
  expectEdit(obeyRetryAfter, load('await response.json()', '5000'), `${load('await response.json()', helped('.get'))}\n// fullJitter\n`);
  // Who has read the body keeps the headers in a plain object, if at all.
  const indexed = helped('').replace("headers('retry-after')", "headers?.['retry-after']");
  expectEdit(obeyRetryAfter, load('response.data', '5000'), `${load('response.data', indexed)}\n// fullJitter\n`);
});

test('keeps the pace of many attempts, which says how long they take in all', () => {
  const ready = (attempts: number, wait: string): string => `async function ready(url) {
  for (let i = 0; i < ${attempts}; i++) {
    const response = await fetch(url);
    if (response.ok) return response;
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
  throw new Error('not ready');
}
`;
  const header = "retryAfter: response.headers.get('retry-after')";
  expectEdit(obeyRetryAfter, ready(30, '5000'), `${ready(30, `Math.max(5000, fullJitter(0, { base: 500, cap: 500, ${header} }))`)}\n// fullJitter\n`);
  expectEdit(obeyRetryAfter, ready(4, '5000'), `${ready(4, `fullJitter(i, { base: 5000, cap: 30_000, ${header} })`)}\n// fullJitter\n`);
});

test('notes a header that nobody knows to be there as one that may not be', () => {
  const post = (before: string, noted: string, length: string): string => `\
export async function post(send: (url: string) => Promise<{ status: number; headers?: { get?(name: string): string | null } }>, url: string, attempt = 0): Promise<void> {
${before}  try {
    const answer = await send(url);
${noted}    if (answer.status >= 300) throw new Error(String(answer.status));
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, ${length}));
    return post(send, url, attempt + 1);
  }
}
`;
  const noted = "    retryAfter = answer.headers?.get?.('retry-after');\n";
  const after = post('  let retryAfter: string | null | undefined = null;\n', noted, 'fullJitter(attempt, { base: 1000, cap: 30_000, retryAfter })');
  expectEdit(obeyRetryAfter, post('', '', '1000'), `${after}\n// fullJitter\n`, { filename: 'file.ts' });
});

test('leaves a wait alone that only a success comes to, has an error tell of the header once, and begins to count anew', () => {
  const walk = (thrown: string, counted: readonly [before: string, after: string], first: string): string => `\
async function getJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw ${thrown};
  return response.json();
}

export async function walk(url) {
${counted[0]}  while (url && !isOver) {
    let page;
    try {
      page = await getJson(url);
${counted[1]}    } catch (error) {
      if (isClosed()) throw error;
      await sleep(${first});
      continue;
    }
    if (page.rows.length === 0) await sleep(2000);
    url = page.next;
  }
}
`;
  const own = 'new Error(url)';
  const told = "Object.assign(new Error(url), { retryAfter: response.headers.get('retry-after') })";
  const after = walk(told, ['  let retry = 0;\n', '      retry = 0;\n'], 'fullJitter(retry++, { base: 2000, cap: 30_000, retryAfter: error.retryAfter })');
  expectEdit(obeyRetryAfter, walk(own, ['', ''], '2000'), `${after}\n// fullJitter\n`);
});

test('an answer that is asked for its status may be without', () => {
  const post = (before: string, noted: string, test: string, length: string): string => `\
export async function post(send, url, attempt = 0) {
${before}  try {
    const answer = await send(url);
${noted}    if (${test} || answer.status >= 300) throw new Error('refused');
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, ${length}));
    return post(send, url, attempt + 1);
  }
}
`;
  const guarded = (test: string, status: string): string => post('  let status = 0;\n', `    status = ${status};\n`, test, 'Math.random() * 1000').replace("    await new", "    if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;\n    await new");
  expectEdit(guardClientErrors, post('', '', '!answer.status', 'Math.random() * 1000'), guarded('!answer.status', 'answer.status ?? 0'));
  expectEdit(guardClientErrors, post('', '', 'answer.status < 200', 'Math.random() * 1000'), guarded('answer.status < 200', 'answer.status'));
});

test('cuts no wait that a caller may choose and that does not grow', () => {
  const search = (length: string): string => `\
export async function search(client, query, options) {
  const waitMs = options.waitMs || 5000;
  for (let i = 0; i < 4; i++) {
    const response = await client.search(query);
    if (response.statusCode !== 429) return response;
    if (i < 3) await sleep(${length});
  }
  throw new Error('refused');
}
`;
  const helped = "fullJitter(0, { base: waitMs, cap: waitMs, retryAfter: response.headers['retry-after'] })";
  expectEdit(obeyRetryAfter, search('waitMs'), `${search(helped)}\n// fullJitter\n`);
  expectEdit(obeyRetryAfter, search('5000'), `${search(helped.replaceAll('waitMs', '5000').replace('cap: 5000', 'cap: 30_000'))}\n// fullJitter\n`);
});

test('keeps a chance of which nobody knows how wide it is beside the length', () => {
  const send = (chance: string, length: string): string => `\
async function send(url, baseMs, max) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 503 || attempt === max) return response;
    const delay = baseMs * 2 ** attempt;
    const jitter = ${chance};
    await new Promise((resolve) => setTimeout(resolve, ${length}));
  }
}
`;
  const after = send("fullJitter(0, { base: 1000, cap: 1000, retryAfter: response.headers.get('retry-after') })", 'Math.min(delay + jitter, 2 ** 31 - 1)');
  expectEdit(obeyRetryAfter, send('Math.random() * 1000', 'delay + jitter'), `${after}\n// fullJitter\n`);
});

test('looks for no header where an error keeps its status by a name of its own', () => {
  const load = (name: string, retryAfter = ''): string => `async function load(depth = 0) { if (depth > 3) return null; try { return await api.request(url); } catch (e) { if (e.${name} !== 503) throw e; await sleep(${retryAfter || '2000'}); return load(depth + 1); } }`;
  expectEdit(obeyRetryAfter, load('_status'), null);
  const own = "fullJitter(0, { base: 2000, cap: 30_000, retryAfter: e.headers?.get?.('retry-after') ?? e.headers?.['retry-after'] })";
  expectEdit(obeyRetryAfter, load('status'), `${load('status', own)}\n\n// fullJitter`);
});

test('waits by which the site counts the time stay as long as they are', () => {
  const ready = (length: string): string => `\
async function ready(url, maxSeconds) {
  let elapsedSeconds = 0;
  while (elapsedSeconds <= maxSeconds) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    await new Promise((resolve) => setTimeout(resolve, ${length}));
    elapsedSeconds += 0.5;
  }
  throw new Error('not ready');
}
`;
  const after = ready("Math.max(500, fullJitter(0, { base: 50, cap: 50, retryAfter: response.headers.get('retry-after') }))");
  expectEdit(obeyRetryAfter, ready('500'), `${after}\n// fullJitter\n`);
});

test('a status that somebody else has noted says nothing of where the headers are', () => {
  const lines = (status: string): string => `async function scrape(engine, url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const page = await engine.open(url);
    if (page.${status} < 400) return page;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  return null;
}
`;
  expect(editOf(obeyRetryAfter, lines('document.metadata.statusCode'))).toBeNull();
  expect(editOf(obeyRetryAfter, lines('message.statusCode'))).not.toBeNull();
});

test('where a response of another name keeps its headers nobody knows', () => {
  const lines = (response: string): string => `async function send(client, body) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.post('/items', body);
    } catch (error) {
      if (attempt === 3 || error.${response}.status !== 429) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`;
  expect(editOf(obeyRetryAfter, lines('rawResponse'))).toBeNull();
  expect(editOf(obeyRetryAfter, lines('response'))).not.toBeNull();
});

test.for([
  ['backoff.nextMs()', 'Math.min(backoff.nextMs() + fullJitter(0, { base: 0, cap: 0, retryAfter: response.headers.get(\'retry-after\') }), 2 ** 31 - 1)'],
  ["config.get('retry.ms')", "fullJitter(0, { base: config.get('retry.ms'), cap: Infinity, retryAfter: response.headers.get('retry-after') })"],
] as const)('what another file works out may be random already, a setting is not: %s', ([own, length]) => {
  const lines = (wait: string): string => `import { backoff, config } from './settings.js';
export async function send(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (response.status < 500 && response.status !== 429) throw new Error(response.status);
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
  throw new Error('gave up');
}
`;
  expectEdit(obeyRetryAfter, lines(own), `${lines(length)}\n// fullJitter\n`);
});

test('what is told of a length that the helper has worked out before the attempt is told of what the server asks for as well', () => {
  const lines = (told: string): string => `export async function send(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const pause = Math.round(fullJitter(attempt, { base: 1000, cap: 5000 }));
    const response = await fetch(url);
    if (response.ok) return response;
    if (response.status < 500 && response.status !== 429) throw new Error(response.status);
${told}
  }
  throw new Error('gave up');
}

${printHelper('full', { typescript: false })}`;
  const wait = (length: string): string => `    console.warn(\`again in \${${length}} ms\`);
    await new Promise((resolve) => setTimeout(resolve, ${length}));`;
  const delay = "    const delay = Math.round(Math.min(pause + fullJitter(0, { base: 0, cap: 0, retryAfter: response.headers.get('retry-after') }), 2 ** 31 - 1));\n";
  const edit = editOf(obeyRetryAfter, lines(wait('pause')));
  expect(edit && apply(edit, lines(wait('pause')))).toBe(lines(delay + wait('delay')));
});

test.for([
  ['Date.now() < deadline', 'deadline - Date.now()'],
  ['deadline > Date.now()', 'deadline - Date.now()'],
  ['Date.now() < deadline!', 'deadline! - Date.now()'],
  ['Date.now() - startedAt < limitMs', 'startedAt + limitMs - Date.now()'],
  ['Date.now() < startedAt + limitMs', 'startedAt + limitMs - Date.now()'],
] as const)('waits no longer than until the end of the time that the loop asks for: %s', ([test, left]) => {
  const load = (length: string): string => `export async function load(url, limitMs = 20_000) {
  const startedAt = Date.now();
  const deadline = startedAt + limitMs;
  while (${test}) {
    const response = await fetch(url);
    if (response.ok) return response;
    await sleep(${length});
  }
  throw new Error('gave up');
}
`;
  const asked = `fullJitter(0, { base: 250, cap: 30_000, retryAfter: response.headers.get('retry-after') })`;
  expectEdit(obeyRetryAfter, load('250'), `${load(`Math.min(${asked}, Math.max(0, ${left}))`)}\n// fullJitter\n`);
});

test.for([
  ['const deadline = new Date(Date.now() + 20_000);', ''],
  ['const deadline = Date.now() + 20_000;', 'const deadline = await limitOf(url);'],
  ['const deadline = Date.now() + 20_000;', 'const deadline = (await limitOf(url)) + 1;'],
] as const)('what is no number, or another one by then, is not counted with: %s %s', ([declared, inner]) => {
  const load = (length: string): string => `export async function load(url) {
  ${declared}
  while (Date.now() < deadline) {
    ${inner}
    const response = await fetch(url);
    if (response.ok) return response;
    await sleep(${length});
  }
  throw new Error('gave up');
}
`;
  expectEdit(obeyRetryAfter, load('250'), `${load(`fullJitter(0, { base: 250, cap: 30_000, retryAfter: response.headers.get('retry-after') })`)}\n// fullJitter\n`);
});

test('where the time is asked for after the failure, the wait is what the server asks for', () => {
  const load = (length: string): string => `export async function load(url, limitMs = 20_000) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (Date.now() > deadline) throw new Error('gave up');
    await sleep(${length});
  }
}
`;
  expectEdit(obeyRetryAfter, load('250'), `${load(`fullJitter(0, { base: 250, cap: 30_000, retryAfter: response.headers.get('retry-after') })`)}\n// fullJitter\n`);
});

test('reads the answer of a name that may be a function of the file', () => {
  const load = (length: string): string => `export function loader(url, change, done) {
  let send;
  if (change) {
    send = async (given) => {
      const changed = await change(given);
      return await fetch(...changed);
    };
  }
  return async () => {
    let left = 5;
    let response;
    for (;;) {
      if (send) {
        response = await send(url);
      } else {
        response = await fetch(url);
      }
      if (response.status !== 429) {
        break;
      }
      left -= 1;
      if (left === 0) break;
      await sleep(${length});
    }
    done(null, await response.text());
  };
}
`;
  expectEdit(obeyRetryAfter, load('1000'), `${load("fullJitter(0, { base: 1000, cap: 30_000, retryAfter: response.headers.get('retry-after') })")}\n// fullJitter\n`);
});

test('an error that the site asks for may be none', () => {
  const load = (asked: string, length: string): string => `import axios from 'axios';
export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
      if (${asked}) console.warn('busy');
      await sleep(${length});
    }
  }
}
`;
  const length = (error: string): string => `fullJitter(attempt, { base: 1000, cap: 30_000, retryAfter: ${error}.response?.headers?.['retry-after'] })`;
  const may = 'error && error.response?.status === 429';
  expectEdit(obeyRetryAfter, load(may, '1000'), `${load(may, length('error?'))}\n// fullJitter\n`);
  const is = 'error.response?.status === 429';
  expectEdit(obeyRetryAfter, load(is, '1000'), `${load(is, length('error'))}\n// fullJitter\n`);
});

const handing = (body: string, parameter = 'response'): string => `export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.ok) return response;
  return again(response, url, attempt);
}

async function again(${parameter}, url, attempt) {
${body}
  return load(url, attempt + 1);
}
`;

test('has the header from the response that a function is handed, which has the request made again', () => {
  const wait = (length: string): string => `  if (attempt === 3 || response.status !== 503) throw new Error('gave up');
  await sleep(${length});`;
  expectEdit(obeyRetryAfter, handing(wait('1000')), `${handing(wait("fullJitter(0, { base: 1000, cap: 30_000, retryAfter: response.headers.get('retry-after') })"))}\n// fullJitter\n`);
  // What the parameter is set to behind the wait need not be a response.
  expectEdit(obeyRetryAfter, handing(`${wait('1000')}\n  response = null;`), null);
  expectEdit(obeyRetryAfter, handing(wait('1000'), 'response = {}'), null);
  // Somebody hands in something else, or nothing where the connection broke.
  const one = handing(wait('1000'));
  expectEdit(obeyRetryAfter, `${one}\nfunction other(url) { return again(undefined, url, 0); }\n`, null);
  expectEdit(obeyRetryAfter, one.replace('async function again', 'export async function again'), null);
  expectEdit(obeyRetryAfter, one.replace('await fetch(url)', 'await fetch(url).catch(() => null)').replace('response.ok', 'response?.ok'), null);
  expectEdit(obeyRetryAfter, handing(wait('1000').replace('response.status', 'response?.status')), null);
});

test('a call of the helper is held to the time that the loop asks for once it is handed the header', () => {
  const load = (length: string): string => `import { fullJitter } from './full-jitter.js';

export async function load(url, deadline) {
  for (let attempt = 0; Date.now() < deadline; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    await sleep(${length});
  }
  throw new Error('gave up');
}
`;
  const handed = "fullJitter(attempt, { base: 250, cap: 5000, retryAfter: response.headers.get('retry-after') })";
  expectEdit(obeyRetryAfter, load('fullJitter(attempt, { base: 250, cap: 5000 })'), load(`Math.min(${handed}, Math.max(0, deadline - Date.now()))`));
  expectEdit(obeyRetryAfter, load('Math.min(fullJitter(attempt, { base: 250, cap: 5000 }), deadline - Date.now())'), load(`Math.min(${handed}, deadline - Date.now())`));
});

test('what is waited for the next answer stays, beside what it waits after a failure', () => {
  const poll = (length: string): string => `import axios from 'axios';

class Poll {
  parse(response) { return { completed: true }; }
  async run(url, pauseMs = 2000) {
    const startedAt = Date.now();
    while (Date.now() - startedAt < 300_000) {
      try {
        const job = this.parse(await axios.post(url, order));
        if (job.completed) return job;
        await sleep(pauseMs);
      } catch (error) {
        log(error);
        await sleep(${length});
      }
    }
    throw new Error('gave up');
  }
}
`;
  const edit = editOf(obeyRetryAfter, poll('pauseMs'));
  expect(edit && apply(edit, poll('pauseMs'))).toContain('if (job.completed) return job;\n        await sleep(pauseMs);');
});

test('what keeps all requests apart stays, beside what a failure waits for', () => {
  const load = (length: string): string => `export async function load(url) {
  const keepApart = async () => {
    const since = Date.now() - lastAt;
    if (since < 334) await sleep(334 - since);
  };
  let backoff = 500;
  for (let attempt = 0; ; attempt++) {
    await keepApart();
    lastAt = Date.now();
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 4) return response;
    await sleep(${length});
    backoff = Math.min(backoff * 2, 8000);
  }
}

let lastAt = 0;
`;
  expectEdit(obeyRetryAfter, load('backoff'), `${load("fullJitter(0, { base: backoff, cap: 8000, retryAfter: response.headers.get('retry-after') })")}\n// fullJitter\n`);
});

test('reads no header of an error that has lost its response', () => {
  const load = (lost: string, length: string): string => `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
      ${lost}
      await sleep(${length});
    }
  }
}
`;
  const own = '1000 * Math.random()';
  expectEdit(obeyRetryAfter, load('error.response = null;', own), null);
  expect(editOf(obeyRetryAfter, load('last.response = null;', own))?.changes.some(({ text }) => text.includes("error.response?.headers?.['retry-after']"))).toBe(true);
});

test.for([
  ['let response;', 'await new Promise((resolve) => setTimeout(resolve, 1000 * Math.random()));', 'const retryAfter = response.headers'],
  ['let response = null;', 'await new Promise((resolve) => setTimeout(resolve, 1000 * Math.random()));', 'const retryAfter = response.headers'],
  ['let response: Response;', 'await new Promise((resolve) => setTimeout(resolve, 1000 * Math.random()));', 'retryAfter: response.headers'],
  ['let response;', 'await sleep(1000 * Math.random());', 'retryAfter: response.headers'],
] as const)('asks nothing in a function of a variable without a type: %s %s', ([declared, wait, read]) => {
  const code = `export async function load(url: string): Promise<unknown> {
  ${declared}
  for (let attempt = 0; attempt < 3; attempt++) {
    response = await fetch(url);
    if (response.ok) return response.json();
    ${wait}
  }
  throw new Error(url);
}
`;
  const edit = editOf(obeyRetryAfter, code, { filename: 'file.ts' });
  expect(edit?.changes.some(({ text }) => text.includes(`${read}.get('retry-after')`))).toBe(true);
});

test('holds a sum to what a timer takes once the server has a say in it', () => {
  const load = (wait: string): string => `import { fullJitter } from './full-jitter.js';
export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.ok || attempt === 4) return response;
    await sleep(${wait});
  }
}
`;
  const helper = (header: string): string => `fullJitter(0, { base: 500, cap: 500${header} })`;
  const header = ", retryAfter: response.headers.get('retry-after')";
  expectEdit(obeyRetryAfter, load(`5000 + ${helper('')}`), load(`Math.min(5000 + ${helper(header)}, 2 ** 31 - 1)`));
  expectEdit(obeyRetryAfter, load(`Math.min(5000 + ${helper('')}, 6000)`), load(`Math.min(5000 + ${helper(header)}, 6000)`));
  expectEdit(obeyRetryAfter, load(helper('')), load(helper(header)));
});

const waiting = (lines: (length: string) => string, length: string): string => `import { delayOf } from './delays.js';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.ok || attempt === 4) return response;
${lines(length)}
  }
}

function own(attempt) {
  return Math.min(1000 * 2 ** attempt, config.most) * (1 + 0.3 * Math.random());
}
`;

const ASKED = "fullJitter(0, { base: 0, cap: 0, retryAfter: response.headers.get('retry-after') })";

test.for([
  ['waiting ${seconds.toFixed(1)}s', 'waiting ${(delay / 1000).toFixed(1)}s'],
  ['number ${seconds.toFixed(1)}', null],
] as const)('what is told of seconds that are worked out is told of the wait: %s', ([told, after]) => {
  const lines = (length: string): string => `    // Twice as long each time.\n    const base = 3 * 2 ** attempt;\n    const seconds = Math.max(1, base + 0.2 * base * Math.random());\n${length}`;
  const sum = `Math.min(seconds * 1000 + ${ASKED}, 2 ** 31 - 1)`;
  const before = waiting(lines, `    console.log(\`${told}\`);\n    await sleep(seconds * 1000);`);
  const obeyed = after === null ? `    console.log(\`${told}\`);\n    await sleep(${sum});` : `    const delay = ${sum};\n    console.log(\`${after}\`);\n    await sleep(delay);`;
  expectEdit(obeyRetryAfter, before, `${waiting(lines, obeyed)}\n// fullJitter\n`);
});

test('adds what the server asks for to one of two lengths, where one draws chance already', () => {
  const lines = (length: string): string => `    await sleep(${length});`;
  const choice = 'isSlow ? delayOf(attempt) : own(attempt)';
  expectEdit(obeyRetryAfter, waiting(lines, choice), `${waiting(lines, `Math.min((${choice}) + ${ASKED}, 2 ** 31 - 1)`)}\n// fullJitter\n`);
  for (const plain of ['isSlow ? 4000 : 2000', 'isSlow ? 60_000 : own(attempt)']) {
    const edit = editOf(obeyRetryAfter, waiting(lines, plain));
    expect(edit?.changes.some(({ text }) => text.includes('base: 0'))).toBe(false);
  }
});

test('a length that tells whether to try again stays what it is: the server has its say in the wait alone', () => {
  const load = (length: string, wait: string) => `function lengthFor(status, attempt) {
  return status === 429 || status >= 500 ? 60_000 * (attempt + 1) : 0;
}
export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.ok) return response;
  const delayMs = ${length};
  if (attempt < 3 && delayMs > 0) {
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
    return load(url, attempt + 1);
  }
  throw new Error(response.statusText);
}
`;
  const own = 'lengthFor(response.status, attempt)';
  const limit = (code: string) => code.replace('delayMs > 0', 'delayMs < 600_000');
  expect(apply(editOf(obeyRetryAfter, limit(load(own, 'delayMs'))) ?? { safe: false, changes: [] }, limit(load(own, 'delayMs')))).not.toContain('delayMs + ');
  const asked = "fullJitter(0, { base: 0, cap: 0, retryAfter: response.headers.get('retry-after') })";
  expectEdit(obeyRetryAfter, load(own, 'delayMs'), `${load(own, `Math.min(delayMs + ${asked}, 2 ** 31 - 1)`)}\n// fullJitter\n`);
});

test('no header is read of an answer that is said to be of a type from elsewhere', () => {
  const load = (type: string) => `import { send, type ${type === 'Response' ? 'SendOptions' : type} } from './send.js';
export async function load(url: string, options?: SendOptions): Promise<${type}> {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(url, options);
    if (answer.ok || attempt === 3 || ![429, 503].includes(answer.status)) return answer;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
  }
}
`;
  expectEdit(obeyRetryAfter, load('SafeAnswer'), null, { filename: 'load.ts' });
  expect(editOf(obeyRetryAfter, load('Response'), { filename: 'load.ts' })).not.toBeNull();
});

test('what another file works out of more than texts may have chance of its own', () => {
  const load = (length: string, read = ['', '']) => `import { after } from './waits.js';
async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
${read[0]}    try {
      const response = await fetch(url);
      if (response.ok) return response;
${read[1]}    } catch (error) {
      console.warn(error);
    }
    await sleep(${length});
  }
}
`;
  const read = ['    let retryAfter = null;\n', "      retryAfter = response.headers.get('retry-after');\n"];
  expectEdit(obeyRetryAfter, load('after(attempt, null)'), `${load('Math.min(after(attempt, null) + fullJitter(0, { base: 0, cap: 0, retryAfter }), 2 ** 31 - 1)', read)}\n// fullJitter\n`);
  for (const length of ["after('load')", 'after(5)']) expectEdit(obeyRetryAfter, load(length), `${load(`fullJitter(0, { base: ${length}, cap: Infinity, retryAfter })`, read)}\n// fullJitter\n`);
});

test('the header is read behind what leaves with a good answer, and before what does not leave with it', () => {
  const load = (asks: string, declared: string, length: string): string => `async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
${declared}    try {
      const response = await fetch(url);
${asks}      console.warn(response.status);
    } catch (error) {
      console.warn(error);
    }
    await sleep(${length});
  }
}
`;
  const [declared, noted] = ['    let retryAfter = null;\n', "      retryAfter = response.headers.get('retry-after');\n"];
  const after = 'fullJitter(attempt, { base: 500, cap: 30_000, retryAfter })';
  const good = '      if (response.ok) return response;\n      if (response.status === 404) {\n        log(url);\n        return null;\n      }\n';
  expectEdit(obeyRetryAfter, load(good, '', '500 * 2 ** attempt'), `${load(good + noted, declared, after)}\n// fullJitter\n`);
  for (const leave of ["throw new Error('busy')", 'return await raise(response)', 'return Promise.reject(response.status)']) {
    const bad = `      if (response.status >= 500) ${leave};\n      if (response.ok) return response;\n`;
    expectEdit(obeyRetryAfter, load(bad, '', '500 * 2 ** attempt'), `${load(noted + bad, declared, after)}\n// fullJitter\n`);
  }
});

test('a wait that is none by default is given a length and the header, and no other wait is added', () => {
  const lines = (length: string): string => `function load(url, { delayMs = 0, most = 9 } = {}, retries = 0) {
  return fetch(url).then((response) => {
    if (response.status !== 503 || retries >= most) return response;
    return new Promise((resolve) => {
      setTimeout(() => resolve(load(url, { delayMs, most }, retries + 1)), ${length});
    });
  });
}
`;
  const call = "fullJitter(retries, { base: delayMs || 100, cap: delayMs || 30_000, retryAfter: response.headers.get('retry-after') })";
  expectEdit(obeyRetryAfter, lines('delayMs'), `${lines(call)}\n// fullJitter\n`);
});

test('headers that the file reads in either way are tried in either', () => {
  const lines = (read: string, length: string): string => `${read}async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3 || error.status < 429) throw error;
      await sleep(${length});
    }
  }
}
`;
  const [asked, indexed] = ["error.headers?.get?.('retry-after')", "error.headers?.['retry-after']"];
  const call = (header: string): string => `fullJitter(attempt, { base: 500, cap: 30_000, retryAfter: ${header} })`;
  const age = "show(answer.headers.get('age'));\n";
  expectEdit(obeyRetryAfter, lines(age, '500 * 2 ** attempt'), `${lines(age, call(asked))}\n// fullJitter\n`);
  const either = `${age}show(answer.headers['age']);\n`;
  expectEdit(obeyRetryAfter, lines(either, '500 * 2 ** attempt'), `${lines(either, call(`${asked} ?? ${indexed}`))}\n// fullJitter\n`);
});
