import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { respectRetryAfter } from './respect-retry-after.js';

test('a wait of its own on 429 is reported', () => {
  expectReports(respectRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(1000 * 2 ** attempt);
//              ^^^^^^^^^^^^^^^^^^^ Retries 429 after 1 s, 2 s, without a look at Retry-After.
  }
  throw new Error('gave up');
}
`);
});

test('a wait that reads the header is fine', () => {
  expectReports(respectRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(Number(response.headers.get('retry-after')) * 1000 || 1000);
  }
  throw new Error('gave up');
}
`);
});

test('every non-ok response includes 429 and 503', () => {
  expectReports(respectRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    await sleep(1000);
//              ^^^^ Retries 429 and 503 after 1 s, without a look at Retry-After.
  }
  throw new Error('gave up');
}
`);
});

test('another field for it is fine', () => {
  expectReports(respectRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    await sleep(Number(response.headers.get('x-ratelimit-reset')) * 1000 - Date.now());
  }
  throw new Error('gave up');
}
`);
});

test('a header of the vendor header for it is fine', () => {
  expectReports(respectRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    await sleep(Number(response.headers.get('retry-after-ms')));
  }
  throw new Error('gave up');
}
`);
});

test('an error that holds the response is reported', () => {
  expectReports(respectRetryAfter, `
import axios from 'axios';
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3 || error.response?.status !== 503) throw error;
      await sleep(1000);
//                ^^^^ Retries 503 after 1 s, without a look at Retry-After.
    }
  }
}
`);
});

test('an error whose response is read is fine', () => {
  expectReports(respectRetryAfter, `
import axios from 'axios';
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3 || error.response?.status !== 503) throw error;
      await sleep(Number(error.response.headers['retry-after']) * 1000 || 1000);
    }
  }
}
`);
});

test('no wait at all is reported at the head', () => {
  expectReports(respectRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
//^^^ Retries 503 at once, without a look at Retry-After.
    const response = await fetch(url);
    if (response.status !== 503) return response;
  }
  throw new Error('gave up');
}
`);
});

test('network errors alone are fine', () => {
  expectReports(respectRetryAfter, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await fetch(url);
    } catch {
      await sleep(1000);
    }
  }
  throw new Error('gave up');
}
`);
});

test('an operation that is not HTTP is fine', () => {
  expectReports(respectRetryAfter, `
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

test('one more request after a repair is for what was repaired, and not for what the server asked', () => {
  expectReports(respectRetryAfter, afterRestart('await stopServer(); startServer();', ''));
  expectReports(respectRetryAfter, afterRestart('console.error("once more");', '//^^^ Retries 429 and 503 at once, without a look at Retry-After.'));
});

test('where only a broken connection is tried again at once, the busy server is not said to be', () => {
  expectReports(respectRetryAfter, `
import http from 'node:http';
function get(options, callback, left = 3) {
  http.get(options, (response) => {
    if (response.statusCode >= 500 && left > 0) {
      response.resume();
      setTimeout(get, 1000, options, callback, left - 1);
//                    ^^^^ Retries 503 without a look at Retry-After.
    } else callback(null, response);
  }).on('error', (error) => {
    if (left > 0) get(options, callback, left - 1);
    else callback(error);
  });
}
`);
});

const droppedOrRefused = (refused: string, [head, wait]: readonly [string, string]): string => `
async function read(url) {
  let dropped = 0;
  for (let attempt = 0; attempt < 3; attempt++) {
${head}
    try {
      const response = await fetch(url);
      if (response.ok) return response;
      ${refused}
${wait}
    } catch (error) {
      if (dropped === 3) throw error;
      dropped++;
      await sleep(1000 * 2 ** dropped);
    }
  }
}
`;

