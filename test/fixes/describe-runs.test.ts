import { expect, test } from 'vitest';
import { describeRuns } from './describe-runs.js';
import type { Run } from './run-program.js';

const gaveUp: Run = { attempts: 3, firstWait: 0, waits: [100, 200], lastWait: 0, end: { kind: 'throws', error: new Error('503 #3') } };

test('a wait without chance is one number', () => {
  expect(describeRuns([gaveUp, gaveUp])).toBe('100 200 throws 503 #3');
});

test('a wait with chance runs from the least to the most', () => {
  expect(describeRuns([{ ...gaveUp, waits: [0, 7000] }, { ...gaveUp, waits: [50, 7100] }, { ...gaveUp, waits: [100, 7200] }])).toBe(
    '0..100 7000..7200 throws 503 #3',
  );
});

test('a wait that is not drawn evenly is told by its values', () => {
  expect(describeRuns([{ ...gaveUp, waits: [0, 400] }, { ...gaveUp, waits: [25, 0] }, gaveUp])).toBe(
    '(0 25 100) (400 0 200) throws 503 #3',
  );
});

test('a wait after the last attempt is told', () => {
  expect(describeRuns([{ ...gaveUp, lastWait: 400 }])).toBe('100 200 then 400 throws 503 #3');
});

test('the cause of an error is told', () => {
  const error = new Error('gave up', { cause: new Error('503 #3') });
  expect(describeRuns([{ ...gaveUp, end: { kind: 'throws', error } }])).toBe('100 200 throws gave up (503 #3)');
});

test('of what goes on, four waits are enough', () => {
  const endless: Run = { attempts: 60, firstWait: 0, waits: Array.from({ length: 59 }, () => 1000), lastWait: 0, end: { kind: 'goes on' } };
  expect(describeRuns([endless])).toBe('1000 1000 1000 1000 goes on');
});

test('runs that chance leads to different ends stand side by side', () => {
  const end = { kind: 'returns', value: new Response(null, { status: 204 }) } as const;
  expect(describeRuns([gaveUp, { ...gaveUp, attempts: 2, waits: [5], end }])).toBe('100 200 throws 503 #3 | 5 returns 204');
});
