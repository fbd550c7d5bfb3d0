import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noImmediateRetry } from './no-immediate-retry.js';

test('a turn that goes straight on is reported', () => {
  expectReports(noImmediateRetry, `
async function read(id) {
  for (let attempt = 0; attempt < 5; attempt++) {
//^^^ Retries at once: 5 attempts with no wait in between.
    try {
      return await query(id);
    } catch (error) {
      console.warn('failed', error);
    }
  }
  throw new Error('gave up');
}
`);
});

test('a turn that waits is fine', () => {
  expectReports(noImmediateRetry, `
async function read(id) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000 * Math.random());
    }
  }
  throw new Error('gave up');
}
`);
});

test('a wait of 0 is reported', () => {
  expectReports(noImmediateRetry, `
async function read(id) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(0);
//          ^^^^^^^^ Retries at once: this wait is 0 ms.
    }
  }
  throw new Error('gave up');
}
`);
});

test('a wait whose length comes from outside is fine', () => {
  expectReports(noImmediateRetry, `
async function read(id, pause) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(pause);
    }
  }
  throw new Error('gave up');
}
`);
});

test('a time limit on an attempt whose failure goes unheard as well is no wait', () => {
  expectReports(noImmediateRetry, `
const within = (promise, ms) => new Promise((resolve, reject) => {
  const timer = setTimeout(() => reject(new Error('too late')), ms);
  promise.then((value) => { clearTimeout(timer); resolve(value); }, (error) => { clearTimeout(timer); reject(error); });
});
async function readOnce(id) {
  const answer = store.read(id);
  answer.catch(() => {});
  return await within(answer, 1000);
}
async function read(id) {
  try {
//^^^ Retries at once: 2 attempts with no wait in between.
    return await readOnce(id);
  } catch {
    return await readOnce(id);
  }
}
`);
});

test('a wait that nobody awaits is reported', () => {
  expectReports(noImmediateRetry, `
async function read(id, attemptsLeft = 3) {
  try {
    return await query(id);
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    sleep(1000);
//  ^^^^^^^^^^^ Retries at once: the next attempt does not wait for this.
    return read(id, attemptsLeft - 1);
  }
}
`);
});

test('a wait that is stored and awaited later is fine', () => {
  expectReports(noImmediateRetry, `
async function read(id, attemptsLeft = 3) {
  let pause;
  try {
    return await query(id);
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    pause = sleep(1000);
  }
  await pause;
  return read(id, attemptsLeft - 1);
}
`);
});

test('a callback that starts again is reported', () => {
  expectReports(noImmediateRetry, `
function read(id, callback, attempt = 0) {
//       ^^^^ Retries at once: 4 attempts with no wait in between.
  query(id, (error, row) => {
    if (!error) return callback(null, row);
    if (attempt === 3) return callback(error);
    read(id, callback, attempt + 1);
  });
}
`);
});

test('a timer whose callback does not retry is reported', () => {
  expectReports(noImmediateRetry, `
function read(id, callback, attempt = 0) {
  query(id, (error, row) => {
    if (!error) return callback(null, row);
    if (attempt === 3) return callback(error);
    setTimeout(() => console.warn('again', error), 1000);
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Retries at once: the next attempt does not wait for this.
    read(id, callback, attempt + 1);
  });
}
`);
});

test('a timer whose callback retries is fine', () => {
  expectReports(noImmediateRetry, `
function read(id, callback, attempt = 0) {
  query(id, (error, row) => {
    if (!error) return callback(null, row);
    if (attempt === 3) return callback(error);
    setTimeout(() => read(id, callback, attempt + 1), 1000);
  });
}
`);
});

test('an immediate first retry that waits follow is fine', () => {
  expectReports(noImmediateRetry, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 4) throw error;
      if (attempt > 0) await sleep(1000 * Math.random());
    }
  }
}
`);
});

test('what is saved beside a reconnect at once is another matter', () => {
  expectReports(noImmediateRetry, `
