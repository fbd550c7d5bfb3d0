import type { Library, LibraryCall, Policy } from '../library.js';

/** `maxRetriesPerRequest` says when a command gives up, as job queues ask of every connection, and nothing of how this one comes back. */
const when = ['retryStrategy', 'reconnectOnError'];

/** A cluster goes by another function. */
const cluster: Partial<Policy> = {
  options: { clusterRetryStrategy: { role: 'delay function', arguments: ['retry'] } },
  delay: (n) => Math.min(100 + n * 2, 2000),
  capMs: 2000,
};

/** So does each of its nodes, which comes back only where it is given one: what `redisOptions` say of that is passed over. */
const node: Partial<Policy> = { options: { clusterNodeRetryStrategy: { role: 'delay function', arguments: ['retry'] } } };

/** Each look for a master goes by functions of its own. */
const sentinels: readonly LibraryCall[] = [
  { name: 'sentinelRetryStrategy', delay: (n: number) => Math.min(n * 10, 1000), capMs: 1000 },
  { name: 'sentinelReconnectStrategy', delay: () => 60_000, capMs: 60_000 },
].flatMap(({ name, delay, capMs }) =>
  ['default', 'Redis'].map((made): LibraryCall => ({ export: made, options: 0, when: [name], isBeside: true, policy: { options: { [name]: { role: 'delay function', arguments: ['retry'] } }, delay, capMs } })),
);

/** What job queues hand on to it, which go by waits of their own otherwise. */
const queues: readonly LibraryCall[] = [
  ...['Queue', 'QueueEvents', 'Worker', 'FlowProducer'].flatMap((name) => [0, 1, 2].map((options) => ({ export: name, modules: ['bullmq'], options, under: 'connection' }))),
  ...['forRoot', 'registerQueue'].map((name) => ({ export: `BullModule.${name}`, modules: ['@nestjs/bullmq'], options: 0, under: 'connection' })),
  ...['default', 'Queue'].map((name) => ({ export: name, modules: ['bull'], options: 1, under: 'redis' })),
  ...['forRoot', 'registerQueue'].map((name) => ({ export: `BullModule.${name}`, modules: ['@nestjs/bull'], options: 0, under: 'redis' })),
].map((call) => ({ ...call, when: ['retryStrategy'] }));

/** https://github.com/redis/ioredis */
export const ioredis: Library = {
  name: 'ioredis',
  modules: ['ioredis', 'bullmq', '@nestjs/bullmq', 'bull', '@nestjs/bull'],
  calls: [
    ...queues,
    ...sentinels,
    ...['default', 'Redis'].flatMap((name) => [0, 1, 2].map((options) => ({ export: name, options, when }))),
    ...['Cluster', 'Redis.Cluster'].map((name) => ({ export: name, options: 1, when: ['clusterRetryStrategy'], policy: cluster })),
    ...['Cluster', 'Redis.Cluster'].map((name) => ({ export: name, options: 1, when: ['clusterNodeRetryStrategy'], isBeside: true as const, policy: node })),
  ],
  options: { retryStrategy: { role: 'delay function', arguments: ['retry'] }, maxRetriesPerRequest: { role: 'other' }, reconnectOnError: { role: 'other' } },
  delay: (n, r) => Math.min(2 ** (n - 1) * 50, 5000) + Math.floor(r * 200),
  capMs: 5000,
  versions: [{ before: 6, changes: { delay: (n) => Math.min(n * 50, 2000), capMs: 2000 } }],
  statuses: null,
  retryAfter: null,
  connection: true,
  hazards: [{ option: 'retryStrategy', when: { retryStrategy: 'gives a promise' }, effect: 'gives a promise where a number is wanted: the client never connects again' }],
};
