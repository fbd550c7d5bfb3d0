import { async } from './async.js';
import { asyncRetry } from './async-retry.js';
import { awsSdk } from './aws-sdk.js';
import { axiosRetry } from './axios-retry.js';
import { exponentialBackoff } from './exponential-backoff.js';
import { got } from './got.js';
import { groqSdk } from './groq-sdk.js';
import { ioredis } from './ioredis.js';
import { openai } from './openai.js';
import { pRetry } from './p-retry.js';
import { promiseRetry } from './promise-retry.js';
import { radash } from './radash.js';
import { redis } from './redis.js';
import { reduxSaga } from './redux-saga.js';
import { retry } from './retry.js';
import { retryAsPromised } from './retry-as-promised.js';
import { rxjs } from './rxjs.js';
import { stompjs } from './stompjs.js';
import { swr } from './swr.js';
import { tanstackQuery } from './tanstack-query.js';
import { undici } from './undici.js';
import type { LibraryCase } from '../library-case.js';

const others: readonly LibraryCase[] = [async, radash, reduxSaga, groqSdk, stompjs, retryAsPromised];

/** The fifteen libraries that are used most, the first first, and some others. */
export const cases: readonly LibraryCase[] = [retry, rxjs, pRetry, asyncRetry, axiosRetry, awsSdk, got, tanstackQuery, undici, openai, ioredis, redis, exponentialBackoff, swr, promiseRetry, ...others];
