import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noFixedDelay } from './no-fixed-delay.js';

test('the same wait before each retry is reported', () => {
  expectReports(noFixedDelay, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
//                ^^^^ Waits 1 s before each retry, the same for every client.
    }
  }
}
`);
});

test('a random wait is fine', () => {
  expectReports(noFixedDelay, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000 * Math.random());
    }
  }
}
`);
});

test('a single retry is fine', () => {
  expectReports(noFixedDelay, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 1) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('local work is fine', () => {
  expectReports(noFixedDelay, `
import { rename } from 'node:fs/promises';
async function move(from, to) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a reconnect after a fixed wait is reported', () => {
  expectReports(noFixedDelay, `
function connect(url) {
  const socket = new WebSocket(url);
  socket.onclose = () => setTimeout(() => connect(url), 5000);
//                                                      ^^^^ Waits 5 s before each retry, the same for every client.
}
`);
});

test('polling is fine', () => {
  expectReports(noFixedDelay, `
async function ready(id) {
  for (let attempt = 0; attempt < 30; attempt++) {
    const job = await query(id);
    if (job.status === 'done') return job;
    await sleep(1000);
  }
  throw new Error('too slow');
}
`);
});

test('a pace of a library that is drawn is not fixed, though it is drawn around a name', () => {
  expectReports(noFixedDelay, `
import amqp from 'amqp-connection-manager';
export const fixed = (pace) => amqp.connect(urls, { reconnectTimeInSeconds: pace });
//                                                                          ^^^^ Waits a fixed time before each retry, the same for every client.
export const drawn = (pace) => amqp.connect(urls, { reconnectTimeInSeconds: pace * (0.5 + Math.random()) });
export const added = (pace) => amqp.connect(urls, { reconnectTimeInSeconds: pace + Math.random() });
`);
});
