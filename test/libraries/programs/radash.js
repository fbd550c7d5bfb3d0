import { retry } from 'radash';

export function tuned(load) {
  return retry({ times: 4, delay: 100 }, () => load());
}

export function growing(load) {
  return retry({ times: 6, backoff: (attempt) => 10 * 2 ** attempt }, () => load());
}

export function random(load) {
  return retry({ times: 4, backoff: (attempt) => Math.random() * Math.min(2000, 100 * 2 ** attempt) }, () => load());
}

export function byDefault(load) {
  return retry({ backoff: (attempt) => 10 * attempt }, () => load());
}
