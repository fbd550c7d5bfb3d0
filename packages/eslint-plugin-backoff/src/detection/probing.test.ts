import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const asking = (request: string, then: string, kept = 'const response = '): string =>
  `async function ready(url: string) { for (let i = 0; i < 9; i++) { try { ${kept}await ${request}; ${then} } catch (error) { await sleep(100 * i); } } throw new Error('not up'); }`;

test.for([
  ['whether all went well', asking('fetch(url)', 'if (response.ok) return;')],
  ['whether all went well, by another that is told to read', asking("agents.ask(id, url, { method: 'GET', signal })", 'if (response.ok) return; last = await response.text();')],
  ['a yes', asking("fetch(url, { method: 'HEAD', signal })", 'return response.ok;')],
  ['nothing of the body', asking('fetch(url)', 'await response.arrayBuffer(); if (response.ok) return true;')],
  ['a word of the body', asking('fetch(url)', "if (!(await response.text()).includes('up')) throw new Error('starting'); return;")],
  ['what it says if it is not up', asking('fetch(url)', "if (response.status !== 200) throw new Error(`not up: ${await response.text()}`); const text = await response.text(); if (text.includes('deploying')) throw new Error(text); return true;")],
  ['nothing', asking('axios.get(url)', 'return true;', '').replace(/^/, "import axios from 'axios'; ")],
] as const)('a request that is asked for %s only waits for the server', ([, probe]) => {
  expect(sitesOf(probe)).toEqual([]);
});

test.for([
  ['the body', asking('fetch(url)', 'if (response.ok) return await response.json();')],
  ['the body, looked at and given back', asking('fetch(url)', "const text = await response.text(); if (text.includes('deploying')) throw new Error(text); return text;")],
  ['the response', asking('fetch(url)', 'if (response.ok) return response;')],
  ['the response, in a list', asking('fetch(url)', 'if (response.ok) return [response, i];')],
  ['a function that is handed it', asking('fetch(url)', 'if (response.ok) { store(response); return; }')],
  ['a function that is handed its body', asking('fetch(url)', 'if (response.ok) { store(response.text()); return; }')],
  ['the server, which is sent something', asking("fetch(url, { method: 'POST', body })", 'if (response.ok) return;')],
  ['the server, which another sends something', asking("agents.ask(id, url, { method: 'PUT', signal })", 'if (response.ok) return;')],
  ['the body, by another that is told to read', asking("agents.ask(id, url, { method: 'GET', signal })", 'if (response.ok) return await response.json();')],
  ['the server, for all that is known', asking('fetch(url, options)', 'if (response.ok) return;')],
] as const)('it is a retry where it is made for %s', ([, retry]) => {
  expect(sitesOf(retry)).toHaveLength(1);
});

const connecting = (opened: string): string =>
  `function wait(port: number) { const socket = new net.Socket(); socket.on('connect', () => { ${opened} }); socket.on('error', () => { setTimeout(() => socket.connect(port), 500); }); socket.connect(port); }`;

test('a connection that is closed as soon as it is open only waits for the server', () => {
  expect(sitesOf(connecting('socket.end(); start();'))).toEqual([]);
  expect(sitesOf(connecting('socket.write("hello"); socket.end();'))).toHaveLength(1);
  expect(sitesOf(connecting('start(socket);'))).toHaveLength(1);
});

const listening = (opened: string): string =>
  `const isTaken = (port: number) => new Promise<boolean>((resolve, reject) => {
     const server = net.createServer();
     server.once('error', (error) => { if (error.code === 'EADDRINUSE') resolve(true); else reject(error); });
     server.once('listening', () => { ${opened} });
     server.listen(port);
   });
   async function untilFree(port: number) { for (let n = 0; n < 60; n++) { if (!(await isTaken(port))) return; await sleep(1000); } throw new Error('taken'); }`;

test('a server that is closed as soon as it listens only waits for its port', () => {
  expect(sitesOf(listening('server.close(() => resolve(false));'))).toEqual([]);
  expect(sitesOf(listening('serve(server); resolve(false);'))).toHaveLength(1);
});

const opening = (opened: string): string =>
  `function open(url: string) { return new Promise<void>((resolve, reject) => { const socket = new WebSocket(url); const finish = (then: () => void) => { then(); }; socket.onopen = () => { ${opened} }; socket.onerror = () => { finish(() => reject(new Error('closed'))); }; }); }
   async function ready(url: string) { for (let n = 0; n < 20; n++) { try { await open(url); return; } catch (error) { await sleep(50 * 2 ** n); } } }`;

test('a socket of a function of this file that is closed as soon as it is open only waits for the server', () => {
  expect(sitesOf(opening('finish(() => { socket.close(); resolve(); });'))).toEqual([]);
  expect(sitesOf(opening('finish(() => { socket.send("hello"); resolve(); });'))).toHaveLength(1);
});

test('so does one that is closed by a function that is named for it, and by one that this calls', () => {
  const pinging = (opened: string): string => `
    async function ping(url: string) {
      const socket = new WebSocket(url);
      return new Promise<boolean>((resolve) => {
        function onOpen() { resolve(true); ${opened} }
        function onError() { resolve(false); close(); }
        function close() { socket.removeEventListener('open', onOpen); socket.close(); }
        socket.addEventListener('open', onOpen);
        socket.addEventListener('error', onError);
      });
    }
    async function ready(url: string) { while (true) { if (await ping(url)) break; await sleep(1000); } }`;
  expect(sitesOf(pinging('close();'))).toEqual([]);
  expect(sitesOf(pinging('start(socket);'))).toHaveLength(1);
});

test('a function from elsewhere that is handed the answer uses it', () => {
  const asking = (then: string): string => `function load(url: string) { fetch(url)${then}.catch(() => { setTimeout(() => load(url), 1000); }); }`;
  expect(sitesOf(asking(''))).toEqual([]);
  expect(sitesOf(asking('.then(show)'))).toHaveLength(1);
});

test('who asks again and again at once does not wait for a server to come up', () => {
  const asked = (pause: string): number => sitesOf(`async function reaches(url) { for (let i = 0; i < 5; i++) { const response = await fetch(url); if (response.ok) return true; ${pause} } return false; }`).length;
  expect(asked('')).toBe(1);
  expect(asked('await sleep(100);')).toBe(0);
});

test('the next port is another one', () => {
  expect(sitesOf("async function find(first) { for (let i = 0; i < 10; i++) { try { const response = await fetch(`http://localhost:${first + i}`); if (response.ok) return true; } catch {} } return false; }")).toEqual([]);
});

test('what a function of its own asks a server by `request`, and of whose answer only the status is looked at, waits for it', () => {
  const ready = (options: string, used: string): string => `import http from 'node:http';
async function ready(port) {
  for (let i = 0; i < 60; i++) {
    try { const response = await ask(port); if (response.statusCode === 200) return ${used}; } catch (error) { /* not yet */ }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('not up');
}
function ask(port) {
  return new Promise((resolve, reject) => {
    const request = http.request(${options}, (response) => { resolve(response); });
    request.on('error', reject);
    request.end();
  });
}`;
  expect(sitesOf(ready("{ port, path: '/health', method: 'GET' }", ''))).toEqual([]);
  expect(sitesOf(ready("{ port, path: '/health', method: 'POST' }", ''))).toHaveLength(1);
  expect(sitesOf(ready("{ port, path: '/health', method: 'GET' }", 'response'))).toHaveLength(1);
});
