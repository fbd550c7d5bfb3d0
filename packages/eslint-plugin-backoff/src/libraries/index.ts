import { anthropic } from './descriptors/anthropic.js';
import { apolloClient } from './descriptors/apollo-client.js';
import { asyncRetry } from './descriptors/async-retry.js';
import { awsSdk } from './descriptors/aws-sdk.js';
import { axiosRetry } from './descriptors/axios-retry.js';
import { bullmq } from './descriptors/bullmq.js';
import { cockatiel } from './descriptors/cockatiel.js';
import { exponentialBackoff } from './descriptors/exponential-backoff.js';
import { fetchRetry } from './descriptors/fetch-retry.js';
import { gaxios } from './descriptors/gaxios.js';
import { got } from './descriptors/got.js';
import { ioredis } from './descriptors/ioredis.js';
import { ky } from './descriptors/ky.js';
import { ofetch } from './descriptors/ofetch.js';
import { openai } from './descriptors/openai.js';
import { pRetry } from './descriptors/p-retry.js';
import { promiseRetry } from './descriptors/promise-retry.js';
import { redis } from './descriptors/redis.js';
import { retry } from './descriptors/retry.js';
import { rxjs } from './descriptors/rxjs.js';
import { slackWebApi } from './descriptors/slack-web-api.js';
import { socketIoClient } from './descriptors/socket-io-client.js';
import { stripe } from './descriptors/stripe.js';
import { swr } from './descriptors/swr.js';
import { tanstackQuery } from './descriptors/tanstack-query.js';
import { undici } from './descriptors/undici.js';
import type { Library } from './library.js';

/** Every library that is described, the most used first. */
export const libraries: readonly Library[] = [
  retry,
  rxjs,
  pRetry,
  asyncRetry,
  axiosRetry,
  awsSdk,
  got,
  tanstackQuery,
  undici,
  openai,
  ioredis,
  redis,
  exponentialBackoff,
  swr,
  promiseRetry,
  stripe,
  apolloClient,
  ky,
  anthropic,
  socketIoClient,
  ofetch,
  gaxios,
  slackWebApi,
  fetchRetry,
  bullmq,
  cockatiel,
];