function connect(url) {
//       ^^^^^^^ Retries at once: attempts without end with no wait in between.
  const socket = new WebSocket(url);
  socket.onclose = () => { connect(url); };
  saveState();
}
async function saveState() {
  for (let i = 0; i < 3; i++) { try { return await fetch('/state'); } catch { await sleep(100 * 2 ** i); } }
}
`);
});

const store = (opening: string): string => `
const database = new Database('notes');
async function openAgain() {
  ${opening}
}
database.on('close', () => openAgain());
`;

test('what is lost is opened at once by what waits between its own attempts', () => {
  expectReports(noImmediateRetry, store('for (let attempt = 0; attempt < 5; attempt++) { try { return await database.open(); } catch (error) { await sleep(100 * attempt + Math.random() * 100); } }'));
  expectReports(noImmediateRetry, store('for (let attempt = 0; attempt < 5; attempt++) { try { return await database.open(); } catch (error) { await sleep(2000); } }').replace('() => openAgain()', 'openAgain'));
  expectReports(noImmediateRetry, store('return await database.open();').replace("database.on('close', () => openAgain());", `database.on('close', () => openAgain());
//^^^^^^^^ Retries at once: attempts without end with no wait in between.`));
});

test('a reconnect at once is reported', () => {
  expectReports(noImmediateRetry, `
function connect(url) {
//       ^^^^^^^ Retries at once: attempts without end with no wait in between.
  const socket = new WebSocket(url);
  socket.addEventListener('close', () => connect(url));
}
`);
});

test('the next item of a list is no retry', () => {
  expectReports(noImmediateRetry, `
async function readAll(ids) {
  for (const id of ids) {
    try {
      await query(id);
    } catch (error) {
      console.warn(error);
    }
  }
}
`);
});

test('one retry after repairing the cause is fine', () => {
  expectReports(noImmediateRetry, `
async function read(id) {
  try {
    return await query(id);
  } catch (error) {
    await refreshToken();
    return await query(id);
  }
}
`);
});

test('one retry from somewhere else is fine', () => {
  expectReports(noImmediateRetry, `
class Loader {
  async load(model) {
    try {
      return await engine.models.load(model);
    } catch (error) {
      if (engine.env.host === 'mirror.test') throw error;
      engine.env.host = 'mirror.test';
      return await this.load(model);
    }
  }
  async loadAgain(model) {
//      ^^^^^^^^^ Retries at once: 2 attempts with no wait in between.
    try {
      return await engine.models.load(model);
    } catch (error) {
      if (engine.env.failures === 1) throw error;
      engine.env.failures = 1;
      return await this.loadAgain(model);
    }
  }
}
`);
});

/** One retry of a call, after something was done in the catch. */
const retryAfter = (handled: string, mark = ''): string => `
class Model {
  async answer(text) {
    try {${mark}
      return await this.client.ask(text, this.options);
    } catch (error) {
      ${handled}
      return await this.client.ask(text, this.options);
    }
  }
}
`;

const AT_ONCE = '\n//  ^^^ Retries at once: 2 attempts with no wait in between.';

test.for([
  ['the failure is recognised and something done about it', 'if (!isUnavailable(error)) throw error; this.disableTemperature();', ''],
  ['something is done whatever failed', 'this.disableTemperature();', AT_ONCE],
  ['the failure is recognised and nothing done', 'if (!isUnavailable(error)) throw error;', AT_ONCE],
  ['the failure is recognised and a place emptied that the next attempt fills anew', 'if (!isUnavailable(error)) throw error; this.cached = null;', ''],
  ['the failure is recognised and itself noted in the request', 'if (!isUnavailable(error)) throw error; this.options.last = error;', AT_ONCE],
  ['the failure is recognised and a variable of the turn emptied', 'let state = 1; if (!isUnavailable(error)) throw error; state = null;', AT_ONCE],
  ['the failure is recognised and the request put otherwise', 'if (!isUnavailable(error)) throw error; this.options.encoding = "gzip";', ''],
  ['the failure is recognised and the attempt noted in the request', 'if (!isUnavailable(error)) throw error; this.options.attempt = "second";', AT_ONCE],
  ['somebody is told of it', 'if (!isUnavailable(error)) throw error; logger.warn("again");', AT_ONCE],
] as const)('one retry where %s', ([, handled, mark]) => {
  expectReports(noImmediateRetry, retryAfter(handled, mark));
});

test('a file that is removed synchronously cannot wait, one that is awaited can', () => {
  expectReports(noImmediateRetry, `
const fs = require('fs');
function remove(path) {
  for (let i = 0; i < 3; i++) {
    try { return fs.rmdirSync(path); } catch (error) { console.warn(error); }
  }
}
`);
  expectReports(noImmediateRetry, `
const fs = require('fs/promises');
async function remove(path) {
  for (let i = 0; i < 3; i++) {
//^^^ Retries at once: 3 attempts with no wait in between.
    try { return await fs.rmdir(path); } catch (error) { console.warn(error); }
  }
}
`);
});

