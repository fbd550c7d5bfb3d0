import { expect, test } from 'vitest';
import { parsed } from '../../../test/parsed.js';
import { decomposeDelay } from './decompose-delay.js';

test.each([
  ['100 * 2 ** i', { base: '100', factor: '2', attempt: 'i', cap: null }],
  ['base * Math.pow(factor, attempt - 1)', { base: 'base', factor: 'factor', attempt: 'attempt - 1', cap: null }],
  ['Math.min(1000 * Math.pow(2, i), MAX)', { base: '1000', factor: '2', attempt: 'i', cap: 'MAX' }],
  ['Math.min(MAX, (1 << i) * 250)', { base: '250', factor: '2', attempt: 'i', cap: 'MAX' }],
  ['200 << retry', { base: '200', factor: '2', attempt: 'retry', cap: null }],
  ['2 ** i * 5 * SECOND', { base: '5 * SECOND', factor: '2', attempt: 'i', cap: null }],
  ['2 ** i * 5 * 1000', { base: '5000', factor: '2', attempt: 'i', cap: null }],
  ['Math.min(60, 2 ** i) * 1000', { base: '1000', factor: '2', attempt: 'i', cap: '60000' }],
  ['Math.random() * 200 * 2 ** i', { base: '200', factor: '2', attempt: 'i', cap: null }],
  ['Math.min(8_000, 1_000 * 2 ** i + Math.random() * 1_000)', { base: '1_000', factor: '2', attempt: 'i', cap: '8_000' }],
  ['Math.floor(base * 2 ** i * (0.9 + Math.random() * 0.2))', { base: 'base', factor: '2', attempt: 'i', cap: null }],
  ['Math.max(0, base * 2 ** i)', { base: 'base', factor: '2', attempt: 'i', cap: null }],
  ['(base + 1) * 2 ** (i - 1)', { base: '(base + 1)', factor: '2', attempt: 'i - 1', cap: null }],
  ['this.options.base! * 1.5 ** this.retries', { base: 'this.options.base!', factor: '1.5', attempt: 'this.retries', cap: null }],
  ['i === 0 ? base : base * 2 ** i', { base: 'base', factor: '2', attempt: 'i', cap: null }],
  ['i > 0 ? base * 2 ** i : base', { base: 'base', factor: '2', attempt: 'i', cap: null }],
  ['100 * 2 ** i + 100 * 2 ** i * 0.25 * Math.random()', { base: '100', factor: '2', attempt: 'i', cap: null }],
  ['Math.min(MAX, base * 2 ** i + Math.floor(base * 2 ** i * 0.25 * Math.random()))', { base: 'base', factor: '2', attempt: 'i', cap: 'MAX' }],
  ['base * 2 ** i / 2', { base: 'base / 2', factor: '2', attempt: 'i', cap: null }],
])('%s', (code, formula) => {
  expect(decompose(code)).toEqual(formula);
});

test('one ceiling for what grows and for what chance adds to it is one', () => {
  const before = 'const exponential = Math.min(MAX, 50 * 2 ** i); const jitter = Math.floor(exponential * 0.25 * Math.random());';
  expect(decompose('Math.min(MAX, exponential + jitter)', before)).toEqual({ base: '50', factor: '2', attempt: 'i', cap: 'MAX' });
  expect(decompose('Math.min(LONGEST, exponential + jitter)', before)).toBeNull();
});

test('follows a constant', () => {
  expect(decompose('Math.min(exponential, MAX)', 'const exponential = 50 * 2 ** i;')).toEqual({ base: '50', factor: '2', attempt: 'i', cap: 'MAX' });
});

test.each(['50 * 2 ** i + 100 * 2 ** i * Math.random()', '100 * n ** 2', '1000 * (i + 1)', 'DELAYS[i]', 'delay', 'Math.max(500, 100 * 2 ** i)', 'x / 2 + Math.random() * 100', '500 + 100 * 2 ** i', 'i === 0 ? 50 : base * 2 ** i', 'i === 1 ? base : base * 2 ** i'])(
  'nothing of %s',
  (code) => {
    expect(decompose(code)).toBeNull();
  },
);

function decompose(code: string, before = '') {
  const { expression, file } = parsed(code, before);
  return decomposeDelay(expression, file);
}

test('a value is taken apart where nothing that it is made of has been set since', () => {
  const after = (between: string): ReturnType<typeof decomposeDelay> => decompose('delay', `const delay = Math.min(MAX, 50 * 2 ** entry.restarts); ${between}`);
  expect(after('log(entry);')).toEqual({ base: '50', factor: '2', attempt: 'entry.restarts', cap: 'MAX' });
  expect(after('entry.restarts += 1;')).toBeNull();
});
