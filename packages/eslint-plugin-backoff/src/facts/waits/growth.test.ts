import { expect, test } from 'vitest';

import { growthIn } from './growth.js';
import { interval, number, symbolic } from '../../interpreter/values/numbers.js';
import { Mark } from '../../interpreter/values/values.js';
import { retryLoop } from '../testing/retry-loop.js';
import { siteOf } from '../testing/site-of.js';

const numbers = (values: readonly number[]) => values.map((value) => number(value));

test.for([
  [[], { kind: 'none' }],
  [[0, 0], { kind: 'none' }],
  [[500, 500, 500], { kind: 'fixed' }],
  [[100, 200, 300, 400], { kind: 'linear', stepMs: 100 }],
  [[0, 1000], { kind: 'linear', stepMs: 1000 }],
  [[100, 200, 400, 800], { kind: 'exponential', factor: 2, baseMs: 100 }],
  [[100, 150, 225, 338], { kind: 'exponential', factor: 1.5, baseMs: 100 }],
  [[1100, 1200, 1400, 1800, 2600], { kind: 'exponential', factor: 2, baseMs: 1100 }],
  [[100, 400, 900, 1600], { kind: 'polynomial' }],
  [[1000, 2000, 5000], { kind: 'table', node: null }],
  [[1000, 2000, 4000, 5000, 5000, 5000], { kind: 'exponential', factor: 2, baseMs: 1000 }],
  [[900, 100, 300], { kind: 'other' }],
  [[3000, 3000, 3000, 60_000, 60_000], { kind: 'other' }],
  [[3000, 3000, 20_000, 20_000, 60_000], { kind: 'table', node: null }],
] as const)('%j', ([values, growth]) => {
  expect(growthIn(numbers(values))).toEqual(growth);
});

test('a wait that makes up for the time an attempt took does not grow', () => {
  const told = (marks: number) => growthIn([1, 2, 3].map((n) => ({ ...symbolic('period', marks), min: n, max: n, addMin: -5000, addMax: -5000 })));
  expect(told(Mark.clock)).toEqual({ kind: 'unknown' });
  expect(told(0)).not.toEqual({ kind: 'unknown' });
});

test('nor does one until a time that goes by another name for each attempt', () => {
  const told = (marks: number) => growthIn([1, 2, 3].map((n) => symbolic(`(period + (jobs#${n}[0].since + -1000))`, marks)));
  expect(told(Mark.clock)).toEqual({ kind: 'unknown' });
  expect(told(0)).not.toEqual({ kind: 'unknown' });
});

test('what a helper from elsewhere or the server says is unknown', () => {
  expect(growthIn([symbolic('backoff(1)'), symbolic('backoff(2)')])).toEqual({ kind: 'unknown' });
  expect(growthIn([number(7000, Mark.server), number(7000, Mark.server)])).toEqual({ kind: 'unknown' });
});

test('an exponent is counted, be it in another file', () => {
  const told = (delay: string) => siteOf(`function connect(entry: Entry) { const socket = new WebSocket(entry.url); socket.onclose = () => { setTimeout(() => connect(entry), ${delay}); }; }`).facts.growth;
  expect(told('500 * 2 ** entry.attempt')).toEqual({ kind: 'unknown' });
  expect(told('500 * entry.patience')).toEqual({ kind: 'fixed' });
});

test('powers of a name grow', () => {
  expect(growthIn([symbolic('base'), symbolic('base·factor'), symbolic('base·factor^2')])).toEqual({ kind: 'exponential', factor: null, baseMs: null });
});

test('ranges grow by their longest', () => {
  expect(growthIn([interval(0, 100), interval(0, 200), interval(0, 400), interval(0, 800)])).toMatchObject({ kind: 'exponential', factor: 2 });
});

test('waits without chance are worse than those with it, whatever failure they answer', () => {
  const { growth, jitter } = siteOf(
    retryLoop("if (error.code === 'SLOW') await sleep(1000 * 2 ** attempt); else await sleep(Math.random() * 100 * 2 ** attempt);"),
  ).facts;
  expect(growth).toMatchObject({ kind: 'exponential', factor: 2, baseMs: 1000 });
  expect(jitter.kind).toBe('none');
});

test('chance that an option brings in keeps the waits from being judged', () => {
  const { jitter } = siteOf(retryLoop('let delay = 100 * 2 ** attempt; if (options.jitter) delay *= Math.random(); await sleep(delay);')).facts;
  expect(jitter.kind).toBe('full');
});

