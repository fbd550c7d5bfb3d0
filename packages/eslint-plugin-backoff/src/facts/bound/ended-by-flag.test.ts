import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const login = (ended: string, asked = 'if (!waiting) return;'): string => `
  function login(token: string) {
    let waiting = true;
    server.onAnswer(() => { ${ended} });
    const send = () => { ${asked} fetch(url, { method: 'POST', body: token }).catch(() => { setTimeout(send, 1000); }); };
    send();
  }`;

test('a flag that another function sets ends what asks it each time', () => {
  expect(siteOf(login('waiting = false;')).facts.bound.kind).toBe('unknown');
});

test.for([
  ['is only looked at', login('log(waiting);')],
  ['is set to nothing in particular', login('waiting = server.state;')],
  ['nobody asks', login('waiting = false;', '')],
] as const)('a flag that %s ends nothing', ([, code]) => {
  expect(siteOf(code).facts.bound.kind).toBe('none');
});

test('so does a flag of an object', () => {
  const code = (member: string): string => `
    function login(session: Session) {
      server.onAnswer(() => { session.${member} = false; });
      const send = () => { if (!session.waiting) return; fetch(url, { method: 'POST' }).catch(() => { setTimeout(send, 1000); }); };
      send();
    }`;
  expect(siteOf(code('waiting')).facts.bound.kind).toBe('unknown');
  expect(siteOf(code('shown')).facts.bound.kind).toBe('none');
});

test('a flag that a timer sets ends the loop that asks for it before each turn', () => {
  const loading = (asked: string, set: string): string => `
    async function load(url: string) {
      let timedOut = false;
      setTimeout(() => { ${set} }, 60_000);
      while (${asked}) {
        try { return await read(url); } catch (error) { await sleep(2000); }
      }
      throw new Error('timed out');
    }`;
  expect(siteOf(loading('!timedOut', 'timedOut = true;')).facts.bound.kind).toBe('unknown');
  expect(siteOf(loading('!timedOut && true', 'timedOut = true;')).facts.bound.kind).toBe('unknown');
  expect(siteOf(loading('!timedOut', 'report();')).facts.bound.kind).toBe('none');
  expect(siteOf(loading('true', 'timedOut = true;')).facts.bound.kind).toBe('none');
});
