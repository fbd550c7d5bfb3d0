import { expect, test } from 'vitest';

import { describeLibrary } from '../../facts/testing/describe-library.js';
import { sitesOf } from '../../facts/testing/site-of.js';
import { bullmq } from './bullmq.js';

describeLibrary(bullmq, {
  policies: [
    { code: `import { Queue } from 'bullmq'; new Queue('mail', { defaultJobOptions: { attempts: 4, backoff: { type: 'exponential', delay: 5000 } } });`, attempts: 4, waits: [5000, 10000, 20000] },
    { code: `import { Queue } from 'bullmq'; const queue = new Queue('mail'); queue.add('a', data, { attempts: 4, backoff: { type: 'exponential', delay: 1000, jitter: 0.5 } });`, attempts: 4, waits: [[500, 999], [1000, 1999], [2000, 3999]] },
    { code: `import Bull from 'bull'; const queue = new Bull('mail', { defaultJobOptions: { attempts: 4, backoff: 1000 } });`, attempts: 4, waits: [1000, 1000, 1000] },
    { code: `import Bull from 'bull'; new Bull('mail').add('a', data, { attempts: 4, backoff: { type: 'exponential', delay: 2000 } });`, attempts: 4, waits: [2000, 6000, 14_000] },
    { code: `import Bull from 'bull'; new Bull('mail').add(data, { attempts: 3, backoff: { type: 'exponential', delay: 2000 } });`, attempts: 3, waits: [2000, 6000] },
    { code: `import { Queue } from 'bull'; class Mail { constructor(private readonly queue: Queue) {} send(data) { return this.queue.add('a', data, { attempts: 4, backoff: { type: 'exponential', delay: 2000 } }); } }`, attempts: 4, waits: [2000, 6000, 14_000] },
    { code: `import { InjectQueue } from '@nestjs/bull'; import type { Queue } from 'bullmq'; class Mail { constructor(@InjectQueue('mail') private readonly queue: Queue) {} send(data) { return this.queue.add('a', data, { attempts: 3, backoff: { type: 'exponential', delay: 2000 } }); } }`, attempts: 3, waits: [2000, 6000] },
    { code: `import { InjectQueue } from '@nestjs/bullmq'; import type { Queue } from 'bullmq'; class Mail { @InjectQueue('mail') private readonly queue: Queue; send(data) { return this.queue.add('a', data, { attempts: 3, backoff: { type: 'exponential', delay: 2000 } }); } }`, attempts: 3, waits: [2000, 4000] },
  ],
  unknown: { code: `import { Queue } from 'bullmq'; new Queue('mail').add('a', data, { attempts: 3, backoff: limits.wait });`, fact: 'delay' },
});

test('what a job of Bull is about is not how often it is tried', () => {
  expect(sitesOf("import Bull from 'bull'; new Bull('mail').add('a', { to, attempts }, { delay });")).toEqual([]);
  expect(sitesOf("import Bull from 'bull'; new Bull('mail').add({ to, attempts }, { attempts: 3 });")).toHaveLength(1);
});

test('before version 3 exponential waits grew as those of Bull', () => {
  const steps = (backoff: string, major: number | null, module = 'bullmq') =>
    sitesOf(`import { Queue } from '${module}'; new Queue('mail').add('a', data, { attempts: 5, backoff: ${backoff} });`, undefined, major === null ? {} : { bullmq: major })[0]?.facts.delay.steps.map((step) => step?.max);
  expect(steps("{ type: 'exponential', delay: 5000 }", 1)).toEqual([5000, 15_000, 35_000, 75_000]);
  expect(steps("{ type: 'exponential', delay: 5000 }", 2)).toEqual([5000, 15_000, 35_000, 75_000]);
  expect(steps("{ type: 'exponential', delay: 5000 }", 3)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(steps("{ type: 'exponential', delay: 5000 }", null)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(steps("{ type: 'fixed', delay: 5000 }", 2)).toEqual([5000, 5000, 5000, 5000]);
  expect(steps("{ type: 'exponential', delay: 5000 }", 6, 'bull')).toEqual([5000, 15_000, 35_000, 75_000]);
});
