import got from 'got';

export function byDefault(url) {
  return got(url, { retry: { limit: 2 } });
}

export function tuned(url) {
  return got(url, { retry: { limit: 5, noise: 40 } });
}

export function capped(url) {
  const client = got.extend({ retry: { limit: 6, backoffLimit: 5000 } });
  return client(url);
}

export function callback(url) {
  return got(url, { retry: { limit: 4, calculateDelay: ({ attemptCount, computedValue }) => (computedValue === 0 ? 0 : (1 + Math.random()) * 250 * attemptCount) } });
}
