import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';
import { retryLoop } from '../testing/retry-loop.js';

const growth = (before: string, delay: string): string =>
  siteOf(`${before}\n${retryLoop(`await sleep(${delay});`, { head: 'let attempt = 0; attempt < delays.length; attempt++' })}`).facts.growth.kind;

test('how a table grows that comes from elsewhere is not told here', () => {
  expect(growth("import { delays } from './delays.js';", 'delays[attempt]')).toBe('unknown');
  expect(growth("import { slow } from './delays.js'; const delays = patient ? slow : [];", 'delays[attempt] ?? 0')).toBe('unknown');
  expect(growth('const delays = config.delays;', 'delays[attempt]')).toBe('unknown');
  expect(growth("import { delays } from './delays.js';", 'delays[attempt].seconds * 1000')).toBe('unknown');
  expect(growth('const delays = config.delays ?? [100, 1000, 2000, 9000];', 'delays[attempt]')).toBe('table');
  expect(growth("import { client } from './client.js'; const delays = [100, 1000, 2000, 9000];", 'delays[attempt]')).toBe('table');
});

test('how one grows that a caller writes down is', () => {
  const handed = (delays: string): string =>
    siteOf(`async function load(url, { delays }) { let attempt = 0; for (;;) { try { return await client.get(url); } catch (error) { if (attempt >= delays.length) throw error; await sleep(delays[attempt]); attempt += 1; } } }
      load('/users', { delays: ${delays} });`).facts.growth.kind;
  expect(handed('[100, 1000, 5000]')).toBe('table');
  expect(handed('config.delays')).toBe('unknown');
});

test('a place in a table is no name for a wait', () => {
  const waits = (step: string): unknown =>
    siteOf(`const STEPS = [{ ms: 15 }, { ms: 60 }]; function retry(context, error) { const step = ${step}; context.attempts += 1; setTimeout(() => { client.load(retry.bind(null, context)); }, step.ms); }`).facts.delay.symbolic[1];
  expect(waits('STEPS[Math.min(context.attempts, context.most) - 1]')).toBeNull();
  expect(waits('context.step')).toMatchObject({ text: 'context.step.ms' });
});
