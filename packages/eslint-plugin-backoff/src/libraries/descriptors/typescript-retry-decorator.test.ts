import { describe, expect, test } from 'vitest';

import { describeLibrary } from '../../facts/testing/describe-library.js';
import { siteOf } from '../../facts/testing/site-of.js';
import { typescriptRetryDecorator } from './typescript-retry-decorator.js';

describeLibrary(typescriptRetryDecorator, {
  policies: [
    { code: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 3 }) async load() { return ask(); } }`, attempts: 4, waits: [0, 0, 0] },
    { code: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 3, backOff: 1000 }) async load() { return ask(); } }`, attempts: 4, waits: [1000, 1000, 1000] },
    { code: `import { BackOffPolicy, Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 4, backOffPolicy: BackOffPolicy.ExponentialBackOffPolicy }) async load() { return ask(); } }`, attempts: 5, waits: [1000, 2000, 2000, 2000] },
    { code: `import { BackOffPolicy, Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 3, backOff: 5000, backOffPolicy: BackOffPolicy.ExponentialBackOffPolicy }) async load() { return ask(); } }`, attempts: 4, waits: [5000, 2000, 2000] },
    { code: `import { BackOffPolicy, ExponentialBackoffStrategy, Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 3, backOff: 500, backOffPolicy: BackOffPolicy.ExponentialBackOffPolicy, exponentialOption: { maxInterval: 4000, multiplier: 3, backoffStrategy: ExponentialBackoffStrategy.EqualJitter } }) async load() { return ask(); } }`, attempts: 4, waits: [[250, 500], [750, 1500], [2000, 4000]] },
    { code: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ backOff: 1000 }) async load() { return ask(); } }`, attempts: 'none', waits: [1000, 1000] },
  ],
  unknown: { code: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: limits.attempts }) async load() { return ask(); } }`, fact: 'bound' },
});

describe('the method below `@Retryable`', () => {
  const factsOf = (options: string) => siteOf(`import { Retryable } from 'typescript-retry-decorator'; import axios from 'axios'; class Api { @Retryable({ maxAttempts: 3, backOff: 1000${options} }) async load(id) { return axios.get(this.base + id); } }`).facts;

  test('is what is repeated', () => {
    expect(factsOf('').operation).toMatchObject({ http: true, method: 'GET' });
  });

  test.each([
    ['every failure', '', 'retried', 'retried'],
    ['those that a function says', ', doRetry: (error) => error.response.status >= 500', 'final', 'retried'],
    ['those of a class', ', value: [Refused]', 'unknown', 'unknown'],
  ])('is tried again after %s', (_, options, gone, busy) => {
    const { byStatus } = factsOf(options).retriedStatuses;
    expect([byStatus?.get(404), byStatus?.get(503)]).toEqual([gone, busy]);
  });
});