test.for([
  ["const cluster = require('node:cluster');", 'cluster.fork()', true],
  ["import { Worker } from 'node:worker_threads';", "new Worker('./worker.js')", true],
  ['', "new Worker('./worker.js')", true],
  ["import { Worker } from 'somewhere';", "new Worker('queue')", false],
] as const)('a process or thread of this machine may start again at once: %s %s', ([imported, made, isLocal]) => {
  expectReports(noImmediateRetry, `
${imported}
function start() {${isLocal ? '' : '\n//       ^^^^^ Retries at once: attempts without end with no wait in between.'}
  const worker = ${made};
  worker.on('exit', () => start());
}
`);
});

test('the same call once more in the catch is reported', () => {
  expectReports(noImmediateRetry, `
async function read(id) {
  try {
//^^^ Retries at once: 2 attempts with no wait in between.
    return await query(id);
  } catch (error) {
    console.warn('failed', error);
    return await query(id);
  }
}
`);
});

test('what hands the attempt over with a number may have it wait', () => {
  expectReports(noImmediateRetry, `
class Link {
  connect() {
    return new Promise((resolve) => {
      this.timers.set('login', () => { this.client.login().then(resolve).catch((error) => { console.warn(error); this.connect(); }); }, 5000);
    });
  }
}
`);
});

test('what hands the attempt over and says no number is reported', () => {
  expectReports(noImmediateRetry, `
class Link {
  connect() {
//^^^^^^^ Retries at once: all attempts with no wait in between.
    return new Promise((resolve) => {
      this.tracer.trace('login', () => { this.client.login().then(resolve).catch((error) => { console.warn(error); this.connect(); }); });
    });
  }
}
`);
});

test("one more look at this machine's own files hurries nobody; more of them do", () => {
  const reading = (tries: string, mark: string): string => `
import fs from 'node:fs/promises';

async function read(path) {
  for (let i = 0; i < ${tries}; i++) {${mark}
    try { return await fs.readFile(path); } catch (error) { last = error; }
  }
  throw last;
}
`;
  expectReports(noImmediateRetry, reading('2', ''));
  expectReports(noImmediateRetry, reading('3', `
//^^^ Retries at once: 3 attempts with no wait in between.`));
});

test('the limit that an attempt is raced against is no wait that nobody awaits', () => {
  expectReports(noImmediateRetry, `
async function link() {
//             ^^^^ Retries at once: attempts without end with no wait in between.
  try {
    return await Promise.race([port.ready(), timeUp()]);
  } catch (error) {
    return link();
  }
}
async function timeUp() {
  await sleep(1000);
  return false;
}
`);
});

test('as many attempts as a list has elements that nobody knows', () => {
  expectReports(noImmediateRetry, `
async function sign(messages) {
  const prepared = await Promise.all(messages.map((message) => prepare(message)));
  let done = 0;
  for (let attempt = 0; done < prepared.length && attempt < prepared.length + 5; attempt++) {
//^^^ Retries at once: as many attempts as messages.map().length + 5 allows with no wait in between.
    try {
      await device.sign(prepared[done]);
      done++;
    } catch (error) {
      log(error);
    }
  }
}
`);
});

test('what is never tried again, for nobody awaits it, is not tried at once', () => {
  const retry = (given: string): string => `
async function retry(run) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return ${given};
    } catch (error) {
      console.warn('failed', error);
    }
  }
}
`;
  expectReports(noImmediateRetry, retry('run(job)'));
  expectReports(noImmediateRetry, retry('await run(job)').replace('\n    try', '\n//^^^ Retries at once: 3 attempts with no wait in between.\n    try'));
});

/** Two attempts, each made ready in its own turn. */
const madeReady = (ready: string, mark = ''): string => `
const forms = new FormPool();
async function send(part, pool) {
  for (let attempt = 1; ; attempt++) {${mark}
    try {
      ${ready}
      return await axios.post('/parts', part);
    } catch (error) {
      if (!isTransient(error) || attempt >= 2) throw error;
    }
  }
}
`;
const TWICE_AT_ONCE = '\n//^^^ Retries at once: 2 attempts with no wait in between.';