test('of a table from elsewhere nobody knows how it grows, and its last element may stay', () => {
  const { growth, cap } = siteOf(retryLoop('await sleep(options.delays[attempt]);', { head: 'let attempt = 0; attempt < options.delays.length; attempt++' })).facts;
  expect(growth).toEqual({ kind: 'unknown' });
  expect(cap.kind).not.toBe('ms');
  expect(siteOf(retryLoop('await sleep(options.base * options.factor ** attempt);', { head: 'let attempt = 0; attempt < options.most; attempt++' })).facts.growth.kind).toBe('exponential');
});

test('what stands for an element behind the end of a list is not what is waited for', () => {
  const { delay } = siteOf(`import { DELAYS } from './delays.js'; ${retryLoop('await sleep(DELAYS[attempt] ?? 0);', { head: 'let attempt = 0; attempt < DELAYS.length; attempt++' })}`).facts;
  expect(delay).toMatchObject({ kind: 'waits', noWaitBecause: null });
  expect(siteOf(retryLoop('await sleep(options.delayMs ?? 0);')).facts.delay.noWaitBecause).toBe('zero');
});

test('what chance picks out of a table from elsewhere is random', () => {
  const waiting = (place: string): string => `import { DELAYS } from './delays.js'; ${retryLoop(`await sleep(DELAYS[${place}]);`)}`;
  expect(siteOf(waiting('Math.floor(Math.random() * DELAYS.length)')).facts.jitter.kind).not.toBe('none');
  expect(siteOf(waiting('attempt')).facts.jitter.kind).toBe('none');
});

test('what is asked by a key has the number that stands for nothing', () => {
  const { delay, bound } = siteOf(`import { delays, limits } from './config.js'; ${retryLoop('await sleep(pauseMs * 2 ** attempt);', { before: 'const pauseMs = delays[kind] ?? 200; const most = limits[kind] ?? 3;', head: 'let attempt = 0; attempt < most; attempt++' })}`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(delay.steps[0]).toEqual({ min: 200, max: 200 });
});

test('a quick first wait at a place of its own is no growth of the others, which are alike', () => {
  const waiting = (later: string): string => `
    function open() {
      const socket = new WebSocket(url);
      socket.onclose = () => { if (wasAsked) { wasAsked = false; setTimeout(open, 20); } else { failures += 1; setTimeout(open, ${later}); } };
    }
    let wasAsked = true;
    let failures = 0;`;
  expect(siteOf(waiting('10_000')).facts.growth.kind).toBe('fixed');
  expect(siteOf(waiting('1000 * 2 ** failures')).facts.growth.kind).toBe('table');
});

test('the same wait behind another one after some failures, and alone after the others, does not grow', () => {
  const opening = (later: string): string => `
    class Pool {
      open() {
        const link = new Link(this.options);
        link.on('error', () => { this.goOn(); });
        link.on('close', () => { if (link.entry) setTimeout(() => { this.drop(link); this.goOn(); }, 50); else this.goOn(); });
        this.links.push(link);
      }
      goOn() { this.turns += 1; setTimeout(() => this.open(), ${later}); }
    }`;
  expect(siteOf(opening('100')).facts.growth.kind).toBe('fixed');
  expect(siteOf(opening('100 * this.turns')).facts.growth.kind).not.toBe('fixed');
});

test('a wait may grow by a constant of mathematics', () => {
  const site = siteOf('async function load(url) { for (let n = 0; n < 4; n++) { try { return await fetch(url); } catch { await new Promise((done) => setTimeout(done, 1000 * Math.SQRT2 ** n)); } } }');
  expect(site.facts.growth.kind).toBe('exponential');
});

test('a length from outside, and then one of the own, is no growth', () => {
  expect(growthIn([symbolic('delayMs'), number(0)])).toEqual({ kind: 'other' });
  expect(growthIn([symbolic('baseMs'), symbolic('baseMs · 2^n')]).kind).toBe('exponential');
});

test('a count that something given holds grows as any other; what a helper gives may be drawn by chance', () => {
  const waiting = (exponent: string): string =>
    siteOf(`async function run(tasks, id) { const task = tasks.get(id); try { return await client.send(id); } catch (error) { log(error); await sleep(200 * 2 ** ${exponent}); task.tries++; return run(tasks, id); } }`).facts.growth.kind;
  expect(waiting('(task.tries + 1)')).toBe('exponential');
  expect(waiting('exponentOf(task)')).toBe('unknown');
});
