import { describe, test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { mendOptions } from './mend-options.js';

const undici = `import { RetryAgent } from 'undici';\n`;

describe('an option that does nothing goes', () => {
  test.each([
    ['first of some', 'new RetryAgent(agent, { retryAfter: false, maxRetries: 3 });', 'new RetryAgent(agent, { maxRetries: 3 });'],
    ['last of some', 'new RetryAgent(agent, { maxRetries: 3, retryAfter: false });', 'new RetryAgent(agent, { maxRetries: 3 });'],
    ['alone', 'new RetryAgent(agent, { retryAfter: false });', 'new RetryAgent(agent, {});'],
    ['on a line of its own', 'new RetryAgent(agent, {\n  retryAfter: false,\n  maxRetries: 3,\n});', 'new RetryAgent(agent, {\n  maxRetries: 3,\n});'],
    ['in a constant', 'const options = { retryAfter: false, maxRetries: 3 };\nnew RetryAgent(agent, options);', 'const options = { maxRetries: 3 };\nnew RetryAgent(agent, options);'],
  ])('%s', (_, before, after) => {
    expectEdit(mendOptions, undici + before, undici + after);
  });

  test('but not out of what others use as well', () => {
    expectEdit(mendOptions, `${undici}const options = { retryAfter: false };\nnew RetryAgent(agent, options);\nlog(options);`, null);
  });
});

describe('what must have been meant is written', () => {
  test.each([
    ['a function', `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: 1000 });`, `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: () => 1000 });`],
    ['a call', `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: axiosRetry.linearDelay });`, `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: axiosRetry.linearDelay() });`],
    ['an answer that is no promise', `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: async (failures) => failures < 3 });`, `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: (failures) => failures < 3 });`],
  ])('%s', (_, before, after) => {
    expectEdit(mendOptions, before, after);
  });

  test.each([
    ['another option', `import retry from 'async-retry';\nretry(load, { minTimeout: 100, retries: Infinity });`, `import retry from 'async-retry';\nretry(load, { minTimeout: 100, forever: true });`],
    ['the other way round', `import pRetry from 'p-retry';\npRetry(load, { minTimeout: 10_000, maxTimeout: 5000 });`, `import pRetry from 'p-retry';\npRetry(load, { minTimeout: 5000, maxTimeout: 10_000 });`],
  ])('%s, as a suggestion', (_, before, after) => {
    expectEdit(mendOptions, before, after, { safe: false });
  });

  test('not where the answer hangs on a promise', () => {
    expectEdit(mendOptions, `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: async (failures) => failures < 3 && (await isOnline()) });`, null);
  });
});
