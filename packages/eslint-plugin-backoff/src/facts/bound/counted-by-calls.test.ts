import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const bound = (question: string, delayMs: string): string =>
  siteOf(`import { Backoff } from 'backo';
    function send(job) {
      const backoff = new Backoff({ min: 1000 });
      post(job, answered);
      function answered(error) {
        if (!error) return log('sent');
        if (${question}) { log(error); return; }
        setTimeout(() => post(job, answered), ${delayMs});
      }
    }`).facts.bound.kind;

test('what the site calls for each wait may count the calls', () => {
  expect(bound('backoff.attempts === 10', 'backoff.duration()')).toBe('unknown');
  expect(bound('backoff.attempts >= most', 'backoff.duration()')).toBe('unknown');
});

test('what it does not call, and what it asks nothing of, counts nothing', () => {
  expect(bound('job.kind === 10', '1000')).toBe('none');
  expect(bound('stopped === 10', 'backoff.duration()')).toBe('none');
  expect(bound('backoff.length === 10', 'backoff.duration()')).toBe('none');
  expect(bound("backoff.kind === 'paused'", 'backoff.duration()')).toBe('none');
});
