import { expect, test } from 'vitest';

import { sitesOf, siteOf } from '../../facts/testing/site-of.js';

const retried = (call: string): string => `
async function main(signal) {
  for (let attempt = 1; attempt <= 4; attempt++) {
    try { return await ${call}; } catch (error) {
      if (attempt === 4) throw error;
      await sleep(1000 * attempt);
    }
  }
}`;

test.for([
  ['throws after a while', 'async function ask() { await sleep(200); if (Math.random() > 0.3) throw new Error("503"); return {}; }'],
  ['rejects by a timer', 'const ask = () => new Promise((resolve, reject) => { setTimeout(() => (Math.random() > 0.5 ? resolve() : reject(new Error("down"))), 200); });'],
  ['gives a rejected promise', 'const ask = () => sleep(200).then(() => (healthy ? "ok" : Promise.reject(new Error("down"))));'],
] as const)('a function that waits and %s stands in for a request', ([, ask]) => {
  expect(siteOf(`${ask} ${retried('ask()')}`).facts.delay.steps).toEqual([{ min: 1000, max: 1000 }, { min: 2000, max: 2000 }, { min: 3000, max: 3000 }]);
});

test.for([
  ['cannot fail', 'async function ask() { await sleep(200); return "ok"; }', 'ask()'],
  ['is a sleep that can be broken off', 'const ask = (ms) => new Promise((resolve, reject) => { const timer = setTimeout(resolve, ms); signal.onabort = () => { clearTimeout(timer); reject(signal.reason); }; });', 'ask(500)'],
  ['is such a sleep of its own length', 'const ask = () => new Promise((resolve, reject) => { const timer = setTimeout(resolve, 500); signal.onabort = () => { clearTimeout(timer); reject(signal.reason); }; });', 'ask()'],
  ['makes its length of what it is told', 'async function ask(ms) { const length = Math.max(0, ms); await new Promise((resolve) => setTimeout(resolve, length)); if (signal.aborted) throw signal.reason; }', 'ask(500)'],
] as const)('one that %s does not', ([, ask, call]) => {
  expect(sitesOf(`${ask} ${retried(call)}`)).toHaveLength(0);
});

test('what else the function waits for is the operation', () => {
  const { operation } = siteOf(`async function ask() { await sleep(200); const answer = await fetch('/job'); if (!answer.ok) throw new Error('no'); return answer; } ${retried('ask()')}`).facts;
  expect(operation.http).toBe(true);
});
