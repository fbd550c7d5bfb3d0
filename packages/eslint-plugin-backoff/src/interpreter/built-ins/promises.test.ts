import { expect, test } from 'vitest';

import { delaySequence } from '../../analysis.js';
import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const registering = (ends: string) => sitesOf(`
  const find = async (worker) => worker.find(await navigator.serviceWorker.ready);
  const register = () => find(workers).then(subscribe).catch((error) => find(workers).then(() => forget())${ends});`);

test('what ends in an error by the last reaction has not been tried once more, whatever comes of it', () => {
  expect(registering('.finally(() => Promise.reject(error))')).toHaveLength(0);
  expect(registering('.finally(() => { throw error; })')).toHaveLength(0);
  expect(registering('.finally(() => report(error))')).toHaveLength(1);
});

test('what the last reaction waits for is waited for', () => {
  const [site] = sitesOf('async function load(url, n = 0) { return read(url).finally(() => new Promise((resolve) => setTimeout(resolve, 500))).catch((error) => { if (n === 3) throw error; return load(url, n + 1); }); }');
  expect(site?.facts.growth).toEqual({ kind: 'fixed' });
});

test('what is made with new and handed on by a promise is no operation: the host that is asked is another one each time', () => {
  const authenticating = (made: string) => sitesOf(`
    const attempt = (hosts, index) => {
      if (index >= hosts.length) return Promise.reject(new Error('no host'));
      const meta = ${made};
      return tokenOf(hosts[index]).then((token) => { meta.set('token', token); return meta; }).catch(() => attempt(hosts, index + 1));
    };`);
  expect(authenticating('new Metadata()')).toEqual([]);
  expect(authenticating('new grpc.Metadata()')).toEqual([]);
});

const transferring = (body: string, before = ''): string => `
  async function transfer(client, key) {
    ${before}
    for (let attempt = 0; attempt < 5; attempt++) {
      try { ${body} } catch (error) { await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt)); }
    }
    throw new Error('not transferred');
  }`;

test.for([
  ['is taken out of it', 'const { promise } = client.start(key); return await promise;'],
  ['is asked for by its name', 'const task = client.start(key); task.onProgress(show); return await task.done;'],
  ['is told to handlers', 'const task = client.start(key); return await task.done.then((value) => value.body);'],
] as const)('what a call gives may hold the promise of its answer, which %s', ([, body]) => {
  expect(delaySequence(siteOf(transferring(body)), 3)?.map(({ min }) => min)).toEqual([500, 1000, 2000]);
});

test('what was begun before is not begun again', () => {
  expect(sitesOf(transferring('return await task.done;', 'const task = client.start(key);'))).toEqual([]);
});

test('a part of a call that says how far it has come is polled', () => {
  expect(sitesOf('async function settle(jobs, id) { for (;;) { const job = jobs.find(id); if ((await job.state) === "done") return; await sleep(500); } }')).toEqual([]);
});

test('an async function that gives what a call from elsewhere settles is waited for', () => {
  const sending = (prepared: string): number =>
    sitesOf(`
async function base() { return new Promise((resolve) => { ${prepared} }); }
async function send(body) {
  const url = await base();
  try { return await fetch(url, { method: 'PUT', body }); } catch { return await fetch(url, { method: 'PUT', body }); }
}`).length;
  expect(sending("storage.get(['base'], (data) => resolve(data.base));")).toBe(1);
  expect(sending("resolve('/v1');")).toBe(1);
});

test('what another request is asked in between, which tells of its answer by events, gets one', () => {
  const resuming = (asked: string): number =>
    sitesOf(`import https from 'node:https';
class Upload {
  async send(from) {
    return new Promise((resolve, reject) => {
      const request = https.request({ method: 'POST', host: this.host, path: '/parts' });
      request.on('error', async (error) => {
        if (this.retries++ > 4) return reject(error);
        await sleep(1000);
        ${asked}
        resolve(this.send(0));
      });
      request.on('response', (response) => { response.on('end', () => resolve(response)); response.resume(); });
      request.end();
    });
  }
  async size() {
    return new Promise((resolve) => {
      const head = https.request({ method: 'HEAD', host: this.host, path: '/parts' });
      head.on('response', (response) => resolve(response.headers['x-size']));
      head.end();
    });
  }
}`).length;
  expect(resuming('const size = await this.size(); log(size);')).toBe(1);
  expect(resuming('await this.size(); return reject(error);')).toBe(0);
});

test('who first waits for an old connection to tell of its end opens the new one then', () => {
  const opening = (first: string): number =>
    sitesOf(`class Live {
      async open() {
        if (this.socket) { ${first} }
        return new Promise((resolve) => {
          this.socket = new WebSocket(this.url);
          this.socket.addEventListener('open', () => resolve());
          this.socket.addEventListener('close', async () => { await sleep(1000); await this.open(); });
        });
      }
      async close() {
        if (this.beat) clearInterval(this.beat);
        if (this.check) clearInterval(this.check);
        if (this.late) clearTimeout(this.late);
        return new Promise((resolve) => { this.socket.addEventListener('close', () => resolve()); this.socket.close(); });
      }
    }`).length;
  expect(opening('await this.close();')).toBe(1);
  expect(opening('await this.close(); return;')).toBe(0);
});

test('what somebody else settles may take its time', () => {
  const asking = (waited: string): unknown =>
    siteOf(`async function ask(url) { const pause = pauseOf(1000); for (let i = 0; i < 10; i++) { try { return await fetch(url); } catch (error) { ${waited} } } throw new Error('no answer'); }`).facts.delay.kind;
  expect(asking('await pause.promise;')).toBe('unknown');
  expect(asking('await null;')).toBe('none');
});
