import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const sending = (pick: string, note: string): string => `async function send(message: string) {
  const exclude: string[] = [];
  while (true) {
    const node = await nodes.select(${pick});
    try {
      return await node.deliver(message);
    } catch (error) {
      console.error(error);
      ${note}
    }
  }
}`;

test.for([
  ['message, { exclude }', 'exclude.push(node.id);'],
  ['exclude', 'exclude.push(node);'],
] as const)('what has failed is left out when the next is picked by %s: that is no retry', ([pick, note]) => {
  expect(sitesOf(sending(pick, note))).toEqual([]);
});

test.for([
  ['message', 'exclude.push(node.id);'],
  ['message, { exclude }', ''],
] as const)('picked by %s, with %s behind a failure, it may be the same', ([pick, note]) => {
  expect(sitesOf(sending(pick, note))).toHaveLength(1);
});

test('who only counts what has failed tries the same again', () => {
  const counting = (made: string, caught: string): string => `async function load() { const failures = []; while (true) { ${made} try { return await fetch(url); } catch (error) { ${caught} await sleep(1000); } } }`;
  expect(sitesOf(counting('', 'const failure = describe(error, { attempt: failures.length }); failures.push(failure);'))).toHaveLength(1);
  expect(sitesOf(counting('const run = await runs.create({ attempt: failures.length });', 'failures.push(run.id);'))).toHaveLength(1);
});

const byProxy = (attempt: string, caught: string): string => `class Loader {
  async load(url: string) {
    for (let n = 0; n < 3; n++) {
      const proxy = this.proxies.best();
      try { return await ${attempt}; } catch (error) { ${caught} }
    }
  }
  private async fail(proxy: string, error: Error) { console.error(error); this.proxies.recordFailure(proxy); }
  private async note(proxy: string, error: Error) { console.error(proxy, error); }
}`;

test.for([
  ['this.read(url, proxy)', 'this.proxies.recordFailure(proxy);', 0],
  ['this.read(url, proxy)', 'await this.fail(proxy, error);', 0],
  ['this.read(url, proxy)', 'await this.note(proxy, error);', 1],
  ['proxy.read(url)', 'this.proxies.release(proxy);', 1],
] as const)('who picks is told what has failed, and picks another: %s, %s', ([attempt, caught, sites]) => {
  expect(sitesOf(byProxy(attempt, caught))).toHaveLength(sites);
});

test('what is put back where it was taken from comes again', () => {
  const taking = (caught: string): string => `async function load() { for (;;) { const url = urls.best(); try { return await read(url); } catch (error) { console.error(error); ${caught} } } }`;
  expect(sitesOf(taking('urls.push(url);'))).toHaveLength(1);
  expect(sitesOf(taking('urls.drop(url);'))).toEqual([]);
});

test.for([
  ['metrics.start()', 'read(url)', 'metrics.fail(made);'],
  ['this.urlOf(url)', 'read(made)', 'this.onFailure(made, error);'],
] as const)('what no attempt is made by, or the class itself makes, is no other one: %s', ([make, attempt, caught]) => {
  expect(sitesOf(`class Api { async load(url: string) { for (let n = 0; n < 3; n++) { const made = ${make}; try { return await ${attempt}; } catch (error) { console.error(error); ${caught} } } } }`)).toHaveLength(1);
});

const seating = (asked: string, noted: string): string => `const taken = known();
const seat = (guest) => {
  const place = places.find((each) => !isTaken(each) && ${asked});
  if (!place) throw new Error('no place is left');
  ${noted}
  return hall.reserve(guest, place).catch((error) => { if (error.code === 'TAKEN') return seat(guest); throw error; });
};`;

test('what is taken is noted, and the next one is looked for among the others', () => {
  expect(sitesOf(seating('!taken.includes(each)', 'taken.push(place);'))).toEqual([]);
  expect(sitesOf(seating('!taken.has(each)', 'taken.add(place);'))).toEqual([]);
  expect(sitesOf(seating('!taken.includes(each)', ''))).toHaveLength(1);
  expect(sitesOf(seating('isWide(each)', 'taken.push(place);'))).toHaveLength(1);
});

test('what is noted of an answer is not what the next attempt is made with', () => {
  const reading = (attempt: string) => `async function read() { const seen = new Set(); for (let n = 0; n < 5; n++) { try {
    const next = known.find((row) => !seen.has(row.id)); seen.add(next); const page = await ${attempt}; show(page, next); return page; } catch (error) { console.warn(error); } } }`;
  expect(sitesOf(reading('pages.read(next)'))).toHaveLength(0);
  expect(sitesOf(reading('pages.read(url)'))).toHaveLength(1);
});
