import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';
import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ioredis } from './ioredis.js';

describeLibrary(ioredis, {
  policies: [
    { code: `import Redis from 'ioredis'; new Redis({ reconnectOnError: isReadOnly });`, attempts: 'none', waits: [[50, 249], [100, 299], [200, 399], [400, 599], [800, 999], [1600, 1799]] },
    { code: `import Redis from 'ioredis'; new Redis({ retryStrategy: (times) => (times > 3 ? null : times * 100) });`, attempts: 4, waits: [100, 200, 300] },
  ],
  unknown: { code: `import Redis from 'ioredis'; new Redis({ retryStrategy: limits.strategy });`, fact: 'delay' },
});

test('how often a command is sent again says nothing of how the connection comes back', () => {
  const connecting = (options: string): number => sitesOf(`import Redis from 'ioredis'; export const connection = new Redis(url, { ${options} });`).length;
  expect(connecting('maxRetriesPerRequest: null')).toBe(0);
  expect(connecting('maxRetriesPerRequest: null, retryStrategy: (times) => times * 100')).toBe(1);
});

test('the nodes of a cluster come back by a function of their own, and not by what is said for a single one', () => {
  const cluster = (options: string): readonly unknown[] => sitesOf(`import Redis from 'ioredis'; export const cluster = new Redis.Cluster(nodes, { ${options} });`).map(({ facts }) => facts.delay.steps.slice(0, 2));
  expect(cluster('clusterNodeRetryStrategy: (times) => times * 100')).toEqual([[{ min: 100, max: 100 }, { min: 200, max: 200 }]]);
  expect(cluster('redisOptions: { retryStrategy: (times) => times * 100, reconnectOnError: isReadOnly }')).toEqual([]);
});

test('what the file does not tell is the same either way through a condition that has nothing to do with it', () => {
  const cured = (options: string): boolean => {
    const [site] = sitesOf(`import Redis from 'ioredis'; export const connection = new Redis({ retryStrategy: (times) => times * 100, ${options} });`);
    return site !== undefined && site.facts.cures !== null;
  };
  expect(cured('reconnectOnError: isReadOnly, ...(isPlain ? {} : { tls: {} })')).toBe(true);
  expect(cured('reconnectOnError: isReadOnly, ...(isSlow ? { retryStrategy: (times) => times * 1000 } : {})')).toBe(false);
});
