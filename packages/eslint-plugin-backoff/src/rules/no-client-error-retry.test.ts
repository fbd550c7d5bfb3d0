import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noClientErrorRetry } from './no-client-error-retry.js';

test('no filter at all is reported', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
//      ^^^^^^^^^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('server errors alone are fine', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    if (response.status < 500 && response.status !== 429) throw new Error('refused');
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('a filter with a hole is reported', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    if (response.status === 401 || response.status === 403) throw new Error('refused');
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retries 400, 404, 409, 422, 423 and 424: the same request will fail the same way again.
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('an early throw that its own catch swallows is reported', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return await response.json();
      if (response.status < 500) throw new Error('refused');
//        ^^^^^^^^^^^^^^^^^^^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.
    } catch (error) {
      console.warn(error);
    }
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

const refusing = (named: string, caught: string, mark: string): string => `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return await response.json();
      ${named}
      if (response.status < 500) throw new Error('HTTP ' + response.status);
${mark}
    } catch (error) {
      ${caught}
      console.warn(error);
    }
    await sleep(1000);
  }
  throw new Error('gave up');
}
`;

test('a status that is named to be refused comes back by the same catch as all others', () => {
  expectReports(noClientErrorRetry, refusing("if (response.status === 403) throw new Error('forbidden');", '', '//        ^^^^^^^^^^^^^^^^^^^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.'));
});

test('a status that is named to be cured is fine', () => {
  expectReports(noClientErrorRetry, refusing("if (response.status === 403) await renewToken();", '', '//        ^^^^^^^^^^^^^^^^^^^^^ Retries 400, 401, 404, 409, 422, 423 and 424: the same request will fail the same way again.'));
});

test('an error of its own by which the catch knows what to try again is fine', () => {
  expectReports(noClientErrorRetry, refusing("if (response.status === 409) throw new Conflict();", 'if (!(error instanceof Conflict)) throw error;', '') + 'class Conflict extends Error {}');
});

test('an early throw that leaves is fine', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return await response.json();
      if (response.status < 500) throw Object.assign(new Error('refused'), { permanent: true });
    } catch (error) {
      if (error.permanent) throw error;
    }
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('a client that throws is reported', () => {
  expectReports(noClientErrorRetry, `
import axios from 'axios';
async function read(url) {
  for (let attempt = 0; ; attempt++) {
//^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a client that throws, with a filter, is fine', () => {
  expectReports(noClientErrorRetry, `
import axios from 'axios';
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3 || error.response?.status < 500) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('too many requests alone are fine', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('a conflict that the code names is fine', () => {
  expectReports(noClientErrorRetry, `
async function save(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url, { method: 'PUT' });
    if (response.ok) return response.json();
    if (response.status !== 409) throw new Error('refused');
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('a status that the settings allow is fine', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    if (response.status < 500 && response.status !== 404) throw new Error('refused');
    await sleep(1000);
  }
  throw new Error('gave up');
}
`, { settings: { retryableClientErrors: [404] } });
});

test('the same status without the setting is reported', () => {
  expectReports(noClientErrorRetry, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    if (response.status < 500 && response.status !== 404) throw new Error('refused');
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retries 404: the same request will fail the same way again.
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('an operation that is not HTTP is fine', () => {
  expectReports(noClientErrorRetry, `
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch {
      await sleep(1000);
    }
  }
  throw new Error('gave up');
}
`);
});

test('an operation from outside is fine', () => {
  expectReports(noClientErrorRetry, `
async function retry(operation) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await operation();
    if (response.ok) return response;
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('a filter from another file may refuse', () => {
  expectReports(noClientErrorRetry, `
import { isRetryable } from './errors.js';
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    if (!isRetryable(response)) throw new Error('refused');
    await sleep(1000);
  }
  throw new Error('gave up');
}
`);
});

test('the class of the errors of a client alone lets all statuses through', () => {
  expectReports(noClientErrorRetry, `
import got, { HTTPError } from 'got';
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
//^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.
    try { return await got(url).json(); } catch (error) {
      if (!(error instanceof HTTPError)) throw error;
      await sleep(1000);
    }
  }
}
`);
  expectReports(noClientErrorRetry, `
import got, { HTTPError } from 'got';
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await got(url).json(); } catch (error) {
      if (!(error instanceof HTTPError) || error.response.statusCode < 500) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('what a client picks out itself, as its maker knows that it passes, is allowed; what passes its filter unnamed is not', () => {
  expectReports(noClientErrorRetry, `
import OpenAI from 'openai';
import Stripe from 'stripe';
import { ofetch } from 'ofetch';
import { AsyncCaller } from '@langchain/core/utils/async_caller';
const openai = new OpenAI({ maxRetries: 4 });
const caller = new AsyncCaller({ maxRetries: 3 });
const stripe = new Stripe(key, { maxNetworkRetries: 3 });
const read = (url) => ofetch(url, { retry: 3 });
`);
  expectReports(noClientErrorRetry, `
import { WebClient } from '@slack/web-api';
const slack = new WebClient(token, { retryConfig: { retries: 3 } });
//            ^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.
`);
});

const afterRestart = (restart: string, mark: string): string => `
async function ready(url) {
  try {
${mark}
    await check(url);
  } catch {
    ${restart}
    await check(url);
  }
}
async function check(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error('not there');
}
`;

test('what was repaired is asked once more, and may well answer otherwise', () => {
  expectReports(noClientErrorRetry, afterRestart('await stopServer(); startServer();', ''));
  expectReports(noClientErrorRetry, afterRestart('console.error("once more");', '//^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.'));
});

test('what was just made may not be there yet: 404 passes by itself', () => {
  const waiting = (made: string, statuses: string): string => `
import axios from 'axios';
async function included(api, transaction) {
  const sent = await ${made};
  const { hash } = sent.data;
  let attempts = 0;
  while (true) {
//^^^^^ Retries ${statuses}: the same request will fail the same way again.
    try {
      return await axios.get(\`\${api}/transactions/\${hash}\`);
    } catch (error) {
      if (++attempts === 30) throw error;
      await sleep(1000 + Math.random() * 1000);
    }
  }
}
`;
  expectReports(noClientErrorRetry, waiting('axios.post(api, transaction)', '400, 401, 403, 409, 422, 423 and 424'));
  expectReports(noClientErrorRetry, waiting('axios.get(transaction)', '400, 401, 403, 404, 409, 422, 423 and 424'));
});

test('the one failure that a site is there for is fine', () => {
  expectReports(noClientErrorRetry, `
import axios from 'axios';
async function assign(url, name) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await axios.post(url, { name });
    } catch (error) {
      if (error.response?.status !== 404) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('any failure but one is not what a site is there for', () => {
  expectReports(noClientErrorRetry, `
import axios from 'axios';
async function assign(url, name) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await axios.post(url, { name });
    } catch (error) {
      if (error.response?.status === 404) throw error;
//        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retries 400, 401, 403, 409, 422, 423 and 424: the same request will fail the same way again.
      await sleep(1000);
    }
  }
}
`);
});

test('where a response of one status alone is asked for again, the site is there for it', () => {
  const spawning = (filter: string, marker = ''): string => `
import { serverFetch } from './server.js';
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await serverFetch(url);
    if (response.ok) return response.json();
    if (${filter}) throw new Error('failed');
${marker}
    await sleep(1000);
  }
}
`;
  expectReports(noClientErrorRetry, spawning('response.status !== 404'));
  expectReports(noClientErrorRetry, spawning('response.status !== 404 && response.status < 500', '//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retries 404: the same request will fail the same way again.'));
});

test('what a module exports as fetch answers as that does', () => {
  const wait = (name: string, mark: string): string => `
import { ${name} as get } from 'ofetch';
async function ready(url) {
  let answer = null;
  do {
${mark}    answer = await get(url).catch(() => null);
    await sleep(1000 * Math.random());
  } while (answer === null || answer.status === 503);
}
`;
  expectReports(noClientErrorRetry, wait('fetch', ''));
  expectReports(noClientErrorRetry, wait('$fetch', '//^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.\n'));
});

test('what a test waits for at an even pace may not be there yet', () => {
  const waiting = (runner: string, turns: string, mark: string): string => `
import { expect } from '${runner}';
async function open(url) {
  for (${turns}) {
    try {
      const response = await fetch(url);
      if (response.status === 200) return await response.json();
${mark}      console.log(response.status);
    } catch (error) {
      console.log(error);
    }
    await sleep(250);
  }
  throw new Error('not up');
}
`;
  const report = '//        ^^^^^^^^^^^^^^^^^^^^^^^ Retries 400, 401, 403, 404, 409, 422, 423 and 424: the same request will fail the same way again.\n';
  expectReports(noClientErrorRetry, waiting('@playwright/test', 'let i = 0; i < 60; i++', ''));
  expectReports(noClientErrorRetry, waiting('@playwright/test', 'let i = 0; i < 3; i++', report));
  expectReports(noClientErrorRetry, waiting('@playwright/test', 'let i = 0; i < 60; i++', report).replace('fetch(url)', "fetch(url, { method: 'POST' })"));
  expectReports(noClientErrorRetry, waiting('./expect-status.js', 'let i = 0; i < 60; i++', report).replace('{ expect }', '{ wanted }'));
});
