import retry from 'async-retry';

export function byDefault(load) {
  return retry(load);
}

export function tuned(load) {
  return retry(load, { retries: 5, minTimeout: 100, factor: 3, randomize: false });
}

export function capped(load) {
  return retry(() => load(), { retries: 9, minTimeout: 100, maxTimeout: 2000 });
}

export function watched(load) {
  return retry(load, { retries: 3, onRetry: (error, attempt) => ({ error, attempt }) });
}