test('what is done to what an attempt is made of, and was made for it, repairs nothing', () => {
  expectReports(noImmediateRetry, madeReady("const form = new FormData(); form.append('part', part);", TWICE_AT_ONCE));
  expectReports(noImmediateRetry, `${madeReady('const form = formOf(part);', TWICE_AT_ONCE)}function formOf(part) { const form = new FormData(); form.append('part', part); return form; }`);
});

test('what is done to something that was there before may be a repair, also where each attempt begins with it', () => {
  expectReports(noImmediateRetry, madeReady('ensureConnected();'));
  expectReports(noImmediateRetry, madeReady('await ensureConnected();'));
  expectReports(noImmediateRetry, madeReady('forms.clear();'));
  expectReports(noImmediateRetry, madeReady('if (attempt > 1) pool.reset();'));
});

test('a window that is driven is not hurried', () => {
  expectReports(noImmediateRetry, `
async function open() {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await element(by.id('menu')).tap();
    } catch (error) {
      log(error);
    }
  }
}
`);
});

const answeredByErrors = (wait: string, marks: string): string => `
import axios from 'axios';
async function read(url) {
  let failed = 0, dropped = 0;
  while (true) {
${marks}
    try {
      const response = await axios.get(url).catch((error) => { if (error.response) return error.response; throw error; });
      if (response.status === 200) return response.data;
      if (++failed >= 3) throw new Error('no answer');
      ${wait}
    } catch (error) {
      if (error.code !== 'ECONNRESET' || dropped === 6) throw error;
      dropped++;
      await sleep(1000 * 2 ** dropped);
    }
  }
}
`;

test('where one failure is tried less often than another, the attempts are those of the one that comes back at once', () => {
  expectReports(noImmediateRetry, answeredByErrors('', '//^^^^^ Retries at once: 3 attempts with no wait in between.'));
  expectReports(noImmediateRetry, answeredByErrors('await sleep(1000);', ''));
});

test('a client that waits for lost connections alone is told the statuses that it does not wait for', () => {
  expectReports(noImmediateRetry, `
import { Client } from '@elastic/elasticsearch';
export const client = new Client({ node, maxRetries: 5 });
//                    ^^^ Retries 502, 503 and 504 at once: 6 attempts with no wait in between.
`);
  expectReports(noImmediateRetry, `
import { Client } from '@elastic/elasticsearch';
export const client = new Client({ node, maxRetries: 0 });
`);
});

test('a mistake that is pointed out in what is asked makes it another request', () => {
  const ask = (told: string, mark: string): string => `
async function ask(question) {
  const history = [];
  const errors = [];
  for (let attempt = 0; attempt < 3; attempt++) {
${mark}    try {
      return await client.complete({ question, context: { history } });
    } catch (error) {
      ${told}
    }
  }
  throw new AggregateError(errors);
}
`;
  expectReports(noImmediateRetry, ask('history.push({ role: "user", content: `Not valid: ${error.message}` });', ''));
  expectReports(noImmediateRetry, ask('errors.push(error);', '//^^^ Retries at once: 3 attempts with no wait in between.\n'));
});

test('what hangs on something that is handed over may be its log', () => {
  expectReports(noImmediateRetry, `
async function work(job) {
  for (let attempt = 0; attempt < 3; attempt++) {
//^^^ Retries at once: 3 attempts with no wait in between.
    try {
      return await queue.process(job);
    } catch (error) {
      job.errors.push(error);
    }
  }
}
`);
});

test('what a function of the file starts and returns is waited for', () => {
  const load = (restart: string, mark: string): string => `
const restart = async () => { ${restart} };
async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
${mark}    try {
      return await fetch(url);
    } catch (error) {
      await restart();
    }
  }
}
`;
  expectReports(noImmediateRetry, load('return service.start();', ''));
  expectReports(noImmediateRetry, load('isFresh = false;', '//^^^ Retries at once: 3 attempts with no wait in between.\n'));
});

test('a test that writes down that nothing is waited for is fine', () => {
  const load = (runner: string, mark: string): string => `
import { run } from '${runner}';
import pRetry from 'p-retry';
run('loads', async () => {
  await pRetry(load, { retries: 3, minTimeout: 0, maxTimeout: 0 });
${mark}
});
`;
  expectReports(noImmediateRetry, load('vitest', ''));
  expectReports(noImmediateRetry, load('./jobs.js', '//      ^^^^^^ Retries at once: this wait is 0 ms.'));
});
