import { describeLibrary } from '../../facts/testing/describe-library.js';
import { agenda } from './agenda.js';

describeLibrary(agenda, {
  policies: [
    { code: `import { Agenda, constant, exponential, linear } from 'agenda'; const agenda = new Agenda({ backend }); agenda.define('mail', send, { backoff: exponential() });`, attempts: 4, waits: [1000, 2000, 4000] },
    { code: `import { Agenda, constant, exponential, linear } from 'agenda'; const agenda = new Agenda({ backend }); agenda.define('mail', send, { backoff: exponential({ jitter: 0.2 }) });`, attempts: 4, waits: [[800, 1200], [1600, 2400], [3200, 4800]] },
    { code: `import { Agenda, constant, exponential, linear } from 'agenda'; const agenda = new Agenda({ backend }); agenda.define('mail', send, { backoff: exponential({ delay: 1000, maxDelay: 5000, maxRetries: 6, jitter: 1 }) });`, attempts: 7, waits: [[0, 2000], [0, 4000], [0, 8000], [0, 10_000], [0, 10_000]] },
    { code: `import { Agenda, constant, exponential, linear } from 'agenda'; const agenda = new Agenda({ backend }); agenda.define('mail', send, { backoff: linear({ delay: 1000, increment: 2000, maxRetries: 4 }) });`, attempts: 5, waits: [1000, 3000, 5000, 7000] },
    { code: `import { Agenda, constant, exponential, linear } from 'agenda'; const agenda = new Agenda({ backend }); agenda.define('mail', send, { backoff: constant({ delay: 5000 }) });`, attempts: 4, waits: [5000, 5000, 5000] },
  ],
  unknown: { code: `import { Agenda, constant, exponential, linear } from 'agenda'; const agenda = new Agenda({ backend }); agenda.define('mail', send, { backoff: exponential({ maxRetries: limits.retries }) });`, fact: 'bound' },
});
