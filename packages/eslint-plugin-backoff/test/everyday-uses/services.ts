import type { EverydayUse } from './everyday-use.js';

/** Clients of one service. */
export const services: readonly EverydayUse[] = [
  {
    name: 'bullmq-nest-async',
    reports: ['require-jitter'],
    code: `import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
@Module({ imports: [BullModule.registerQueue({ name: 'orders', defaultJobOptions: { attempts: 4, backoff: { type: 'exponential', delay: 2000 } } })] })
export class OrdersModule {}`,
  },
  {
    name: 'openai-max',
    reports: [],
    code: `import OpenAI from 'openai';
export const openai = new OpenAI({ apiKey: process.env.OPENAI_API_KEY, maxRetries: 5, timeout: 20 * 1000 });`,
  },
  {
    name: 'anthropic-nested-loop',
    reports: ['no-nested-retry'],
    code: `import Anthropic from '@anthropic-ai/sdk';
const client = new Anthropic();
export async function ask(prompt: string) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await client.messages.create({ model: 'm', max_tokens: 10, messages: [{ role: 'user', content: prompt }] }); }
    catch (error) { console.warn(error); if (attempt === 2) throw error; await new Promise((r) => setTimeout(r, Math.random() * 1000 * 2 ** attempt)); }
  }
}`,
  },
  {
    name: 'stripe',
    reports: ['respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    code: `import Stripe from 'stripe';
export const stripe = new Stripe(process.env.STRIPE_KEY!, { apiVersion: '2024-06-20', maxNetworkRetries: 3 });`,
  },
  {
    name: 'stripe-loop-nested',
    reports: ['no-fixed-delay', 'no-nested-retry', 'respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    code: `import Stripe from 'stripe';
export class Payments { private stripe = new Stripe(key, { maxNetworkRetries: 2 });
  async charge(params: any) { for (let i = 0; ; i++) { try { return await this.stripe.paymentIntents.create(params, { idempotencyKey: params.id }); } catch (e) { console.warn(e); if (i >= 2) throw e; await new Promise((r) => setTimeout(r, 500 * Math.random() * 2 ** i)); } } } }`,
  },
  {
    name: 'aws-s3',
    reports: [],
    code: `import { S3Client } from '@aws-sdk/client-s3';
export const s3 = new S3Client({ region: 'eu-west-1', maxAttempts: 5 });`,
  },
  {
    name: 'aws-configured',
    reports: ['require-jitter'],
    code: `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ConfiguredRetryStrategy } from '@smithy/util-retry';
export const db = new DynamoDBClient({ retryStrategy: new ConfiguredRetryStrategy(4, (attempt: number) => 100 + attempt * 1000) });`,
  },
  {
    name: 'octokit-plugin',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    keeps: { rules: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'], because: 'The plugin has no option for its waits; another one looks at the header.' },
    code: `import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
const MyOctokit = Octokit.plugin(retry);
export const octokit = new MyOctokit({ auth, retry: { retries: 8 } });`,
  },
  {
    name: 'octokit-both-plugins',
    reports: ['no-client-error-retry', 'require-jitter'],
    keeps: { rules: ['no-client-error-retry', 'require-jitter'], because: 'The plugin has no option for its waits.' },
    code: `import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
const MyOctokit = Octokit.plugin(retry, throttling);
export const octokit = new MyOctokit({ auth, retry: { retries: 2 } });`,
  },
  {
    name: 'octokit-throttling',
    reports: [],
    code: `import { Octokit } from 'octokit';
const octokit = new Octokit({ auth, throttle: { onRateLimit: (retryAfter, options, octokit, retryCount) => { octokit.log.warn('quota'); if (retryCount < 1) return true; }, onSecondaryRateLimit: () => true } });`,
  },
  {
    name: 'slack',
    reports: ['no-client-error-retry', 'require-delay-cap', 'require-jitter'],
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import { WebClient, retryPolicies } from '@slack/web-api';
export const slack = new WebClient(token, { retryConfig: retryPolicies.fiveRetriesInFiveMinutes });`,
  },
  {
    name: 'slack-cfg',
    reports: ['no-client-error-retry', 'require-jitter'],
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import { WebClient } from '@slack/web-api';
export const slack = new WebClient(token, { retryConfig: { retries: 4, factor: 2, minTimeout: 1000, randomize: false } });`,
  },
  {
    name: 'elastic',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `import { Client } from '@elastic/elasticsearch';
export const es = new Client({ node: 'http://x', maxRetries: 5, requestTimeout: 60000 });`,
  },
  {
    name: 'azure',
    reports: [],
    code: `import { BlobServiceClient } from '@azure/storage-blob';
import { AppConfigurationClient } from '@azure/app-configuration';
export const c = new AppConfigurationClient(conn, { retryOptions: { maxRetries: 3, maxRetryDelayInMs: 5000 } });`,
  },
  {
    name: 'google-gax',
    reports: [],
    code: `import { v2 } from '@google-cloud/tasks';
import { createRetryOptions } from 'google-gax';
export const retryOptions = createRetryOptions([4, 14], { initialRetryDelayMillis: 100, retryDelayMultiplier: 1.3, maxRetryDelayMillis: 60000, totalTimeoutMillis: 600000 });`,
  },
  {
    name: 'gcs',
    reports: ['require-jitter', 'respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The library has no option for the header.' },
    code: `import { Storage } from '@google-cloud/storage';
export const storage = new Storage({ retryOptions: { autoRetry: true, maxRetries: 5, retryDelayMultiplier: 2, maxRetryDelay: 30 } });`,
  },
  {
    name: 'bigquery',
    reports: ['respect-retry-after'],
    policy: { attempts: 4, waits: [[2000, 2999], [4000, 4999], [8000, 8999]] },
    keeps: { rules: ['respect-retry-after'], because: 'The library has no option for the header.' },
    code: `import { BigQuery } from '@google-cloud/bigquery';
export class Warehouse { private readonly bigquery: BigQuery; constructor(projectId: string) { this.bigquery = new BigQuery({ projectId, retryOptions: { maxRetries: 3 } }); } }`,
  },
  {
    name: 'elastic-timeout',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 3, waits: [[0, 0], [0, 0]] },
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `const { Client } = require('@elastic/elasticsearch');
module.exports = new Client({ node: process.env.ES, maxRetries: 2, retryOnTimeout: true, auth: { apiKey: process.env.KEY } });`,
  },
  {
    name: 'opensearch',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[0, 0]] },
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `import { Client } from '@opensearch-project/opensearch';
export class Search { static client = new Client({ node: 'https://x', maxRetries: 5, requestTimeout: 30_000 }); }`,
  },
  {
    name: 'azure-policy',
    reports: [],
    policy: { attempts: 6, waits: [[250, 500], [500, 1000], [1000, 2000], [2000, 4000]] },
    code: `import { createDefaultHttpClient, createPipelineRequest, exponentialRetryPolicy } from '@azure/core-rest-pipeline';
pipeline.addPolicy(exponentialRetryPolicy({ maxRetries: 5, retryDelayInMs: 500 }), { phase: 'Retry' });`,
  },
  {
    name: 'azure-tables',
    reports: [],
    policy: { attempts: 11, waits: [[500, 1000], [1000, 2000]] },
    code: `import { TableClient } from '@azure/data-tables';
export const tables = new TableClient(url, 'users', credential, { retryOptions: { maxRetries: 10 } });`,
  },
  {
    name: 'slack-bolt',
    reports: ['no-client-error-retry', 'require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import { App } from '@slack/bolt';
export const app = new App({ token: process.env.TOKEN, signingSecret: process.env.SECRET, clientOptions: { retryConfig: { retries: 3 } } });`,
  },
  {
    name: 'anthropic-request',
    reports: [],
    policy: { attempts: 6, waits: [[375, 500], [750, 1000]] },
    code: `import Anthropic from '@anthropic-ai/sdk';
export class Model { private readonly client = new Anthropic({ apiKey: process.env.KEY }); async ask(content: string) { return this.client.messages.create({ model: 'm', max_tokens: 100, messages: [{ role: 'user', content }] }, { maxRetries: 5, timeout: 5000 }); } }`,
  },
  {
    name: 'azure-openai-off',
    reports: [],
    code: `import { AzureOpenAI } from 'openai';
export const client = new AzureOpenAI({ endpoint, apiKey, maxRetries: 0 });`,
  },
  {
    name: 'stripe-request',
    reports: ['respect-retry-after'],
    policy: { attempts: 5, waits: [[500, 500], [500, 500], [500, 1000], [1000, 2000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    code: `const stripe = require('stripe')(process.env.STRIPE_KEY);
exports.charge = (params, idempotencyKey) => stripe.charges.create(params, { maxNetworkRetries: 4, idempotencyKey });`,
  },
  {
    name: 'aws-standard',
    reports: [],
    code: `import { SQSClient } from '@aws-sdk/client-sqs';
import { StandardRetryStrategy } from '@smithy/util-retry';
export const sqs = new SQSClient({ retryStrategy: new StandardRetryStrategy(async () => 5) });`,
  },
  {
    name: 'octokit-throttle-always',
    reports: ['no-unbounded-retry'],
    keeps: { rules: ['no-unbounded-retry'], because: 'A function of the file says when to stop.' },
    code: `import { Octokit } from '@octokit/rest';
import { throttling } from '@octokit/plugin-throttling';
const Throttled = Octokit.plugin(throttling);
export const octokit = new Throttled({ auth, throttle: { onRateLimit: () => true, onSecondaryRateLimit: () => true } });`,
  },
  {
    name: 'groq-max',
    reports: [],
    code: `import Groq from 'groq-sdk';
export const groq = new Groq({ apiKey: process.env.GROQ_API_KEY, maxRetries: 4 });`,
    policy: { attempts: 5, waits: [[375, 500], [750, 1000]] },
  },
  {
    name: 'viem-transport',
    reports: ['require-jitter'],
    code: `import { createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';
export const client = createPublicClient({ chain: mainnet, transport: http(process.env.RPC_URL, { retryCount: 5, retryDelay: 1000 }) });`,
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
  },
  {
    name: 'viem-transport-drawn',
    reports: [],
    code: `import { createPublicClient, http } from 'viem';
export const client = createPublicClient({ transport: http(process.env.RPC_URL, { retryCount: 5, retryDelay: 1000 * (0.5 + Math.random()) }) });`,
  },
  {
    name: 'viem-transport-plain',
    reports: [],
    code: `import { createPublicClient, http } from 'viem';
export const client = createPublicClient({ transport: http(process.env.RPC_URL, { timeout: 10_000, retryCount: 0 }) });`,
  },
  {
    name: 'ai-retries',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'no option changes the waits' },
    code: `import { generateText } from 'ai';
import { model } from './model';
export const answer = (prompt: string) => generateText({ model, prompt, maxRetries: 5 });`,
    policy: { attempts: 6, waits: [[2000, 2000], [4000, 4000]] },
  },
  {
    name: 'ai-no-retries',
    reports: [],
    code: `import { streamText } from 'ai';
import { model } from './model';
export const answer = (prompt: string) => streamText({ model, prompt, maxRetries: 0 });`,
  },
  {
    name: 'rtk-query-base',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: '`backoff` is not told of the answer, and a `retryCondition` takes the place of `maxRetries`' },
    code: `import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
const baseQuery = retry(fetchBaseQuery({ baseUrl: '/api' }), { maxRetries: 3 });
export const api = createApi({ baseQuery, endpoints: () => ({}) });`,
    policy: { attempts: 4, waits: [[240, 840], [480, 1680], [960, 3360]] },
  },
  {
    name: 'rtk-query-own-failure',
    reports: [],
    code: `import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
const base = fetchBaseQuery({ baseUrl: '/api' });
export const baseQuery = retry(async (args, api, extra) => {
  const result = await base(args, api, extra);
  if (result.error && result.error.status !== 503) retry.fail(result.error, result.meta);
  return result;
}, { maxRetries: 5 });`,
  },
  {
    name: 'notion',
    reports: [],
    policy: { attempts: 6, waits: [[500, 1500], [1000, 3000]] },
    code: `import { Client } from '@notionhq/client';
export const notion = new Client({ auth: process.env.NOTION_TOKEN, retry: { maxRetries: 5 } });`,
  },
  {
    name: 'notion-off-in-loop',
    reports: [],
    code: `import { Client } from '@notionhq/client';
const notion = new Client({ auth: process.env.NOTION_TOKEN, retry: false });
export async function list() {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await notion.users.list({}); }
    catch (error) { console.warn(error); if (attempt === 2) throw error; await new Promise((r) => setTimeout(r, Math.random() * 1000 * 2 ** attempt)); }
  }
}`,
  },
  {
    name: 'twilio',
    reports: ['respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    policy: { attempts: 6, waits: [[0, 199], [0, 399]] },
    code: `import twilio from 'twilio';
export const client = twilio(process.env.TWILIO_SID, process.env.TWILIO_TOKEN, { autoRetry: true, maxRetries: 5 });`,
  },
  {
    name: 'gemini',
    reports: ['respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The client has no option for the header.' },
    policy: { attempts: 3, waits: [[1000, 2000], [2000, 4000]] },
    code: `import { GoogleGenAI } from '@google/genai';
export const ai = new GoogleGenAI({ apiKey: process.env.GEMINI_API_KEY, httpOptions: { timeout: 30_000, retryOptions: { attempts: 3 } } });`,
  },
  {
    name: 'langchain-with-retry',
    reports: [],
    policy: { attempts: 2, waits: [[1000, 2000]] },
    code: `import { ChatOpenAI } from '@langchain/openai';
import { ChatPromptTemplate } from '@langchain/core/prompts';
const prompt = ChatPromptTemplate.fromMessages([['human', '{question}']]);
export const chain = prompt.pipe(new ChatOpenAI({ model: 'gpt-4o' })).withRetry({ stopAfterAttempt: 2 });`,
  },
];
