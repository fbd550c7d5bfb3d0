import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noRetryThroughOpenCircuit } from './no-retry-through-open-circuit.js';

test('a retry policy around a circuit breaker that handles every error is reported', () => {
  expectReports(noRetryThroughOpenCircuit, `
import { circuitBreaker, ConsecutiveBreaker, handleAll, retry, wrap } from 'cockatiel';
const retries = retry(handleAll, { maxAttempts: 3 });
//                    ^^^^^^^^^ Retries what an open circuit refuses: BrokenCircuitError comes at once, until the breaker lets calls through again.
const breaker = circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) });
const policy = wrap(retries, breaker);
export const load = (id) => policy.execute(() => query(id));
`);
});

test('a circuit breaker around the retries is fine', () => {
  expectReports(noRetryThroughOpenCircuit, `
import { circuitBreaker, ConsecutiveBreaker, handleAll, retry, wrap } from 'cockatiel';
const retries = retry(handleAll, { maxAttempts: 3 });
const breaker = circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) });
const policy = wrap(breaker, retries);
export const load = (id) => policy.execute(() => query(id));
`);
});

test('a policy that asks which error it is may leave that one out', () => {
  expectReports(noRetryThroughOpenCircuit, `
import { circuitBreaker, ConsecutiveBreaker, handleAll, handleWhen, isBrokenCircuitError, retry, wrap } from 'cockatiel';
const retries = retry(handleWhen((error) => !isBrokenCircuitError(error)), { maxAttempts: 3 });
const breaker = circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) });
const policy = wrap(retries, breaker);
export const load = (id) => policy.execute(() => query(id));
`);
});

test('a loop around a breaker that retries every error is reported', () => {
  expectReports(noRetryThroughOpenCircuit, `
import CircuitBreaker from 'opossum';
const breaker = new CircuitBreaker(query);
export async function load(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await breaker.fire(id);
//                 ^^^^^^^^^^^^^^^^ Retries what an open circuit refuses: EOPENBREAKER comes at once, until the breaker lets calls through again.
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a loop that gives up while the circuit is open is fine', () => {
  expectReports(noRetryThroughOpenCircuit, `
import CircuitBreaker from 'opossum';
const breaker = new CircuitBreaker(query);
export async function load(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await breaker.fire(id);
    } catch (error) {
      if (attempt === 3 || error.code === 'EOPENBREAKER') throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a loop whose filter stands elsewhere is not judged', () => {
  expectReports(noRetryThroughOpenCircuit, `
import CircuitBreaker from 'opossum';
import { isTransient } from './errors.js';
const breaker = new CircuitBreaker(query);
export async function load(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await breaker.fire(id);
    } catch (error) {
      if (attempt === 3 || !isTransient(error)) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('p-retry around a breaker is reported, around anything else it is not', () => {
  expectReports(noRetryThroughOpenCircuit, `
import CircuitBreaker from 'opossum';
import pRetry from 'p-retry';
const breaker = new CircuitBreaker(query);
export const load = (id) => pRetry(() => breaker.fire(id), { retries: 3 });
//                                       ^^^^^^^^^^^^^^^^ Retries what an open circuit refuses: EOPENBREAKER comes at once, until the breaker lets calls through again.
export const find = (id) => pRetry(() => query(id), { retries: 3 });
`);
});