test('a wait that follows other failures alone is not what ignores the header', () => {
  expectReports(respectRetryAfter, droppedOrRefused('', ['//^^^ Retries 429 and 503 at once, without a look at Retry-After.', '']));
  expectReports(respectRetryAfter, droppedOrRefused('await sleep(500);', ['', '//                ^^^ Retries 429 and 503 without a look at Retry-After.']));
});

test('no length is given of waits that are not the same after each of the statuses', () => {
  const code = (otherMs: string, message: string): string => `
async function ask(url) {
  for (let n = 0; n < 5; n++) {
    const response = await fetch(url);
    if (response.status === 429) await sleep(2000);
//                                           ^^^^ ${message}
    else if (response.status === 503) await sleep(${otherMs});
    else return response;
  }
}
`;
  expectReports(respectRetryAfter, code('1000', 'Retries 429 and 503 without a look at Retry-After.'));
  expectReports(respectRetryAfter, code('2000', 'Retries 429 and 503 after 2 s, without a look at Retry-After.'));
});

test('what a test asks until it is there is not reported', () => {
  const waiting = (marked: string, runner: string): string => `
async function started(url) {
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await fetch(url);
    if (response.status < 500) return response;
    await sleep(200);
${marked}  }
  throw new Error('not started');
}
${runner}('serves', async () => { await started('http://127.0.0.1:8080/'); });
`;
  expectReports(respectRetryAfter, waiting('', 'test'));
  expectReports(respectRetryAfter, waiting('//              ^^^ Retries 503 after 200 ms, without a look at Retry-After.\n', 'serve'));
});

test('the wait of the status that is named is meant, and not that of those which may be', () => {
  expectReports(respectRetryAfter, `
import { Codes } from './codes.js';
async function load(client, id) {
  for (let attempt = 1; attempt < 5; attempt++) {
    try {
      return await client.load(id);
    } catch (error) {
      if (error.status >= Codes.Server && error.status <= Codes.Last) {
        await sleep(250 * attempt);
        continue;
      }
      if (error.status !== 429) throw error;
      await sleep(1000);
//                ^^^^ Retries 429 without a look at Retry-After.
    }
  }
}
`);
});

test('a wait that a helper from elsewhere counts out is shown as it is written', () => {
  expectReports(respectRetryAfter, `
import { backoffFor } from './backoff.js';
async function load(url, attempt) {
  const response = await fetch(url);
  if (response.status !== 429) return response;
  await sleep(backoffFor(attempt));
//            ^^^^^^^^^^^^^^^^^^^ Retries 429 after backoffFor(attempt), without a look at Retry-After.
  return load(url, attempt + 1);
}
`);
});

test('a hook that a library waits for may wait as long as the server says, but for one that gives nothing', () => {
  const retrying = (hook: string, report = ''): string => `
import pRetry from 'p-retry';
const ask = async (url) => { const res = await fetch(url); if (res.status === 503) throw new Error(res.statusText); return res.json(); };
export const load = (url) =>
  pRetry(() => ask(url), { retries: 2, onFailedAttempt: ${hook} });
${report}
`;
  expectReports(respectRetryAfter, retrying('(error) => { console.warn(error.attemptNumber); }', '//^^^^^^ Retries 503 after 1 s, 2 s, without a look at Retry-After.'));
  expectReports(respectRetryAfter, retrying('async (error) => { await pause(error); }'));
  expectReports(respectRetryAfter, retrying('(error) => { return pause(error); }'));
});

test('whom the answer is handed to, and is waited for, may read the header', () => {
  const read = (answer: string, mark: string): string => `
import { pause } from './pause.js';
import axios from 'axios';
function read(url) {
  return axios.get(url).catch((error) => {
    if (error.response.status !== 429) throw error;
    ${answer}
//  ${mark}
  });
}
`;
  expectReports(respectRetryAfter, read('return pause(error.response).then(() => read(url));', ''));
  expectReports(respectRetryAfter, read('pause(error.response); return read(url);', '      ^^^^^^^^^^^^^^ Retries 429 at once, without a look at Retry-After.'));
});
