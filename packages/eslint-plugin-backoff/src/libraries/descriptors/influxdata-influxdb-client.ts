import type { Given } from '../given.js';
import type { Library } from '../library.js';

const when = ['maxRetries', 'minRetryDelay', 'maxRetryDelay', 'maxRetryTime', 'exponentialBase', 'randomRetry', 'retryJitter'];

/** Where the next wait would be longer than the longest, the last one stays the least. */
function drawn(n: number, r: number, given: Given): number {
  const [factor, most] = [given.number('exponentialBase'), given.number('maxRetryDelay')];
  let least = given.number('minRetryDelay');
  let next = least * factor;
  for (let i = 1; i < n && next < most; i++) [least, next] = [next, next * factor];
  return least + Math.round(r * (Math.min(next, most) - least) + r * given.number('retryJitter'));
}

/** https://influxdata.github.io/influxdb-client-js: what is written is kept and written again. Measured with 1.35. */
export const influxdataInfluxdbClient: Library = {
  name: '@influxdata/influxdb-client',
  modules: ['@influxdata/influxdb-client'],
  calls: [
    { export: 'InfluxDB().getWriteApi', options: 3, when },
    { export: 'InfluxDB', options: 0, under: 'writeOptions', when },
  ],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 5 },
    minRetryDelay: { role: 'base', default: 5000 },
    maxRetryDelay: { role: 'other', default: 125_000 },
    maxRetryTime: { role: 'time limit', default: 180_000 },
    exponentialBase: { role: 'factor', default: 2 },
    randomRetry: { role: 'jitter', default: true, cure: true },
    retryJitter: { role: 'other', default: 200 },
  },
  delay: (n, r, o) => (o.flag('randomRetry') ? drawn(n, r, o) : Math.min(o.number('minRetryDelay') * o.number('exponentialBase') ** (n - 1), o.number('maxRetryDelay')) + Math.round(r * o.number('retryJitter'))),
  pastTimeLimit: 'shortened',
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
};
