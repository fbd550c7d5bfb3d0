import { expect, test } from 'vitest';
import { Clock } from './clock.js';

test('timers fire in the order of their time, whatever the order they were set in', () => {
  const clock = new Clock();
  const start = clock.now;
  const seen: unknown[] = [];
  clock.setTimeout((name) => seen.push(name, clock.now - start), 200, 'late');
  clock.setTimeout((name) => seen.push(name, clock.now - start), 100, 'early');
  expect([clock.next(), clock.next(), clock.next()]).toEqual([true, true, false]);
  expect(seen).toEqual(['early', 100, 'late', 200]);
});

test('a cleared timer never fires', () => {
  const clock = new Clock();
  clock.clear(clock.setTimeout(() => { throw new Error('it fired'); }, 100));
  expect(clock.next()).toBe(false);
});

test('an interval fires again and again', () => {
  const clock = new Clock();
  const start = clock.now;
  clock.setInterval(() => undefined, 100);
  clock.next();
  clock.next();
  expect(clock.now - start).toBe(200);
});

test('a time that is no number, negative or too long is 1 ms, as in Node', () => {
  const clock = new Clock();
  const start = clock.now;
  clock.setTimeout(() => undefined, Number.NaN);
  clock.next();
  clock.setTimeout(() => undefined, 2 ** 31);
  clock.next();
  expect(clock.now - start).toBe(2);
});
