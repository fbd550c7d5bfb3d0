import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

/** A connection that comes back when a timer of another class calls what it was given. */
const connection = (given: string): string => `
  class Timer {
    constructor(callback, calculate) { this.callback = callback; this.calculate = calculate; this.tries = 0; }
    reset() { this.tries = 0; }
    schedule() { setTimeout(() => { this.tries += 1; this.callback(); }, this.calculate(this.tries)); }
  }
  class Connection {
    constructor(url) { this.url = url; this.timer = new Timer(${given}); }
    connect() {
      this.socket = new WebSocket(this.url);
      this.socket.onopen = () => this.timer.reset();
      this.socket.onclose = () => this.timer.schedule();
    }
    show() { view.update(this.url); }
  }`;

test('what the constructor of a helper was given is what it calls', () => {
  const { kind, facts } = siteOf(connection('() => this.connect(), (tries) => [1000, 2000, 5000][tries] || 10000'));
  expect(kind).toBe('reconnect');
  expect(facts.delay.steps.slice(0, 4)).toEqual([1000, 2000, 5000, 10000].map((ms) => ({ min: ms, max: ms })));
  expect(sitesOf(connection('() => this.show(), (tries) => [1000, 2000, 5000][tries] || 10000'))).toEqual([]);
});

test('so are the numbers of a field, but for those of which something else is made by the time of a failure', () => {
  const feed = (field: string, after: string): string => `
    class Pause { ${field} wait() { return new Promise((resolve) => setTimeout(resolve, this.ms)); } ${after} }
    class Feed { pause = new Pause(250); async read() { for (let n = 0; n < 4; n++) { try { return await source.read(); } catch (error) { if (n === 3) throw error; await this.pause.wait(); } } } }`;
  const steps = (code: string): unknown => siteOf(code).facts.delay.steps[0];
  expect(steps(feed('constructor(ms) { this.ms = ms; }', ''))).toEqual({ min: 250, max: 250 });
  expect(steps(feed('constructor(private readonly ms: number) {}', ''))).toEqual({ min: 250, max: 250 });
  expect(steps(feed('constructor(private ms: number) {}', 'set(ms: number) { this.ms = ms; }'))).toBeNull();
  expect(steps(feed('constructor(ms) { this.ms = settings.ms; }', ''))).toBeNull();
  expect(steps(feed('constructor(ms) { this.ms = { ms }; }', 'reset() { this.ms = {}; }'))).toBeNull();
});
