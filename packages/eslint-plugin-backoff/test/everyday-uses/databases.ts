import type { EverydayUse } from './everyday-use.js';

/** What stores data, and what waits for it. */
export const databases: readonly EverydayUse[] = [
  {
    name: 'sequelize',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[1000, 1000], [1500, 1500], [2250, 2250]] },
    code: `import { Sequelize } from 'sequelize';
export const sequelize = new Sequelize(process.env.DATABASE_URL!, {
  dialect: 'postgres',
  pool: { max: 10, idle: 10000 },
  retry: { match: [/ConnectionError/, /ConnectionRefusedError/, /TimeoutError/], max: 5, backoffBase: 1000, backoffExponent: 1.5 },
});`,
  },
  {
    name: 'sequelize-plain',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[100, 100], [110, 110]] },
    code: `const Sequelize = require('sequelize');
module.exports = new Sequelize('db', 'user', 'pw', { host: 'h', dialect: 'mysql', retry: { max: 3 } });`,
  },
  {
    name: 'nest-typeorm',
    reports: ['no-fixed-delay'],
    policy: { attempts: 5, waits: [[3000, 3000], [3000, 3000], [3000, 3000]] },
    code: `import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
@Module({ imports: [TypeOrmModule.forRootAsync({ inject: [ConfigService], useFactory: (config: ConfigService) => ({ type: 'postgres', url: config.get('DB'), retryAttempts: 5, retryDelay: 3000, autoLoadEntities: true }) })] })
export class AppModule {}`,
  },
  {
    name: 'nest-mongoose-forever',
    reports: ['no-fixed-delay', 'no-unbounded-retry'],
    policy: { attempts: 'none', waits: [[5000, 5000], [5000, 5000], [5000, 5000]] },
    code: `import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
@Module({ imports: [MongooseModule.forRoot('mongodb://x', { retryAttempts: Infinity, retryDelay: 5000 })] })
export class AppModule {}`,
  },
  {
    name: 'redlock',
    reports: [],
    policy: { attempts: 11, waits: [[0, 399], [0, 399], [0, 399]] },
    code: `import Redlock from 'redlock';
import Redis from 'ioredis';
export const redlock = new Redlock([new Redis(process.env.REDIS!)], { driftFactor: 0.01, retryCount: 10, retryDelay: 200, retryJitter: 200 });`,
  },
  {
    name: 'redlock-fixed',
    reports: ['no-fixed-delay'],
    policy: { attempts: 31, waits: [[500, 500], [500, 500], [500, 500]] },
    code: `const Redlock = require('redlock');
module.exports = new Redlock([client], { retryCount: 30, retryDelay: 500, retryJitter: 0 });`,
  },
  {
    name: 'bullmq-connection',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[500, 500], [1000, 1000], [1500, 1500]] },
    code: `import { Queue } from 'bullmq';
export const queue = new Queue('mail', { connection: { host, port: 6379, maxRetriesPerRequest: null, retryStrategy: (times: number) => Math.min(times * 500, 20_000) } });`,
  },
  {
    name: 'bull-redis',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[50, 50], [100, 100], [150, 150]] },
    code: `import Queue from 'bull';
export const queue = new Queue('mail', { redis: { host, port: 6379, retryStrategy: (times) => Math.min(times * 50, 2000) } });`,
  },
  {
    name: 'upstash',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[50, 50], [136, 136], [369, 369]] },
    code: `import { Redis } from '@upstash/redis';
export const redis = new Redis({ url, token, retry: { retries: 5, backoff: (retryCount) => Math.exp(retryCount) * 50 } });`,
  },
  {
    name: 'upstash-env',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[50, 50], [136, 136], [369, 369]] },
    code: `import { Redis } from '@upstash/redis';
export const redis = Redis.fromEnv({ retry: { retries: 3 } });`,
  },
  {
    name: 'bullmq-shared-connection',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[200, 200], [400, 400], [600, 600]] },
    code: `import { Queue, Worker } from 'bullmq';
const connection = { host: 'h', port: 6379, maxRetriesPerRequest: null, retryStrategy: (times: number) => Math.min(times * 200, 5000) };
export const queue = new Queue('a', { connection });
export const worker = new Worker('a', run, { connection, concurrency: 5 });`,
  },
];
