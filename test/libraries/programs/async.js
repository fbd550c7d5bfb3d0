import async from 'async';

export function byDefault(load) {
  return async.retry(async () => load());
}

export function never(load) {
  return async.retry({ times: 0, interval: 50 }, async () => load());
}

export function counted(load) {
  return async.retry(3, async () => load());
}

export function tuned(load) {
  return async.retry({ times: 4, interval: 200 }, async () => load());
}

export function growing(load) {
  return async.retry({ times: 6, interval: (retries) => 50 * 2 ** retries }, async () => load());
}

export function wrapped(load) {
  return async.retryable({ times: 3, interval: (retries) => 100 * retries }, async () => load())();
}
