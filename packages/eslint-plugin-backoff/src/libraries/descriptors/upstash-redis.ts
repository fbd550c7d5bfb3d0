import type { Library, LibraryCall } from '../library.js';

const client = (name: string, modules: readonly string[]): LibraryCall => ({ export: name, modules, options: 0, under: 'retry', when: 'options' });
const redis = ['@upstash/redis', '@upstash/redis/cloudflare', '@upstash/redis/fastly'];

/** https://upstash.com/docs/redis/sdks/ts/retries: an answer, whichever, is none that is asked for again. Measured with 1.39, and with @upstash/qstash 2.12. */
export const upstashRedis: Library = {
  name: '@upstash/redis',
  modules: [...redis, '@upstash/qstash', '@vercel/kv'],
  calls: [client('Redis', redis), client('Redis.fromEnv', redis), client('Client', ['@upstash/qstash']), client('createClient', ['@vercel/kv'])],
  options: {
    retries: { role: 'attempts', counts: 'retries', default: 5 },
    backoff: { role: 'delay function', arguments: ['retry from 0'] },
  },
  delay: (n) => Math.exp(n - 1) * 50,
  statuses: [],
  retryAfter: null,
};
