import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const delayOf = (pause: string): unknown => {
  const { delay } = siteOf(`async function publishedAt(name, given) {
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      try { return execFileSync('npm', ['view', name, 'time']); } catch (error) { log(error); }
      if (attempt < 3) ${pause};
    }
    throw new Error('unknown');
  }`).facts;
  return delay.kind === 'waits' ? delay.steps : delay.kind;
};

const waits = (...delaysMs: readonly number[]): readonly unknown[] => delaysMs.map((ms) => ({ min: ms, max: ms }));

test('a program of the shell that waits is a wait, in seconds', () => {
  expect(delayOf("execFileSync('sleep', ['10'])")).toEqual(waits(10_000, 10_000));
  expect(delayOf("spawnSync('sleep', [String(0.5)])")).toEqual(waits(500, 500));
  expect(delayOf("execSync('sleep 2')")).toEqual(waits(2000, 2000));
  expect(delayOf('execSync(`sleep ${attempt * 5}`)')).toEqual(waits(5000, 10_000));
  expect(delayOf("await execAsync('sleep 2')")).toEqual(waits(2000, 2000));
});

test('another program, and a wait that nobody waits for, leave no time', () => {
  expect(delayOf("execFileSync('npm', ['cache', 'clean'])")).toEqual('none');
  expect(delayOf("execSync('sleepwalk 2')")).toEqual('none');
  expect(delayOf("spawn('sleep', ['10'])")).toEqual('none');
});
