import type { Library, LibraryOption, Strategy } from '../library.js';

const settings: Readonly<Record<string, LibraryOption>> = {
  initialRetryDelayMillis: { role: 'base', default: 100 },
  retryDelayMultiplier: { role: 'factor', default: 1.3 },
  maxRetryDelayMillis: { role: 'cap', default: 60_000 },
  totalTimeoutMillis: { role: 'time limit', default: Infinity },
  maxRetries: { role: 'attempts', counts: 'attempts', default: Infinity },
};
const timing = ['initialRetryDelayMillis', 'retryDelayMultiplier', 'maxRetryDelayMillis', 'initialRpcTimeoutMillis', 'rpcTimeoutMultiplier', 'maxRpcTimeoutMillis'];

/** Full jitter below a ceiling that grows. */
const ramp: Strategy = {
  options: settings,
  delay: (n, r, o) => r * Math.min(o.number('initialRetryDelayMillis') * o.number('retryDelayMultiplier') ** (n - 1), o.number('maxRetryDelayMillis')),
};

const under = (prefix: string): Readonly<Record<string, LibraryOption>> => Object.fromEntries(Object.entries(settings).map(([name, option]) => [`${prefix}.${name}`, option]));

/** https://github.com/googleapis/gax-nodejs */
export const googleGax: Library = {
  name: 'google-gax',
  modules: ['google-gax'],
  calls: [
    { export: 'createRetryOptions', options: 0, positional: ['retryCodes', 'backoffSettings'] },
    { export: 'GoogleGax.createRetryOptions', options: 0, positional: ['retryCodes', 'backoffSettings'] },
    { export: 'RetryOptions', options: 0, positional: ['retryCodes', 'backoffSettings'] },
  ],
  options: { retryCodes: { role: 'other', offAt: [] }, backoffSettings: { role: 'backoff' }, ...under('backoffSettings') },
  delay: (n, r, o) =>
    r * Math.min(o.number('backoffSettings.initialRetryDelayMillis') * o.number('backoffSettings.retryDelayMultiplier') ** (n - 1), o.number('backoffSettings.maxRetryDelayMillis')),
  strategies: {
    createDefaultBackoffSettings: { ...ramp, positional: [] },
    createBackoffSettings: { ...ramp, positional: [...timing, 'totalTimeoutMillis'] },
    createMaxRetriesBackoffSettings: { ...ramp, positional: [...timing, 'maxRetries'] },
  },
  hazards: [{ option: 'backoffSettings.maxRetries', when: { 'backoffSettings.maxRetries': { above: 0 }, 'backoffSettings.totalTimeoutMillis': { above: 0 } }, effect: 'beside `totalTimeoutMillis` is an error: the first request is rejected' }],
  statuses: null,
  retryAfter: null,
};
