import pRetry from 'p-retry';

export function byDefault(load) {
  return pRetry(load);
}

export function tuned(load) {
  return pRetry(load, { retries: 6, minTimeout: 100, factor: 3, randomize: true });
}

export function capped(load) {
  const options = { retries: 8, maxTimeout: 5000, randomize: true };
  return pRetry(load, { ...options, minTimeout: 500 });
}

export function withoutEnd(load) {
  return pRetry(load, { retries: Infinity, maxTimeout: 30_000 });
}
