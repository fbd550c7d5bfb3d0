import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const building = (again: string, parameter = 'fee'): number =>
  sitesOf(`
async function build(id, ${parameter}) {
  try {
    const chain = await node.chain(id);
    return await node.send(chain, id, ${parameter});
  } catch (error) {
    if (/estimate/.test(error.message) && ${again};
    throw error;
  }
}`).length;

test('who calls itself with something for what was left out goes about it in another way', () => {
  expect(building('fee === undefined) return await build(id, 200n)')).toBe(0);
  expect(building(`!fee) return await build(id, 'low')`)).toBe(0);
});

test('a number, a switch or what it was called with is no other way', () => {
  expect(building('fee === undefined) return await build(id, 1)')).toBe(1);
  expect(building('!fee) return await build(id, true)')).toBe(1);
  expect(building('!fee) return await build(id, fee)')).toBe(1);
  expect(building(`!retried) return await build(id, 'once')`, 'retried')).toBe(1);
});

const signingIn = (ahead: string, parameter = 'force'): number =>
  sitesOf(`
async function signIn(user, ${parameter}) {
  try {
    ${ahead}
    return await fetch(url, { method: 'PUT', body: user.name });
  } catch (error) {
    if (!${parameter}) return signIn(user, true);
    throw error;
  }
}`).length;

test('a switch on which it hangs what is attempted makes another attempt', () => {
  expect(signingIn('if (!force) verify(user.token); else user.token = makeToken();')).toBe(0);
});

test('a switch that tells the second time makes the same attempt', () => {
  expect(signingIn('')).toBe(1);
  expect(signingIn('if (!isRetry) start(user);', 'isRetry')).toBe(1);
});

test('who leaves out what the request was told has it told the default', () => {
  const probing = (again: string, fallback = '`${host}/v2/`', asked = 'url'): number =>
    sitesOf(`async function probe(http, host, url = ${fallback}) {
      const answer = await http.get(${asked});
      if (answer.status === 200) return answer;
      if (answer.status === 503) return ${again};
      return null;
    }`).length;
  expect(probing('probe(http, host)')).toBe(0);
  expect(probing('probe(http, host)', `'/v2/'`)).toBe(0);
  expect(probing('probe(http, host, url)')).toBe(1);
  expect(probing('probe(http, host)', '3')).toBe(1);
  expect(probing('probe(http, host)', `'/v2/'`, 'host')).toBe(1);
});

test('who turns to what it has not been with goes about it in another way', () => {
  const showing = (given: string): number => sitesOf(`async function show(theme, left) { try { await page.insert(linkFor(theme)); } catch (error) { if (theme !== FALLBACK && left > 0) return show(${given}, left - 1); throw error; } }`).length;
  expect(showing('FALLBACK')).toBe(0);
  expect(showing('theme')).toBe(1);
});

const resolving = (again: string): number =>
  sitesOf(`
async function find(host, left = 3) {
  try {
    return await look(address(host));
  } catch (error) {
    if (${again};
    throw error;
  }
}
const address = (host) => Object.assign(new URL('https://0.0.0.0'), { host });`).length;

test('who amends a text that was found to want it looks for something else', () => {
  expect(resolving('!/\\./.test(host)) return find(names.within(host))')).toBe(0);
  expect(resolving("!host.startsWith('www.')) return find(`www.${host}`)")).toBe(0);
});

test('a text that nothing was asked about, or another one, stays what it was called with', () => {
  expect(resolving('left > 0) return find(trimmed(host), left - 1)')).toBe(1);
  expect(resolving("host.includes(':')) return find(trimmed(host))")).toBe(1);
  expect(resolving("!host.includes(':')) return find(trimmed(host), left - 1)")).toBe(1);
  expect(resolving('/busy/.test(error.message)) return find(trimmed(host))')).toBe(1);
});
