import type { EverydayUse } from './everyday-use.js';

/** What is run and run again: jobs, transactions, state machines, functions. */
export const workloads: readonly EverydayUse[] = [
  {
    name: 'brx-config',
    reports: ['no-client-error-retry', 'no-unbounded-retry', 'require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'What refuses a status would take the place of a condition that the operator does not have.' },
    code: `import { HttpClient } from '@angular/common/http';
import { retryBackoff } from 'backoff-rxjs';
import { Observable, map, tap } from 'rxjs';
@Injectable()
export class ConfigService {
  constructor(private http: HttpClient) {}
  load(): Observable<Config> {
    return this.http.get<Config>('/api/config').pipe(
      retryBackoff({ initialInterval: 1000, maxInterval: 60000, resetOnSuccess: true }),
      tap(() => console.log('loaded')),
      map((config) => config.settings),
    );
  }
}`,
  },
  {
    name: 'brx-online',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import { from, finalize } from 'rxjs';
import { retryBackoff } from 'backoff-rxjs';
export class Hub {
  connect() {
    from(this.connection.start())
      .pipe(
        retryBackoff({ initialInterval: 1000, shouldRetry: () => navigator.onLine, maxRetries: 5 }),
        finalize(() => (this.connecting = false)),
      )
      .subscribe({ next: () => this.onConnected(), error: (err) => this.log(err) });
  }
}`,
  },
  {
    name: 'brx-nonce',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[100, 100], [200, 200], [400, 400]] },
    code: `import { defer } from 'rxjs';
import { take } from 'rxjs/operators';
import { retryBackoff } from 'backoff-rxjs';
const NONCE_EXPIRED = 'NONCE_EXPIRED';
export const sendEmpty = (wallet, nonce) =>
  defer(() => wallet.sendTransaction({ nonce }))
    .pipe(retryBackoff({ initialInterval: 100, maxRetries: 3, shouldRetry: (err) => err.code !== NONCE_EXPIRED }), take(1))
    .subscribe();`,
  },
  {
    name: 'sfn-invoke',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[2000, 2000], [4000, 4000]] },
    code: `import { Duration, Stack } from 'aws-cdk-lib';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
export class Deploy extends Stack {
  invoke(name: string, worker: IFunction) {
    const task = new LambdaInvoke(this, name, { lambdaFunction: worker, payloadResponseOnly: true, retryOnServiceExceptions: false });
    task.addRetry({ errors: ['Lambda.ServiceException', 'Lambda.TooManyRequestsException'], interval: Duration.seconds(2), backoffRate: 2, maxAttempts: 2 });
    return task;
  }
}`,
  },
  {
    name: 'sfn-thaw',
    reports: ['no-fixed-delay'],
    policy: { attempts: 16, waits: [[60000, 60000], [60000, 60000], [60000, 60000]] },
    code: `import * as cdk from 'aws-cdk-lib';
import * as tasks from 'aws-cdk-lib/aws-stepfunctions-tasks';
export function thaw(scope, fn) {
  const step = new tasks.LambdaInvoke(scope, 'Thaw', { lambdaFunction: fn });
  step.addRetry({ errors: ['IsThawingError'], interval: cdk.Duration.minutes(1), backoffRate: 1, maxAttempts: 15 });
  return step;
}`,
  },
  {
    name: 'sfn-jitter',
    reports: [],
    policy: { attempts: 4, waits: [[0, 30000], [0, 60000], [0, 120000]] },
    code: `import { Duration } from 'aws-cdk-lib';
import { JitterType, Succeed } from 'aws-cdk-lib/aws-stepfunctions';
import { EcsRunTask } from 'aws-cdk-lib/aws-stepfunctions-tasks';
export const job = (scope, props) =>
  new EcsRunTask(scope, 'Job', props)
    .addRetry({ interval: Duration.seconds(30), maxDelay: Duration.hours(3), maxAttempts: 3, jitterStrategy: JitterType.FULL })
    .next(new Succeed(scope, 'Done'));`,
  },
  {
    name: 'sfn-spread',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[30000, 30000], [33000, 33000], [36300, 36300]] },
    code: `import { Duration } from 'aws-cdk-lib';
import * as tasks from 'aws-cdk-lib/aws-stepfunctions-tasks';
const THROTTLE_RETRY_POLICY = { backoffRate: 1.1, interval: Duration.seconds(30), maxAttempts: 5 };
export const add = (scope, fn) =>
  new tasks.LambdaInvoke(scope, 'Add to catalog', { lambdaFunction: fn }).addRetry({ errors: ['Lambda.TooManyRequestsException'], ...THROTTLE_RETRY_POLICY });`,
  },
  {
    name: 'neo4j',
    reports: [],
    code: `import neo4j, { type Driver } from 'neo4j-driver';
let driver: Driver | null = null;
export function getDriver() {
  if (!driver) {
    driver = neo4j.driver(process.env.NEO4J_URI, neo4j.auth.basic(process.env.NEO4J_USER, process.env.NEO4J_PASSWORD), {
      maxConnectionPoolSize: 50,
      connectionAcquisitionTimeout: 10000,
      maxTransactionRetryTime: 15000,
    });
  }
  return driver;
}`,
  },
  {
    name: 'cluster',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[1500, 1500], [1500, 1500]] },
    code: `import puppeteer from 'puppeteer';
import { Cluster } from 'puppeteer-cluster';
export async function crawl(start: string, concurrency = 4) {
  const cluster = await Cluster.launch({
    puppeteer,
    concurrency: Cluster.CONCURRENCY_CONTEXT,
    maxConcurrency: Math.max(1, concurrency),
    retryLimit: 2,
    retryDelay: 1500,
    timeout: 90 * 1000,
  });
  await cluster.queue(start);
}`,
  },
  {
    name: 'cluster-long',
    reports: ['no-fixed-delay'],
    policy: { attempts: 11, waits: [[300000, 300000], [300000, 300000], [300000, 300000]] },
    code: `const { Cluster } = require('puppeteer-cluster');
const scrape = async () => {
  const cluster = await Cluster.launch({ concurrency: Cluster.CONCURRENCY_BROWSER, maxConcurrency: 3, monitor: true, retryLimit: 10, retryDelay: 300000, timeout: 100000 });
  cluster.on('taskerror', (err, data, willRetry) => console.warn(err.message, willRetry));
};`,
  },
  {
    name: 'cluster-none',
    reports: ['no-immediate-retry'],
    policy: { attempts: 6, waits: [[0, 0], [0, 0], [0, 0]] },
    code: `const { Cluster } = require('puppeteer-cluster');
(async () => {
  const cluster = await Cluster.launch({ concurrency: Cluster.CONCURRENCY_PAGE, maxConcurrency: 5, retryLimit: 5 });
  await cluster.idle();
})();`,
  },
  {
    name: 'cosmos-fixed',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `const { CosmosClient } = require('@azure/cosmos');
async function connect(endpoint, key) {
  const client = new CosmosClient({
    endpoint,
    key,
    connectionPolicy: { requestTimeout: 30000, enableEndpointDiscovery: true, retryOptions: { maxRetryAttemptCount: 3, fixedRetryIntervalInMilliseconds: 1000, maxWaitTimeInSeconds: 30 } },
  });
  return client.database('app');
}`,
  },
  {
    name: 'cosmos-server',
    reports: [],
    policy: { attempts: 10, waits: [] },
    code: `import { type ConnectionPolicy, CosmosClient, type RetryOptions } from '@azure/cosmos';
export class Store {
  private client: CosmosClient;
  constructor(cosmosClient?: CosmosClient) {
    const connectionPolicy: ConnectionPolicy = {
      requestTimeout: 30000,
      retryOptions: { maxRetryAttemptCount: 9, fixedRetryIntervalInMilliseconds: 0, maxWaitTimeInSeconds: 30 } as RetryOptions,
    };
    this.client = cosmosClient || new CosmosClient({ endpoint: config.endpoint, key: config.key, connectionPolicy });
  }
}`,
  },
  {
    name: 'bluebird-file',
    reports: ['no-fixed-delay'],
    policy: { attempts: 10, waits: [[10000, 10000], [10000, 10000], [10000, 10000]] },
    code: `const retry = require('bluebird-retry');
function getFile(file) {
  return retry(
    function () {
      return bot.getFile({ file_id: file }).then(function (data) {
        return 'https://api.example.com/file/' + data.file_path;
      });
    },
    { throw_original: true, interval: 10000, max_tries: 10 },
  );
}`,
  },
  {
    name: 'bluebird-both',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[1000, 1000], [1000, 1000]] },
    code: `const retry = require('bluebird-retry');
const defaultOptions = { retry: { max_tries: 3, interval: 1000, timeout: 12000, throw_original: true } };
class Faces {
  find(image) {
    return retry(() => this.client.searchFaces(image), defaultOptions.retry);
  }
}`,
  },
  {
    name: 'bluebird-time',
    reports: ['no-fixed-delay'],
    code: `var retry = require('bluebird-retry');
var retryOptions = { max_tries: -1, interval: 10, timeout: 2000 };
function wait(squirrel, path, test) {
  return retry(function () {
    return squirrel.get(path).then(function (node) {
      if (test(node)) return node;
      return Promise.reject(new Error());
    });
  }, retryOptions);
}`,
  },
  {
    name: 'mssql',
    reports: ['no-fixed-delay'],
    policy: { attempts: 6, waits: [[2000, 2000], [2000, 2000], [2000, 2000]] },
    code: `const sql = require('mssql');
const config = { user: 'sa', password: process.env.PASSWORD, server: 'db', options: { encrypt: true, connectionRetryInterval: 2000, maxRetriesOnTransientErrors: 5 } };
const pool = new sql.ConnectionPool(config);
pool.connect();`,
  },
  {
    name: 'better-queue',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[1000, 1000], [1000, 1000]] },
    code: `const Queue = require('better-queue');
const queue = new Queue(
  function (task, cb) {
    sendMail(task).then(() => cb(null), cb);
  },
  { concurrent: 3, maxRetries: 3, retryDelay: 1000 },
);`,
  },
];
