import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const helper = (answered: string): string => `
  import https from 'node:https';
  function get(url) {
    return new Promise((resolve, reject) => {
      https.get(url, (res) => { ${answered} let text = ''; res.on('data', (part) => { text += part; }); res.on('end', () => resolve(text)); }).on('error', reject);
    });
  }
  async function load(url) { for (let i = 0; i < 4; i++) { try { return await get(url); } catch (error) { await sleep(500); } } }`;

const outcomes = (code: string, status: number): string | undefined => siteOf(code).facts.retriedStatuses.byStatus?.get(status);

test('a request of Node fails by the status of its response, where the code rejects it', () => {
  const strict = helper('if (res.statusCode !== 200) { reject(new Error("refused")); return; }');
  expect(siteOf(strict).facts.operation).toMatchObject({ http: true, failsBy: 'response' });
  expect(outcomes(strict, 404)).toBe('retried');
  expect(outcomes(helper('if (res.statusCode >= 500) { reject(new Error("down")); return; }'), 404)).toBe('final');
  expect(outcomes(helper(''), 404)).toBe('final');
});

test('a response is read where its body ends', () => {
  const late = (wanted: string): string => `
    import { request } from 'https';
    function send(options) {
      return new Promise((resolve, reject) => {
        const req = request(options, (res) => { res.on('end', () => { if (${wanted}) resolve(res); else reject(new Error('refused')); }); });
        req.on('error', reject);
        req.end();
      });
    }
    async function load(options) { for (let i = 0; i < 4; i++) { try { return await send(options); } catch (error) { await sleep(500); } } }`;
  expect(outcomes(late('res.statusCode === 200'), 404)).toBe('retried');
  expect(outcomes(late('res.statusCode < 500'), 404)).toBe('final');
});

test('its Retry-After is one', () => {
  const waits = (length: string): string | undefined => siteOf(`
    const https = require('https');
    function get(url) {
      return new Promise((resolve, reject) => {
        https.get(url, (res) => {
          if (res.statusCode === 429) { setTimeout(() => get(url).then(resolve, reject), ${length}); return; }
          res.pipe(file); res.on('end', resolve);
        }).on('error', reject);
      });
    }`).facts.retryAfter.kind;
  expect(waits("Number(res.headers['retry-after']) * 1000")).toBe('used');
  expect(waits('1000')).toBe('ignored');
});

test('a server that cannot listen has no status', () => {
  const server = 'const http = require("http"); function listen(n) { const server = http.createServer(handler); server.on("error", () => { if (n > 0) setTimeout(() => listen(n - 1), 1000); }); server.listen(80); }';
  expect(sitesOf(server).some(({ facts }) => facts.operation.http)).toBe(false);
});

const inside = (chosen: string, failed: string): string => `
  const http = require('http');
  const https = require('https');
  function load(url, tries) {
    return new Promise((resolve, reject) => {
      const ask = (left) => {
        ${chosen}.get(url, (res) => {
          if (res.statusCode !== 200 && left > 0) { setTimeout(() => ask(left - 1), 1000); return; }
          let text = '';
          res.on('data', (part) => { text += part; });
          res.on('end', () => resolve(text));
        })${failed};
      };
      ask(3);
    });
  }`;

test('a request tells of its answer, whoever is told of its failure', () => {
  expect(outcomes(inside('https', ".on('error', reject)"), 404)).toBe('retried');
  expect(sitesOf(inside('https', ".on('error', reject)").replace('!== 200', '=== 202'))).toEqual([]);
});

test('of two modules of Node it makes no difference which one sends the request', () => {
  const either = (other: string): string => inside('client', ".on('error', reject)").replace('return new', `const client = url.startsWith('https') ? https : ${other}; return new`);
  expect(outcomes(either('http'), 404)).toBe('retried');
  expect(sitesOf(either('files'))).toEqual([]);
});

test('who is handed the body has heard of no failure: an answer that says "not yet" is asked for again, and nothing was tried again', () => {
  const polling = (asked: string): string => `
    import https from 'node:https';
    const get = (url) => new Promise((resolve, reject) => {
      https.get(url, (res) => {
        let data = '';
        res.on('data', (chunk) => { data += chunk; });
        res.on('end', () => resolve(JSON.parse(data)));
      }).on('error', reject);
    });
    async function found(url) {
      for (let i = 0; i < 30; i++) {
        ${asked}
        if (posts.some((post) => post.text.includes(wanted))) return true;
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
      return false;
    }`;
  expect(sitesOf(polling('const posts = await get(url);'))).toEqual([]);
  expect(sitesOf(polling('let posts; try { posts = await get(url); } catch (error) { await sleep(10000); continue; }'))).toHaveLength(1);
});

test('who is told of an event by a function of its own is called as a method of what tells', () => {
  const asking = (handler: string): number =>
    sitesOf(`import http from 'node:http';
      function load(options, done, left = 5) {
        const request = http.request(options, (response) => {
          response.on('end', ${handler});
        });
        request.on('error', done);
        request.end();
      }`).length;
  const again = 'if (this.statusCode === 200) done(); else if (left > 0) setTimeout(() => load(options, done, left - 1), 250); else done(new Error());';
  expect(asking(`function () { ${again} }`)).toBe(1);
  expect(asking(`function () { ${again.replace('load(', 'report(')} }`)).toBe(0);
});

const sending = (isLate: string): ReturnType<typeof sitesOf> =>
  sitesOf(`import https from 'node:https';
    export class Client {
      constructor(retry) { this.retry = retry; }
      call(options) {
        return new Promise((resolve, reject) => {
          const request = https.request(options, (response) => {
            if (${isLate}) return;
            if (response.statusCode < 300) resolve(response);
            else reject(Object.assign(new Error('refused'), { status: response.statusCode }));
          });
          request.on('error', (error) => { if (${isLate}) return; reject(error); });
          if (options.timeoutMs) request.setTimeout(options.timeoutMs, () => { request.destroy(); reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })); });
          request.end();
        });
      }
      send(options, attempt = 0) {
        return this.call(options).catch((error) => {
          if (this.isPassing(error) && attempt < 4) return sleep(1000 * Math.random()).then(() => this.send(options, attempt + 1));
          throw error;
        });
      }
      isPassing({ status, code }) {
        if (status) return false;
        return this.retry.codes.indexOf(code) !== -1;
      }
    }`);

test.each(['request.aborted', 'request.destroyed'])('a request that is answered was not called off: %s', (isLate) => {
  const [site, ...others] = sending(isLate);
  expect(others).toEqual([]);
  expect(site?.facts.retriedStatuses.byStatus?.get(404)).toBe('final');
});

test('what else may be of a request that is answered stays open', () => {
  expect(sending('closing')[0]?.facts.retriedStatuses.byStatus?.get(404)).not.toBe('final');
});
