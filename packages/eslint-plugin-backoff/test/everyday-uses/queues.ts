import type { EverydayUse } from './everyday-use.js';

/** Job queues and workflows. */
export const queues: readonly EverydayUse[] = [
  {
    name: 'bullmq-default',
    reports: ['require-jitter'],
    code: `import { Queue } from 'bullmq';
export const emailQueue = new Queue('email', { connection: { host: 'localhost' }, defaultJobOptions: { attempts: 3, backoff: { type: 'exponential', delay: 1000 }, removeOnComplete: true } });`,
  },
  {
    name: 'bullmq-add',
    reports: ['no-fixed-delay'],
    code: `import { Injectable } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import { Queue } from 'bullmq';
@Injectable()
export class MailService {
  constructor(@InjectQueue('mail') private readonly queue: Queue) {}
  async send(to: string) { await this.queue.add('welcome', { to }, { attempts: 5, backoff: { type: 'fixed', delay: 5000 } }); }
}`,
  },
  {
    name: 'temporal',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The waits are those of the server, which knows no randomness.' },
    code: `import { proxyActivities } from '@temporalio/workflow';
const { charge } = proxyActivities<typeof activities>({ startToCloseTimeout: '1 minute', retry: { initialInterval: '1s', maximumAttempts: 5, backoffCoefficient: 2 } });`,
  },
  {
    name: 'pgboss',
    reports: ['no-fixed-delay'],
    code: `import PgBoss from 'pg-boss';
const boss = new PgBoss(url);
export const send = () => boss.send('mail', { to }, { retryLimit: 5, retryDelay: 30 });`,
  },
  {
    name: 'pgboss-backoff',
    reports: [],
    code: `import PgBoss from 'pg-boss';
class Jobs { private boss: PgBoss; constructor() { this.boss = new PgBoss({ connectionString: url }); } send(d: object) { return this.boss.send('mail', d, { retryLimit: 5, retryDelay: 10, retryBackoff: true }); } }`,
  },
  {
    name: 'graphile',
    reports: [],
    code: `import { run } from 'graphile-worker';
await run({ connectionString, taskList: { hello: async (payload) => {} } });
export const add = (helpers) => helpers.addJob('hello', {}, { maxAttempts: 5 });`,
  },
  {
    name: 'graphile-quick',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[2718, 2718], [7389, 7389]] },
    keeps: { rules: ['require-jitter'], because: 'The database works the waits out.' },
    code: `import { quickAddJob } from 'graphile-worker';
export const mail = (to: string) => quickAddJob({ connectionString: process.env.DATABASE_URL }, 'mail', { to }, { maxAttempts: 3 });`,
  },
  {
    name: 'pgboss-queue',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[60_000, 60_000], [60_000, 60_000]] },
    code: `import PgBoss from 'pg-boss';
export async function start() { const boss = new PgBoss(process.env.DATABASE_URL!); await boss.start(); await boss.createQueue('mail', { retryLimit: 3, retryDelay: 60 }); return boss; }`,
  },
  {
    name: 'pgboss-object',
    reports: [],
    policy: { attempts: 5, waits: [[5000, 10_000], [10_000, 20_000]] },
    code: `const PgBoss = require('pg-boss');
const boss = new PgBoss('postgres://x');
exports.queue = (data) => boss.send({ name: 'mail', data, options: { retryLimit: 4, retryBackoff: true, retryDelay: 5 } });`,
  },
  {
    name: 'temporal-start',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[10_000, 10_000], [20_000, 20_000]] },
    keeps: { rules: ['require-jitter'], because: 'The waits are those of the server, which knows no randomness.' },
    code: `import { Client, Connection } from '@temporalio/client';
export async function order(id: string) { const connection = await Connection.connect(); const client = new Client({ connection }); return client.workflow.start(orderWorkflow, { taskQueue: 'orders', workflowId: id, args: [id], retry: { maximumAttempts: 3, initialInterval: '10s' } }); }`,
  },
  {
    name: 'temporal-constant',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[5000, 5000], [5000, 5000]] },
    code: `import * as wf from '@temporalio/workflow';
import type * as activities from './activities';
const { charge, refund } = wf.proxyActivities<typeof activities>({ startToCloseTimeout: '1 minute', retry: { initialInterval: '5 seconds', backoffCoefficient: 1, maximumAttempts: 4 } });`,
  },
  {
    name: 'temporal-endless',
    reports: ['no-unbounded-retry', 'require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 1000], [2000, 2000]] },
    keeps: { rules: ['require-jitter'], because: 'The waits are those of the server, which knows no randomness.' },
    code: `import { proxyLocalActivities } from '@temporalio/workflow';
export const { notify } = proxyLocalActivities<typeof activities>({ startToCloseTimeout: 5000, retry: { initialInterval: 1000, nonRetryableErrorTypes: ['Invalid'] } });`,
  },
  {
    name: 'bullmq-strategy',
    reports: ['require-jitter'],
    policy: { attempts: 'unknown', waits: [[1000, 1000], [2000, 2000]] },
    code: `import { Worker, type Job } from 'bullmq';
export const worker = new Worker('mail', async (job: Job) => send(job.data), { connection, concurrency: 5, settings: { backoffStrategy: (attemptsMade: number) => attemptsMade * 1000 } });`,
  },
  {
    name: 'bullmq-flow',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[1000, 1000], [2000, 2000]] },
    code: `import { FlowProducer } from 'bullmq';
const flow = new FlowProducer({ connection });
export const add = (id: string) => flow.add({ name: 'ship', queueName: 'orders', data: { id }, opts: { attempts: 3, backoff: { type: 'exponential', delay: 1000 } } });`,
  },
  {
    name: 'bullmq-number',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[5000, 5000], [5000, 5000]] },
    code: `import { Queue } from 'bullmq';
const queues = new Map<string, Queue>();
const mail = new Queue('mail', { connection });
queues.set('mail', mail);
export async function enqueue(data: object) { await mail.add('send', data, { attempts: 3, backoff: 5000, removeOnFail: true }); }`,
  },
  {
    name: 'bullmq-scheduler',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[1000, 1000], [2000, 2000]] },
    code: `import { Queue } from 'bullmq';
const queue = new Queue('reports');
await queue.upsertJobScheduler('daily', { pattern: '0 3 * * *' }, { name: 'report', data: {}, opts: { attempts: 3, backoff: { type: 'exponential', delay: 1000 } } });`,
  },
  {
    name: 'agenda',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000]] },
    code: `import { Agenda, backoffStrategies } from 'agenda';
const agenda = new Agenda({ backend });
agenda.define('send email', async (job) => { await mailer.send(job.attrs.data); }, { backoff: backoffStrategies.exponential({ delay: 1000, factor: 2, maxRetries: 3 }) });`,
  },
  {
    name: 'agenda-function',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[5000, 5000], [5000, 5000]] },
    code: `import { Agenda } from 'agenda';
const agenda = new Agenda({ backend });
agenda.define('send email', async (job) => { await mailer.send(job.attrs.data); }, { backoff: ({ attempt }) => (attempt <= 3 ? 5000 : null) });`,
  },
];
