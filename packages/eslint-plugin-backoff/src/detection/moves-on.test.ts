import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const sends = (inside: string, called = 'this.send(batch)'): number =>
  sitesOf(`class Push {
    async all(items: Item[]) {
      do {
        const batch = items.splice(0, 100);
        try { await ${called}; } catch (error) { log(error); }
      } while (!isEmpty(items));
    }
    async send(batch: Item[]) {
      const agent = await this.api.agentFor('push');
      let answer: Answer | undefined;
      try { ${inside} } catch (error) { log(error); }
      if (answer?.result !== true) throw new Error('refused');
    }
  }`).length;

test('what is asked for before each of many batches is sent is no retry', () => {
  expect(sends('answer = await this.client.post(this.url, batch, agent);')).toBe(0);
  expect(sends('answer = await this.client.post(this.url, { items: batch }, agent);')).toBe(0);
});

test('nothing goes by what a function is told', () => {
  expect(sends('answer = await this.client.post(this.url, this.items, agent);')).toBe(1);
});

const listening = (port: string, next = ''): number =>
  sitesOf(`
async function listen(server, first) {
  let port = first;
  for (let i = 0; i < 10; i++) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.once('listening', resolve);
        server.listen(${port});
      });
      return;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      ${next}
    }
  }
}`).length;

test('a promise is made again for the next port, and is no retry', () => {
  expect(listening('port', 'port += 1;')).toBe(0);
  expect(listening('port')).toBe(1);
});

const looking = (again: string): number =>
  sitesOf(`
async function load(name, names) {
  const response = await fetch(\`https://example.test/\${name}\`);
  if (!response.ok) {
    const other = bestMatch(name, names);
    if (other) return load(${again}, names);
    return null;
  }
  return response.json();
}
function bestMatch(name, names) {
  if (names.includes(name)) return name;
  return names.filter((each) => each.startsWith(name))[0];
}`).length;

test('who looks for something else by a name that may be the same does not try again', () => {
  expect(looking('other')).toBe(0);
  expect(looking('name')).toBe(1);
});

const selecting = (list: string): number =>
  sitesOf(`
async function select(base, formula) {
  for (const fields of ${list}) {
    try {
      return await base('Leads').select({ formula, fields }).all();
    } catch {}
  }
}`).length;

test('what a call is asked of is no retry where the call is another one each turn', () => {
  expect(selecting("[['First', 'Last', 'Mail'], ['First', 'Last']]")).toBe(0);
  expect(selecting("[['First', 'Last'], ['First', 'Last']]")).toBe(1);
});

const speaking = (voice: string): number =>
  sitesOf(`
async function speak(text) {
  for (const voice of ['ryan', 'george', 'sonia']) {
    try {
      const form = new FormData();
      form.append('text', text);
      form.append('voice', ${voice});
      return await axios.post('/speech', form);
    } catch {}
  }
}`).length;

const asking = (limit: string): number =>
  sitesOf(`
async function ask(url, limits) {
  const query = new Query(url);
  for (let i = 0; i < 3; i++) {
    try { query.set('region', ${limit}); return await load(query); } catch {}
  }
}`).length;

test('what is set to the same once more is the same request', () => {
  expect(asking("'eu'")).toBe(1);
  expect(asking('limits[i]')).toBe(0);
});

test('a form that is filled in with something else is another request', () => {
  expect(speaking('voice')).toBe(0);
  expect(speaking("'ryan'")).toBe(1);
  expect(speaking('String(Date.now())')).toBe(1);
});

test('what is asked of the host that comes next, whatever function asks it, is asked of another one each time', () => {
  const greeting = (opened: string): number =>
    sitesOf(`class Link {
      async begin(hosts) {
        while (true) {
          const host = hosts.next();
          if (host.done) throw new Error('no host is left');
          this.link = await this.pool.lease(${opened});
          try { await this.greet(); break; } catch (error) { log(error); }
        }
      }
      async greet() { const answer = await this.link.send('hello', null); this.version = answer.version; }
    }`).length;
  expect(greeting('host.value')).toBe(0);
  expect(greeting('this.host')).toBe(1);
});
