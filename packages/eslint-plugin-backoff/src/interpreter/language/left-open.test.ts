import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const knocking = (before: string, rest = ''): string => `
  ${before}
  async function knock(client) {
    while (session.open) {
      try { return await client.send('knock'); } catch (error) { await sleep(1000); }
    }
  }
  ${rest}`;

test('a flag of an object that something else takes away is not known', () => {
  const session = 'const session = { open: true };';
  expect(siteOf(knocking(session, 'function close() { session.open = false; }')).facts.bound.kind).toBe('unknown');
  expect(siteOf(knocking(session, 'function close() { session.shut = true; }')).facts.bound.kind).toBe('none');
});

test('in the function itself only what another one has changed is not known', () => {
  const loop = (between: string): string => `
    async function knock(client) {
      const session = { open: true };
      ${between}
      while (session.open) {
        try { return await client.send('knock'); } catch (error) { await sleep(1000); }
      }
    }`;
  expect(siteOf(loop("client.on('stopped', () => { session.open = false; });")).facts.bound.kind).toBe('unknown');
  expect(siteOf(loop('session.open = true;')).facts.bound.kind).toBe('none');
});

test('a list of an object that begins with nothing in it is filled by then', () => {
  const asking = (place: string): number =>
    sitesOf(`
      const state = { index: 0, servers: [] };
      async function ask(path) {
        for (let i = 0; i < 5; i++) {
          try { return await fetch(state.servers[${place}].url + path); } catch (error) { state.index = (state.index + 1) % state.servers.length; }
        }
      }`).length;
  expect(asking('state.index')).toBe(0);
  expect(asking('0')).toBe(1);
});

test('what is written to no member is what it is made, and a count is what it begins with', () => {
  const { bound, delay } = siteOf(`
    const policy = { most: 3, delayMs: 200, name: 'orders' };
    policy.name = process.env.NAME;
    policy.most += 1;
    async function load() {
      for (let i = 0; i < policy.most; i++) { try { return await query(policy.name); } catch (error) { await sleep(policy.delayMs); } }
    }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(delay.steps).toEqual([{ min: 200, max: 200 }, { min: 200, max: 200 }]);
});

test('a list that is filled before the loop holds something when the loop begins', () => {
  const working = (before: string): number =>
    sitesOf(`
      async function flush(orders) {
        const queue = [];
        ${before}
        while (queue.length > 0) {
          try { await put(queue[0]); queue.shift(); } catch (error) { await sleep(2000); }
        }
      }`).length;
  expect(working('for (const order of orders) queue.push(order);')).toBe(1);
  expect(working('orders.forEach((order, i) => { queue[i] = order; });')).toBe(1);
  expect(working('log(queue.length);')).toBe(0);
});

test('a list that only the loop itself fills begins with nothing in it', () => {
  const { bound } = siteOf(`
    async function load(path) {
      const errors = [];
      while (errors.length < 3) {
        try { return await fetch(path); } catch (error) { errors.push(error); await sleep(2000); }
      }
    }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('a list that is emptied by a success, and filled in each turn of the loop around it, is not empty when the site begins', () => {
  const sending = (before: string, after: string): number =>
    sitesOf(`async function sendAll(orders) { let batch = []; for (const order of orders) { ${before} let attempts = 5; while (batch.length > 0 && attempts-- > 0) { try { await send(batch); batch = []; } catch (error) { await sleep(1000); } } ${after} } }`).length;
  expect(sending('batch.push(order);', '')).toBe(1);
  expect(sending('', 'batch.push(order);')).toBe(1);
  expect(sending('', '')).toBe(0);
});
