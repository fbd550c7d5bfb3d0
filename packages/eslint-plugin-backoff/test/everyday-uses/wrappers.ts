import type { EverydayUse } from './everyday-use.js';

/** What wraps functions: decorators, limiters, the helpers of scripts. */
export const wrappers: readonly EverydayUse[] = [
  {
    name: 'rap-load',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    code: `import retry from 'retry-as-promised';
export const load = (id: string) => retry(() => db.load(id), { max: 6, backoffBase: 500, backoffExponent: 2, name: 'load' });`,
  },
  {
    name: 'rap-http',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: 'Nothing but the operation itself could refuse a status or look at the header, and it is written in one expression.' },
    code: `import axios from 'axios';
import retryAsPromised from 'retry-as-promised';
export async function fetchUser(id: string) {
  return retryAsPromised(async () => (await axios.get('/users/' + id)).data, { max: 4, backoffBase: 1000, backoffExponent: 2, report: (message) => log.warn(message) });
}`,
  },
  {
    name: 'rap-match',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import axios from 'axios';
import retryAsPromised from 'retry-as-promised';
export async function fetchUser(id: string) {
  return retryAsPromised(async () => (await axios.get('/users/' + id)).data, { max: 4, match: [/ECONNRESET/, /timeout/i], backoffBase: 1000, backoffExponent: 2 });
}`,
  },
  {
    name: 'decorator-fixed',
    reports: ['no-client-error-retry', 'no-fixed-delay', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import axios from 'axios';
import { BackOffPolicy, Retryable } from 'typescript-retry-decorator';
export class Users {
  @Retryable({ maxAttempts: 3, backOffPolicy: BackOffPolicy.FixedBackOffPolicy, backOff: 1000 })
  async find(id: string) {
    const { data } = await axios.get(\`/users/\${id}\`);
    return data;
  }
}`,
  },
  {
    name: 'decorator-exp',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    code: `import axios from 'axios';
import { BackOffPolicy, Retryable } from 'typescript-retry-decorator';
export class Users {
  @Retryable({ maxAttempts: 5, backOff: 500, backOffPolicy: BackOffPolicy.ExponentialBackOffPolicy, exponentialOption: { maxInterval: 10_000, multiplier: 2 }, doRetry: (e: any) => !e.response || e.response.status >= 500 })
  async find(id: string) {
    const { data } = await axios.get(\`/users/\${id}\`);
    return data;
  }
}`,
  },
  {
    name: 'decorator-none',
    reports: ['no-immediate-retry'],
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
    code: `import { Retryable } from 'typescript-retry-decorator';
export class Jobs {
  @Retryable({ maxAttempts: 3, value: [TimeoutError] })
  async run() { await this.queue.publish(this.message); }
}`,
  },
  {
    name: 'decorator-jitter',
    reports: [],
    policy: { attempts: 4, waits: [[500, 1000], [1500, 3000], [2000, 4000]] },
    code: `import { BackOffPolicy, ExponentialBackoffStrategy, Retryable } from 'typescript-retry-decorator';
export class Jobs {
  @Retryable({ maxAttempts: 3, backOffPolicy: BackOffPolicy.ExponentialBackOffPolicy, exponentialOption: { maxInterval: 4000, multiplier: 3, backoffStrategy: ExponentialBackoffStrategy.EqualJitter } })
  async run() { await this.queue.publish(this.message); }
}`,
  },
  {
    name: 'zx-fixed',
    reports: ['no-fixed-delay'],
    policy: { attempts: 5, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import { $, retry } from 'zx';
await retry(5, '1s', () => $\`curl -f https://example.com/health\`);`,
  },
  {
    name: 'zx-exp',
    reports: ['require-jitter'],
    policy: { attempts: 20, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    keeps: { rules: ['require-jitter'], because: 'The waits come from the library, which has no random ones.' },
    code: `import { $, expBackoff, retry } from 'zx';
const out = await retry(20, expBackoff('30s', '500ms'), async () => await $\`kubectl get pods\`);`,
  },
  {
    name: 'zx-none',
    reports: ['no-immediate-retry'],
    policy: { attempts: 3, waits: [[0, 0], [0, 0]] },
    keeps: { rules: ['no-immediate-retry'], because: 'A wait would be another argument in the middle.' },
    code: `import { $, retry } from 'zx';
await retry(3, () => $\`npm publish\`);`,
  },
  {
    name: 'pacer',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    code: `import { asyncRetry } from '@tanstack/pacer';
export const save = asyncRetry(async (doc) => { await store.put(doc); }, { maxAttempts: 5, baseWait: 500, maxWait: 10_000 });`,
  },
  {
    name: 'bottleneck-readme',
    reports: [],
    policy: { attempts: 2, waits: [[25, 25]] },
    code: `import Bottleneck from 'bottleneck';
const limiter = new Bottleneck({ maxConcurrent: 5, minTime: 100 });
limiter.on('failed', async (error, jobInfo) => {
  const id = jobInfo.options.id;
  console.warn(\`Job \${id} failed: \${error}\`);
  if (jobInfo.retryCount === 0) {
    console.log(\`Retrying job \${id} in 25ms!\`);
    return 25;
  }
});
export const ask = limiter.wrap(load);`,
  },
  {
    name: 'bottleneck-exp',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import Bottleneck from 'bottleneck';
export class Client {
  private limiter = new Bottleneck({ reservoir: 100, reservoirRefreshAmount: 100, reservoirRefreshInterval: 60_000 });
  constructor() {
    this.limiter.on('failed', (error, jobInfo) => {
      if (jobInfo.retryCount < 5 && error.statusCode === 429) {
        return Math.pow(2, jobInfo.retryCount) * 1000;
      }
      return undefined;
    });
  }
}`,
  },
  {
    name: 'bottleneck-forever',
    reports: ['no-fixed-delay', 'no-unbounded-retry'],
    policy: { attempts: 'none', waits: [[500, 500], [500, 500], [500, 500]] },
    keeps: { rules: ['no-unbounded-retry'], because: 'Somebody has to say how often.' },
    code: `import Bottleneck from 'bottleneck';
const limiter = new Bottleneck();
limiter.on('failed', () => 500);`,
  },
  {
    name: 'radashi',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[200, 200], [400, 400], [800, 800]] },
    code: `import { retry } from 'radashi';
export const load = () => retry({ times: 4, backoff: (i) => 100 * 2 ** i }, () => db.load());`,
  },
];
