import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const waiting = (made: string, settled: string): string =>
  `async function drain(machine: Machine) { for (let i = 0; i < 3; i++) { const answer = ${made}; ${settled} try { return await answer; } catch (error) { await sleep(100); } } }`;

test('a promise that this file settles itself is no operation', () => {
  expect(sitesOf(waiting('createDeferred()', 'machine.once("answer", (value) => answer.resolve(value));'))).toEqual([]);
  expect(sitesOf(waiting('askMachine()', 'machine.once("answer", (value) => log(value));'))).toHaveLength(1);
});

test('to settle a promise is no operation, to run what one was handed is', () => {
  const queue = (made: string): string => `function run(fn: Step) { return ${made}((resolve: Step) => { const task = () => { try { resolve(1); } catch (error) { setTimeout(task, 1000); } }; task(); }); }`;
  expect(sitesOf(queue('new Promise'))).toEqual([]);
  expect(sitesOf(queue('perform'))).toHaveLength(1);
});

test('a promise that a field begins with is settled by what its executor kept', () => {
  const waits = (kept: string): string => `
    class Deferred { promise = new Promise((resolve) => { this.resolve = resolve; }).then((value) => value); }
    function pause(ms) { const deferred = new Deferred(); setTimeout(() => deferred.${kept}(), ms); return deferred.promise; }
    async function load() { for (let i = 0; i < 4; i++) { try { return await query(); } catch (error) { await pause(500); } } }`;
  expect(siteOf(waits('resolve')).facts.delay.steps[0]).toEqual({ min: 500, max: 500 });
  expect(sitesOf(waits('reject'))).toEqual([]);
});
