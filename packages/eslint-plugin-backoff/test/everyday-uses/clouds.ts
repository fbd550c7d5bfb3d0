import type { EverydayUse } from './everyday-use.js';

/** Clients of clouds. */
export const clouds: readonly EverydayUse[] = [
  {
    name: 'aws2',
    reports: [],
    policy: { attempts: 6, waits: [[0, 200], [0, 400], [0, 800]] },
    code: `const AWS = require('aws-sdk');
AWS.config.update({ region: 'us-east-1', maxRetries: 5, retryDelayOptions: { base: 200 } });
const s3 = new AWS.S3({ signatureVersion: 'v4' });`,
  },
  {
    name: 'aws2-custom',
    reports: ['require-jitter'],
    policy: { attempts: 7, waits: [[100, 100], [200, 200], [400, 400]] },
    code: `import { DynamoDB } from 'aws-sdk';
export const db = new DynamoDB.DocumentClient({ maxRetries: 6, retryDelayOptions: { customBackoff: (retryCount) => 2 ** retryCount * 100 } });`,
  },
  {
    name: 'aws2-cap',
    reports: ['require-delay-cap'],
    policy: { attempts: 11, waits: [[0, 1000], [0, 2000], [0, 4000]] },
    code: `import S3 from 'aws-sdk/clients/s3';
const s3 = new S3({ maxRetries: 10, retryDelayOptions: { base: 1000 } });`,
  },
  {
    name: 'azure-blob',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 5, waits: [[0, 0], [1000, 1000], [3000, 3000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    code: `import { BlobServiceClient } from '@azure/storage-blob';
export const blobs = BlobServiceClient.fromConnectionString(process.env.CONN!, { retryOptions: { maxTries: 5, retryDelayInMs: 1000, maxRetryDelayInMs: 10_000 } });`,
  },
  {
    name: 'azure-bus',
    reports: [],
    policy: { attempts: 6, waits: [[800, 1199], [2400, 3597], [5600, 8393]] },
    code: `import { ServiceBusClient, RetryMode } from '@azure/service-bus';
export const bus = new ServiceBusClient(connection, { retryOptions: { mode: RetryMode.Exponential, maxRetries: 5, retryDelayInMs: 1000, maxRetryDelayInMs: 60_000 } });`,
  },
  {
    name: 'azure-bus-fixed',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import { ServiceBusClient } from '@azure/service-bus';
export const bus = new ServiceBusClient(connection, { retryOptions: { maxRetries: 3, retryDelayInMs: 1000 } });`,
  },
  {
    name: 'googleapis',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[300, 300], [500, 500], [1500, 1500]] },
    code: `import { google } from 'googleapis';
google.options({ retryConfig: { retry: 5, retryDelay: 300, statusCodesToRetry: [[100, 199], [429, 429], [500, 599]] } });
export const drive = google.drive({ version: 'v3', auth });`,
  },
  {
    name: 'cloudflare',
    reports: [],
    policy: { attempts: 6, waits: [[375, 500], [750, 1000], [1500, 2000]] },
    code: `import Cloudflare from 'cloudflare';
export const cf = new Cloudflare({ apiToken, maxRetries: 5 });`,
  },
  {
    name: 'contentful',
    reports: ['require-jitter'],
    policy: { attempts: 9, waits: [[1914, 2114], [2500, 2699], [3328, 3528]] },
    keeps: { rules: ['require-jitter'], because: 'The client has no option for its waits.' },
    code: `import * as contentful from 'contentful';
export const cms = contentful.createClient({ space, accessToken, retryLimit: 8 });`,
  },
  {
    name: 'hubspot',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[200, 200], [400, 400], [600, 600]] },
    keeps: { rules: ['require-jitter', 'respect-retry-after'], because: 'The client has no option for its waits, nor for the header.' },
    code: `import { Client } from '@hubspot/api-client';
export const hubspot = new Client({ accessToken: process.env.TOKEN, numberOfApiCallRetries: 4 });`,
  },
  {
    name: 'actions-http',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[10, 10], [20, 20], [40, 40]] },
    keeps: { rules: ['require-jitter', 'respect-retry-after'], because: 'The client has no option for its waits, nor for the header.' },
    code: `import * as httpm from '@actions/http-client';
const client = new httpm.HttpClient('my-action', [], { allowRetries: true, maxRetries: 5 });`,
  },
  {
    name: 'actions-http-vain',
    reports: ['valid-retry-options'],
    policy: { attempts: 4, waits: [] },
    keeps: { rules: ['valid-retry-options'], because: 'Somebody has to say whether anything is to be tried again.' },
    code: `import { HttpClient } from '@actions/http-client';
const client = new HttpClient('my-action', undefined, { maxRetries: 3 });`,
  },
  {
    name: 'apify',
    reports: ['require-delay-cap', 'respect-retry-after'],
    policy: { attempts: 9, waits: [[500, 1000], [1000, 2000], [2000, 4000]] },
    keeps: { rules: ['require-delay-cap', 'respect-retry-after'], because: 'The client has no option for a ceiling, nor for the header.' },
    code: `import { ApifyClient } from 'apify-client';
export const apify = new ApifyClient({ token, maxRetries: 8, minDelayBetweenRetriesMillis: 500 });`,
  },
  {
    name: 'vercel-fetch',
    reports: [],
    policy: { attempts: 4, waits: [[10, 20], [60, 120], [360, 720]] },
    code: `import createFetch from '@vercel/fetch-retry';
const fetch = createFetch();
export const load = (url: string) => fetch(url, { retry: { retries: 3 } });`,
  },
  {
    name: 'tus',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[0, 0], [3000, 3000], [5000, 5000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    code: `import * as tus from 'tus-js-client';
export function upload(file: File) {
  const upload = new tus.Upload(file, { endpoint: '/files/', retryDelays: [0, 3000, 5000, 10000, 20000], onError(error) { console.error(error); } });
  upload.start();
}`,
  },
  {
    name: 'trigger',
    reports: ['require-jitter'],
    policy: { attempts: 10, waits: [[500, 500], [900, 900], [1620, 1620]] },
    code: `import { task } from '@trigger.dev/sdk';
export const sync = task({ id: 'sync', retry: { maxAttempts: 10, factor: 1.8, minTimeoutInMs: 500, maxTimeoutInMs: 30_000, randomize: false }, run: async (payload) => { await syncAll(payload); } });`,
  },
  {
    name: 'trigger-throw',
    reports: ['respect-retry-after'],
    policy: { attempts: 3, waits: [[1000, 2000], [2000, 4000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The helper has no option for the header.' },
    code: `import { retry } from '@trigger.dev/sdk/v3';
export const load = () => retry.onThrow(async () => { const r = await fetch(url); if (r.status >= 500) throw new Error('busy'); return r; }, { maxAttempts: 3, randomize: true });`,
  },
  {
    name: 'wagmi',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import { createConfig, http } from 'wagmi';
export const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http(url, { retryCount: 5, retryDelay: 1000 }) } });`,
  },
];
