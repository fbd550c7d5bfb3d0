import type { EverydayUse } from './everyday-use.js';

/** Clients of platforms, and what asks in their place. */
export const platforms: readonly EverydayUse[] = [
  {
    name: 'posthog',
    reports: ['no-fixed-delay', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[3000, 3000], [3000, 3000], [3000, 3000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    code: `import { PostHog } from 'posthog-node';
export const posthog = new PostHog(process.env.POSTHOG_KEY ?? '', { host: 'https://eu.posthog.com', flushAt: 20, flushInterval: 10000, requestTimeout: 10000, fetchRetryCount: 3, fetchRetryDelay: 3000 });`,
  },
  {
    name: 'posthog-off',
    reports: [],
    code: `export async function create(config) {
  const { PostHog } = await import('posthog-node');
  return new PostHog(config.token, { host: config.host, flushAt: 100, flushInterval: 0, fetchRetryCount: 0 });
}`,
  },
  {
    name: 'xior-one',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    policy: { attempts: 2, waits: [[1000, 1000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'The plugin has no option that refuses a status without another that allows a method.' },
    code: `import xior from 'xior';
import errorRetryPlugin from 'xior/plugins/error-retry';
export const http = xior.create();
http.plugins.use(errorRetryPlugin({ retryTimes: 1, retryInterval: 1_000 }));`,
  },
  {
    name: 'xior-five',
    reports: ['no-client-error-retry', 'no-fixed-delay', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[3000, 3000], [3000, 3000], [3000, 3000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'The plugin has no option that refuses a status without another that allows a method.' },
    code: `import xior from 'xior';
import errorRetryPlugin from 'xior/plugins/error-retry';
const http = xior.create({ responseType: 'json' });
http.plugins.use(errorRetryPlugin({ retryTimes: 5 }));`,
  },
  {
    name: 'discord',
    reports: ['no-immediate-retry'],
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
    keeps: { rules: ['no-immediate-retry'], because: 'The client has no option for its waits.' },
    code: `const { Client, GatewayIntentBits, Partials } = require('discord.js');
const client = new Client({ intents: [GatewayIntentBits.Guilds], partials: [Partials.Channel], failIfNotExists: false, rest: { retries: 3, timeout: 15000 } });
client.login(process.env.TOKEN);`,
  },
  {
    name: 'discord-off',
    reports: [],
    code: `import { Client, GatewayIntentBits } from 'discord.js';
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { retries: 0 } });`,
  },
  {
    name: 'grammy',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[3000, 3000], [6000, 6000], [12000, 12000]] },
    keeps: { rules: ['require-jitter'], because: 'The plugin has no option for its waits.' },
    code: `import { Bot } from 'grammy';
import { autoRetry } from '@grammyjs/auto-retry';
const bot = new Bot(process.env.BOT_TOKEN);
bot.api.config.use(autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 60 }));
bot.start();`,
  },
  {
    name: 'grammy-rethrow',
    reports: [],
    policy: { attempts: 4, waits: [] },
    code: `import { Bot } from 'grammy';
import { autoRetry } from '@grammyjs/auto-retry';
const bot = new Bot(process.env.BOT_TOKEN);
bot.api.config.use(autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 30, rethrowInternalServerErrors: true }));`,
  },
  {
    name: 'grammy-plain',
    reports: ['no-unbounded-retry', 'require-jitter'],
    policy: { attempts: 'none', waits: [[3000, 3000], [6000, 6000], [12000, 12000]] },
    keeps: { rules: ['require-jitter'], because: 'The plugin has no option for its waits.' },
    code: `const { Bot } = require('grammy');
const { autoRetry } = require('@grammyjs/auto-retry');
const bot = new Bot(process.env.BOT_TOKEN);
bot.api.config.use(autoRetry());`,
  },
  {
    name: 'influx',
    reports: [],
    policy: { attempts: 6, waits: [[5000, 10200], [10000, 20200], [20000, 40200]] },
    code: `const { InfluxDB } = require('@influxdata/influxdb-client');
const writeOptions = { maxRetries: 5, retryJitter: 200, maxRetryDelay: 125000, minRetryDelay: 5000 };
const influxDB = new InfluxDB({ url: process.env.INFLUXDB_URL, token: process.env.INFLUXDB_TOKEN });
const writeApi = influxDB.getWriteApi(org, bucket, 'ns', writeOptions);`,
  },
  {
    name: 'i18n',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[350, 350], [700, 700], [1400, 1400]] },
    code: `import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
i18next.use(HttpBackend).use(initReactI18next).init({ fallbackLng: 'en', ns: ['common'], maxRetries: 3, retryTimeout: 350 });`,
  },
  {
    name: 'i18n-once',
    reports: [],
    policy: { attempts: 2, waits: [[350, 350]] },
    code: `import i18n from 'i18next';
import HttpBackend from 'i18next-http-backend';
void i18n.use(HttpBackend).init({ fallbackLng: 'en', load: 'languageOnly', maxRetries: 1, retryTimeout: 350 });
export default i18n;`,
  },
  {
    name: 'alova-grow',
    reports: ['require-delay-cap', 'require-jitter'],
    policy: { attempts: 11, waits: [[2000, 2000], [3000, 3000], [4500, 4500]] },
    keeps: { rules: ['require-delay-cap'], because: 'The hook has no option for a ceiling.' },
    code: `import { useRetriableRequest } from 'alova/client';
export function Viewer({ urn }) {
  const { loading, error, onRetry } = useRetriableRequest(alova.Get(urn), { retry: 10, backoff: { delay: 2000, multiplier: 1.5 } });
  onRetry((event) => setRetryCount(event.retryTimes));
  return loading ? <div>loading</div> : <div>{String(error)}</div>;
}`,
  },
  {
    name: 'alova-fixed',
    reports: ['no-fixed-delay'],
    policy: { attempts: 6, waits: [[2000, 2000], [2000, 2000], [2000, 2000]] },
    code: `import { useRetriableRequest } from 'alova/client';
export function UnstableDataView() {
  const { data } = useRetriableRequest(alovaInstance.Get('/api/unstable'), { retry: 5, backoff: { delay: 2000 } });
  return <p>{data}</p>;
}`,
  },
  {
    name: 'fetch-retry-none',
    reports: ['no-immediate-retry'],
    policy: { attempts: 5, waits: [[0, 0], [0, 0], [0, 0]] },
    code: `var fetch = require('node-fetch-retry');
const SITE = 'https://api.example.com/';
async function get(endpoint, version = 'public') {
  const response = await fetch(SITE + version + endpoint, { method: 'GET', retry: 5 });
  return await response.json();
}`,
  },
  {
    name: 'fetch-retry-pause',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[500, 500], [500, 500]] },
    code: `const fetch = require('node-fetch-retry');
module.exports = class Properties {
  async getInfo() {
    const options = { headers: { 'User-Agent': 'x' }, retry: 3, pause: 500, silent: true };
    const res = await fetch('https://example.com/app', options);
    return res.text();
  }
};`,
  },
  {
    name: 'adobe',
    reports: ['require-jitter', 'respect-retry-after'],
    keeps: { rules: ['require-jitter', 'respect-retry-after'], because: 'The function has no option for its randomness, nor for the header.' },
    code: `import fetch from '@adobe/node-fetch-retry';
const fetchRetryConfig = {
  retryOnHttpResponse(response) {
    return response.status === 503 || response.status === 504;
  },
};
export async function metrics(url, headers) {
  const response = await fetch(url, { headers, retryOptions: fetchRetryConfig });
  return response.json();
}`,
  },
  {
    name: 'swrv',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [3000, 3000]] },
    code: `import useSWRV from 'swrv';
export const useStatus = () => useSWRV('/api/status', fetcher, { refreshInterval: 5000, errorRetryCount: 3, errorRetryInterval: 1000 });`,
  },
  {
    name: 'vue-request',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[5000, 5000], [5000, 5000], [5000, 5000]] },
    code: `import { useRequest } from 'vue-request';
const { data, run } = useRequest(getUser, { manual: true, errorRetryCount: 3, errorRetryInterval: 5000 });`,
  },
  {
    name: 'shopify',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[1000, 1000], [1000, 1000]] },
    code: `import { createAdminApiClient } from '@shopify/admin-api-client';
const client = createAdminApiClient({ storeDomain: 'shop.example.com', apiVersion: '2025-01', accessToken: process.env.TOKEN, retries: 2 });
const { data } = await client.request(query, { variables });`,
  },
  {
    name: 'sanity',
    reports: ['respect-retry-after'],
    policy: { attempts: 4, waits: [[100, 200], [200, 300], [400, 500]] },
    keeps: { rules: ['respect-retry-after'], because: 'The client tells its function nothing of the answer.' },
    code: `import { createClient } from '@sanity/client';
export const client = createClient({ projectId: 'abc', dataset: 'production', apiVersion: '2024-01-01', useCdn: true, maxRetries: 3 });`,
  },
  {
    name: 'segment',
    reports: [],
    policy: { attempts: 4, waits: [[1000, 2000], [2000, 4000], [4000, 8000]] },
    code: `import { Analytics } from '@segment/analytics-node';
export const analytics = new Analytics({ writeKey: process.env.SEGMENT_KEY!, flushAt: 1, maxRetries: 3 });`,
  },
  {
    name: 'auth0',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 11, waits: [[501, 749], [1001, 1249], [2001, 2249]] },
    keeps: { rules: ['require-jitter', 'respect-retry-after'], because: 'The client has no option for its waits, nor for the header.' },
    code: `const { ManagementClient } = require('auth0');
const management = new ManagementClient({ domain: process.env.DOMAIN, clientId: process.env.ID, clientSecret: process.env.SECRET, retry: { enabled: true, maxRetries: 10 } });`,
  },
  {
    name: 'datadog',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    code: `import { client, v2 } from '@datadog/datadog-api-client';
const configuration = client.createConfiguration({ enableRetry: true, maxRetries: 5 });
configuration.setServerVariables({ site: 'datadoghq.eu' });
export const logs = new v2.LogsApi(configuration);`,
  },
  {
    name: 'pinecone',
    reports: ['respect-retry-after'],
    policy: { attempts: 6, waits: [[175, 225], [350, 450], [700, 900]] },
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    code: `import { Pinecone } from '@pinecone-database/pinecone';
const pc = new Pinecone({ apiKey: process.env.PINECONE_API_KEY!, maxRetries: 5 });
export const index = pc.index('docs');`,
  },
  {
    name: 'urllib',
    reports: ['no-fixed-delay', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The function has no option for the header.' },
    code: `const urllib = require('urllib');
async function load(url) {
  const { data } = await urllib.request(url, { dataType: 'json', timeout: 5000, retry: 3, retryDelay: 1000 });
  return data;
}`,
  },
];
