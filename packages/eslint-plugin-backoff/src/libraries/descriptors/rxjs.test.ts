import { expect, test } from 'vitest';

import { describeLibrary } from '../../facts/testing/describe-library.js';
import { siteOf } from '../../facts/testing/site-of.js';
import { rxjs } from './rxjs.js';

describeLibrary(rxjs, {
  policies: [
    { code: `import { retry } from 'rxjs'; source.pipe(retry({ count: 6, delay: 1000 }));`, attempts: 7, waits: [1000, 1000, 1000, 1000, 1000, 1000] },
    { code: `import { retry, timer } from 'rxjs'; source.pipe(retry({ count: 3, delay: (error, n) => timer(n * 500) }));`, attempts: 4, waits: [500, 1000, 1500] },
  ],
  unknown: { code: `import { retry } from 'rxjs'; source.pipe(retry({ count: limits.most, delay: 100 }));`, fact: 'bound' },
});

const watching = (test: string) =>
  siteOf(`import { mergeMap, of, retryWhen, throwError, timer } from 'rxjs';
    class Page { load() { return this.api.get(id).pipe(retryWhen((errors) => errors.pipe(mergeMap((error) => { if (${test}) return throwError(error); return timer(2000); })))); } }`).facts;

test('what an object of its own ends may come to an end, what only the failure ends need not', () => {
  expect(watching('!this.order || this.order.isDone').bound.kind).toBe('unknown');
  expect(watching('error.status === 404').bound.kind).toBe('none');
  expect(watching('!this.order').delay.steps[0]).toEqual({ min: 2000, max: 2000 });
});

test('a delay that its object may end is told as it is, without a bound', () => {
  const { bound, delay } = siteOf(`import { retry, throwError, timer } from 'rxjs';
    class Page { load() { return this.api.get(id).pipe(retry({ delay: (error) => (this.isClosed ? throwError(() => error) : timer(500)) })); } }`).facts;
  expect(bound.kind).toBe('unknown');
  expect(delay.steps[0]).toEqual({ min: 500, max: 500 });
});
