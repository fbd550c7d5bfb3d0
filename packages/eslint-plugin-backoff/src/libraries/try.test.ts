import { expect, test } from 'vitest';
import { sitesOf } from '../facts/testing/site-of.js';
import { delaySequence } from '../analysis.js';
const show = (code: string) => sitesOf(code).map((s) => ({ b: { ...s.facts.bound, node: 0 }, d: s.facts.delay.kind, no: s.facts.delay.noWaitBecause, seq: JSON.stringify(delaySequence(s, 3)), g: s.facts.growth, j: s.facts.jitter, c: { ...s.facts.cap, node: 0 }, st: [...(s.facts.retriedStatuses.byStatus ?? [])].join(' '), ra: s.facts.retryAfter.kind, op: s.facts.operation.nodes.map((n) => n.type + n.range), http: s.facts.operation.http, obs: s.facts.observability.observed, n: s.facts.nesting.length, i: s.facts.ineffective.map((x) => x.kind) }));
test.each([
  `import pRetry from 'p-retry'; await pRetry(() => loadManifest('eu-1'), { retries: 4 });`,
  `import pRetry, { AbortError } from 'p-retry'; await pRetry(async () => { const r = await fetch(url); if (r.status === 404) throw new AbortError('x'); if (!r.ok) throw new Error(r.statusText); return r.json() }, { retries: n, minTimeout: base, randomize: true });`,
  `const retry = require('async-retry'); const opts = { retries: 3, ...more }; retry(async (bail) => { const r = await fetch(url); if (r.status === 403) { bail(new Error('x')); return } if (!r.ok) throw new Error('y'); }, opts)`,
  `import axios from 'axios'; import axiosRetry, {exponentialDelay} from 'axios-retry'; axiosRetry(axios, { retries: 2 }); axiosRetry(axios, {retryDelay: exponentialDelay}); axiosRetry(axios, {retryDelay: (n) => n * 1000, retries: 4})`,
  `import { retry, handleAll, ExponentialBackoff, ConstantBackoff } from 'cockatiel'; const p = retry(handleAll, { backoff: new ExponentialBackoff() }); const q = retry(handleAll, {maxAttempts: 2, backoff: new ConstantBackoff(50)}); class A { p = retry(handleAll, opts); }`,
])('%s', (code) => { console.log(JSON.stringify(show(code), null, 0).replaceAll('},{"b"', '},\n{"b"')); expect(1).toBe(1); });
