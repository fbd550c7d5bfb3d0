import type { Given } from '../given.js';
import type { Formula, Library, LibraryOption, Policy } from '../library.js';

const when = ['attempts'];

/** What a worker says of its jobs' waits: how many attempts there are stands with each job. */
const custom: Partial<Policy> = {
  options: {
    attempts: { role: 'attempts', counts: 'attempts', default: NaN },
    backoffStrategy: { role: 'delay function', arguments: ['retry', 'unknown', 'error', 'unknown'], endsBelow: 0 },
  },
};

const options: Readonly<Record<string, LibraryOption>> = {
  attempts: { role: 'attempts', counts: 'attempts', default: 1 },
  backoff: { role: 'backoff', default: 0 },
  'backoff.type': { role: 'other', default: 'none' },
  'backoff.delay': { role: 'base', default: 0 },
  'backoff.jitter': { role: 'jitter', default: 0, cure: 0.5 },
};

/** What came before version 5 knows no jitter. */
const withoutJitter: Partial<Policy> = { options: { ...options, 'backoff.jitter': { role: 'other', default: 0 } } };

const bull = ['bull', '@nestjs/bull'];

/** Grows from 1, 3, 7 on, and not from 1, 2, 4: as bull does in all versions (to 4.16.5, lib/backoffs.js), and bullmq did before 3.4.1. */
const inherited: Formula = (n, _, o) => (isExponential(o) ? Math.round((2 ** n - 1) * o.number('backoff.delay')) : o.number('backoff.delay'));

/** Bull, its predecessor, knows none either. */
const ofBull: Partial<Policy> = { ...withoutJitter, delay: inherited };
const nest = ['BullModule.forRoot', 'BullModule.registerQueue'];

const isExponential = (given: Given): boolean => given.oneOf('backoff.type', ['none', 'fixed', 'exponential']) === 'exponential';

/** https://docs.bullmq.io */
export const bullmq: Library = {
  name: 'bullmq',
  modules: ['bullmq', '@nestjs/bullmq', ...bull],
  calls: [
    { export: 'Queue', options: 1, under: 'defaultJobOptions', when },
    // Of bull the class is the module itself, and only its type goes by this name.
    { export: 'Queue().add', modules: bull, options: 2, when, policy: ofBull },
    { export: 'Queue().add', modules: bull, argumentCount: 2, options: 1, when, policy: ofBull },
    { export: 'Queue().add', options: 2, when },
    { export: 'Queue().addBulk', options: 0, isList: true, under: 'opts', when },
    { export: 'Worker', options: 2, under: 'settings', when: ['backoffStrategy'], policy: custom },
    ...nest.map((name) => ({ export: name, modules: ['@nestjs/bullmq'], options: 0, under: 'defaultJobOptions', when })),
    ...nest.map((name) => ({ export: name, modules: bull, options: 0, under: 'defaultJobOptions', when, policy: ofBull })),
    { export: 'default', modules: bull, options: 1, under: 'defaultJobOptions', when, policy: ofBull },
    { export: 'default().add', modules: bull, options: 2, when, policy: ofBull },
    { export: 'default().add', modules: bull, argumentCount: 2, options: 1, when, policy: ofBull },
    { export: 'Queue().upsertJobScheduler', options: 2, under: 'opts', when },
    { export: 'FlowProducer().add', options: 0, under: 'opts', when },
    { export: 'FlowProducer().addBulk', options: 0, isList: true, under: 'opts', when },
  ],
  options,
  versions: [
    { before: 5, changes: withoutJitter },
    // Of version 3, nearly all that were published have the formula of today.
    { before: 3, changes: { delay: inherited } },
  ],
  delay(n, r, o) {
    const wait = isExponential(o) ? Math.round(2 ** (n - 1) * o.number('backoff.delay')) : o.number('backoff.delay');
    const jitter = o.number('backoff.jitter');
    return jitter > 0 ? Math.floor(r * wait * jitter + wait * (1 - jitter)) : wait;
  },
  statuses: null,
  retryAfter: null,
  stored: true,
  cures: { wait: { backoff: "{ type: 'exponential', delay: 1000 }" } },
};
