import promiseRetry from 'promise-retry';

export function byDefault(load) {
  return promiseRetry((retry) => load().catch(retry));
}

export function tuned(load) {
  return promiseRetry((retry, number) => load(number).catch(retry), { retries: 6, randomize: true });
}

export function capped(load) {
  return promiseRetry((retry) => load().catch(retry), { retries: 8, minTimeout: 50, maxTimeout: 1000, factor: 4 });
}

export function optionsFirst(load) {
  return promiseRetry({ retries: 5, minTimeout: 200, factor: 1.5, randomize: true }, (retry) => load().catch(retry));
}
