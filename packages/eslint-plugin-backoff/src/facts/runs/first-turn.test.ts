import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const refreshing = (delayMs: string, called = ''): string => `
  class Hub {
    schedule(name, retries = 0) {
      const delayMs = ${delayMs};
      setTimeout(() => { this.load(name).catch(() => { if (retries < 3) this.schedule(name, retries + 1); }); }, delayMs);
    }
    load(name) { return this.client.request(name); }
    ${called}
  }`;

test('a first turn that the site tells from the others follows no failure', () => {
  const { bound, delay } = siteOf(refreshing('retries === 0 ? 300 : 1000 * 2 ** (retries - 1)')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1000, 2000, 4000]);
});

test('one that waits like the others follows one, as it does in what schedules a reconnect', () => {
  const { bound, delay } = siteOf(refreshing('1000 * 2 ** retries')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1000, 2000, 4000, 8000]);
});

const saving = (failed: string): string => `
  class Content {
    save() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => { this.space.write(this.text).catch(() => { ${failed} }); }, 1000);
    }
  }`;

test('what every turn waits for is no answer to a failure where that has a wait of its own', () => {
  const { delay, growth } = siteOf(saving('this.timer = setTimeout(() => this.save(), 10_000);')).facts;
  expect(delay.steps.map((step) => step?.max).slice(0, 3)).toEqual([10_000, 10_000, 10_000]);
  expect(growth.kind).toBe('fixed');
  expect(siteOf(saving('this.save();')).facts.delay.steps.map((step) => step?.max).slice(0, 3)).toEqual([1000, 1000, 1000]);
});

const looking = (failed: string, schedule = ''): string => `
  class Flags {
    failures = 0;
    delayMs = 1000;
    start() {
      const schedule = () => {
        const delayMs = this.delayMs * 2 ** this.failures;
        setTimeout(() => void look(), delayMs);
        ${schedule}
      };
      const look = async () => {
        try {
          await this.client.request();
          this.failures = 0;
        } catch (error) {
          ${failed}
        }
        schedule();
      };
      void look();
    }
  }`;

test('where each failure is counted before it is said when to come back, the first wait is that of one failure', () => {
  const { bound, delay } = siteOf(looking('this.failures++; if (this.failures >= 5) return;')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(delay.steps.map((step) => step?.max)).toEqual([2000, 4000, 8000, 16000]);
});

test('where it is counted when the timer is set, the first wait is that of none', () => {
  const { bound, delay } = siteOf(looking('if (this.failures >= 4) return;', 'this.failures++;')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1000, 2000, 4000, 8000]);
});

test('what a turn changes whatever comes of it counts no failures: who is called when a connection was lost waits for the first time then', () => {
  const { delay } = siteOf(`
    class Socket {
      reconnect() {
        if (this.timer) return;
        let delay = 1000;
        const attempt = () => {
          if (!this.options.reconnect || this.state === 'open') return;
          this.connect();
          delay = Math.min(1.5 * delay, 60000);
          this.timer = setTimeout(attempt, delay);
        };
        this.timer = setTimeout(attempt, delay);
      }
      connect() {
        this.state = 'init';
        try {
          this.ws = new WebSocket(this.url);
        } catch (error) {
          this.reconnect();
          return;
        }
        this.ws.onopen = () => { this.state = 'open'; this.timer = null; };
        this.ws.onclose = () => { this.state = 'closed'; this.reconnect(); };
      }
    }`).facts;
  expect(delay.steps.slice(0, 3).map((step) => step?.max)).toEqual([1000, 1500, 2250]);
});

test('a loop that counts failures from nothing, and waits otherwise before there was one, has waited for none of them', () => {
  const following = (before: string) => siteOf(`async function follow(client) {
    let failures = 0;
    while (!stopped()) {
      await sleep(${before});
      try { show(await client.request()); failures = 0; } catch (error) { failures += 1; log(error); }
    }
  }`).facts.delay.steps.slice(0, 3).map((step) => step?.max);
  expect(following('failures === 0 ? 1000 : Math.min(1000 * 2 ** failures, 30_000)')).toEqual([2000, 4000, 8000]);
  expect(following('Math.min(1000 * 2 ** failures, 30_000)')).toEqual([1000, 2000, 4000]);
});

test('a first turn that is told a length of its own follows no failure, where all others are told another one', () => {
  const clock = (again: string, name = '#schedule'): readonly (number | undefined)[] =>
    siteOf(`class Clock {
      constructor() { this.schedule(100); }
      schedule(ms) { setTimeout(async () => { try { await this.client.load(); this.schedule(300_000); } catch (error) { this.schedule(${again}); } }, ms); }
    }`.replaceAll('schedule', name)).facts.delay.steps.map((step) => step?.max).slice(0, 3);
  expect(clock('30_000', 'schedule')).toEqual([30_000, 30_000, 30_000]);
  expect(clock('30_000')).toEqual([30_000, 30_000, 30_000]);
  expect(clock('ms * 2')).toEqual([100, 200, 400]);
});

test('a first turn that begins at once unless it is told a length follows no failure, where the others are told one', () => {
  const pairing = (length: string): readonly (number | undefined)[] =>
    siteOf(`class Pairing {
      attempts = 0;
      schedule(delayMs = 0) {
        const run = async () => {
          this.attempts += 1;
          try { await this.client.request(); this.attempts = 0; } catch (error) {
            console.warn(error);
            if (this.attempts < 5) this.schedule(1000 * 2 ** this.attempts);
          }
        };
        setTimeout(() => { void run(); }, ${length});
      }
    }`).facts.delay.steps.slice(0, 3).map((step) => step?.max);
  expect(pairing('Math.max(0, delayMs)')).toEqual([2000, 4000, 8000]);
  expect(pairing('this.attempts === 0 ? 0 : delayMs')).toEqual([0, 2000, 4000]);
});

test('what is worked out anew for each log is no count of failures', () => {
  const reconnecting = (caught: string): readonly (number | undefined)[] =>
    siteOf(`device.on('disconnect', () => {
      const again = (attempt) => {
        timer = setTimeout(async () => { try { await device.connect(); } catch (error) { ${caught} again(attempt + 1); } }, 5000 * 2 ** (attempt - 1));
      };
      again(1);
    });`).facts.delay.steps.slice(0, 3).map((step) => step?.max);
  expect(reconnecting('const nextMs = 5000 * 2 ** attempt; log(`again in ${nextMs}`);')).toEqual([5000, 10_000, 20_000]);
  expect(reconnecting('')).toEqual([5000, 10_000, 20_000]);
});
