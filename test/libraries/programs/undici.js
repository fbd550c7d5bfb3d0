import { Agent, interceptors, request, RetryAgent } from 'undici';

export function byDefault(url) {
  return request(url, { dispatcher: new RetryAgent(new Agent()) });
}

export function capped(url) {
  return request(url, { dispatcher: new RetryAgent(new Agent(), { maxRetries: 9, minTimeout: 100, timeoutFactor: 3, maxTimeout: 2000 }) });
}

export function tuned(url) {
  return request(url, { dispatcher: new Agent().compose(interceptors.retry({ maxRetries: 2, minTimeout: 250 })) });
}

export function composed(url) {
  const dispatcher = new Agent().compose(interceptors.retry({ maxRetries: 4, timeoutFactor: 1, minTimeout: 800 }));
  return request(url, { dispatcher });
}
