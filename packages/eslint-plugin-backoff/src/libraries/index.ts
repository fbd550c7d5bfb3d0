import { asyncRetry } from './descriptors/async-retry.js';
import { axiosRetry } from './descriptors/axios-retry.js';
import { cockatiel } from './descriptors/cockatiel.js';
import { pRetry } from './descriptors/p-retry.js';
import { retry } from './descriptors/retry.js';
import type { Library } from './library.js';

/** Every library that is described. */
export const libraries: readonly Library[] = [retry, pRetry, asyncRetry, axiosRetry, cockatiel];
