import { describe, expect, test } from 'vitest';

import { describeLibrary } from '../../facts/testing/describe-library.js';
import { siteOf, sitesOf } from '../../facts/testing/site-of.js';
import { cockatiel } from './cockatiel.js';

describeLibrary(cockatiel, {
  policies: [
    { code: `import { handleAll, retry } from 'cockatiel'; retry(handleAll, {});`, attempts: 'none', waits: [0, 0, 0, 0, 0, 0] },
    { code: `import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 4, backoff: new ExponentialBackoff({ generator: noJitterGenerator, exponent: 3 }) });`, attempts: 5, waits: [128, 256, 512, 1024] },
    { code: `import { ExponentialBackoff, fullJitterGenerator, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 4, backoff: new ExponentialBackoff({ generator: fullJitterGenerator, maxDelay: 500 }) });`, attempts: 5, waits: [[0, 127], [0, 255], [0, 499], [0, 499]] },
    { code: `import { IterableBackoff, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 4, backoff: new IterableBackoff([10, 50, 100]) });`, attempts: 5, waits: [10, 50, 100, 100] },
    { code: `import { DelegateBackoff, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 3, backoff: new DelegateBackoff(({ attempt }) => attempt * 100) });`, attempts: 4, waits: [100, 200, 300] },
    { code: `import { ExponentialBackoff, halfJitterGenerator, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff({ generator: halfJitterGenerator, initialDelay: 100, exponent: 5 }) });`, attempts: 4, waits: [[50, 99], [100, 199], [200, 399]] },
  ],
  unknown: { code: `import { handleAll, retry } from 'cockatiel'; retry(handleAll, { backoff: limits.backoff });`, fact: 'delay' },
});

describe('the function that a policy of cockatiel runs', () => {
  const head = `import { ExponentialBackoff, circuitBreaker, handleAll, handleType, handleWhen, retry, wrap } from 'cockatiel'; import axios from 'axios';`;
  const factsOf = (policy: string, code: string) => siteOf(`${head} const policy = ${policy}; ${code}`).facts;
  const statusesOf = (policy: string, code = 'export const load = () => policy.execute(() => axios.get(url));') => factsOf(policy, code).retriedStatuses.byStatus;
  const options = '{ maxAttempts: 3, backoff: new ExponentialBackoff() }';

  test.each([
    ['every failure', `retry(handleAll, ${options})`, 'retried', 'retried'],
    ['those that a function says', `retry(handleWhen((error) => error.response.status >= 500), ${options})`, 'final', 'retried'],
    ['those of a class', `retry(handleType(Refused), ${options})`, 'unknown', 'unknown'],
    ['those that come from elsewhere', `retry(transient, ${options})`, 'unknown', 'unknown'],
  ])('is tried again after %s', (_, policy, gone, busy) => {
    const statuses = statusesOf(policy);
    expect([statuses?.get(404), statuses?.get(503)]).toEqual([gone, busy]);
  });

  test('may stand behind other policies', () => {
    const { operation, retriedStatuses } = factsOf(`retry(handleAll, ${options})`, `const both = wrap(policy, circuitBreaker(handleAll, {})); export const load = () => both.execute(() => axios.get(url));`);
    expect(operation).toMatchObject({ http: true, method: 'GET' });
    expect(retriedStatuses.byStatus?.get(404)).toBe('retried');
  });

  test('may be a method below a decorator', () => {
    const statuses = (policy: string, decorator: string) => sitesOf(`${head} import { usePolicy } from 'cockatiel'; ${policy} class Api { ${decorator} async load(id) { return axios.get(this.base + id); } }`).map(({ facts }) => [facts.retriedStatuses.byStatus?.get(404), facts.nesting.length]);
    expect(statuses(`const policy = retry(handleAll, ${options});`, '@usePolicy(policy)')).toEqual([['retried', 0]]);
    expect(statuses('', `@usePolicy(retry(handleAll, ${options}))`)).toEqual([['retried', 0]]);
    expect(statuses(`const policy = retry(handleAll, ${options});`, '@usePolicy(other)')).toEqual([[undefined, 0]]);
  });

  test('is known as far as all that it runs agree', () => {
    const two = (second: string) => factsOf(`retry(handleAll, ${options})`, `export const load = () => policy.execute(() => axios.get(url)); export const again = () => policy.execute(() => ${second});`);
    expect(two('axios.get(other)').bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(two('axios.get(other)').retriedStatuses.byStatus?.get(404)).toBe('retried');
    expect(two('openFile(name)').retriedStatuses.byStatus?.get(404)).not.toBe('retried');
  });

  test('is nested around a client that retries by itself', () => {
    const { nesting } = factsOf(`retry(handleAll, ${options})`, `import OpenAI from 'openai'; const client = new OpenAI(); export const ask = (body) => policy.execute(() => client.responses.create(body));`);
    expect(nesting.map(({ library, attempts }) => ({ library, attempts }))).toEqual([{ library: 'openai', attempts: 3 }]);
  });

  test('is watched where something listens to the policy, or may', () => {
    const observed = (code: string) => siteOf(`${head} const policy = retry(handleAll, ${options}); ${code} export const load = () => policy.execute(() => axios.get(url));`).facts.observability.observed;
    expect(observed('policy.onRetry((failure) => { log.warn(failure); });')).toBe(true);
    expect(observed('watch(policy);')).toBe(true);
    expect(observed('')).toBe(false);
  });
});
