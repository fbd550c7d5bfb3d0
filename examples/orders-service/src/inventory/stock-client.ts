import { circuitBreaker, ConsecutiveBreaker, ExponentialBackoff, handleAll, retry, wrap } from 'cockatiel';
import { logger } from '../lib/logger.js';
import { inventory } from './inventory-service.js';

const retryPolicy = retry(handleAll, {
  maxAttempts: 3,
  backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 5_000 }),
});

const breakerPolicy = circuitBreaker(handleAll, {
  halfOpenAfter: 15_000,
  breaker: new ConsecutiveBreaker(5),
});

retryPolicy.onRetry(({ attempt, delay }) => {
  logger.warn({ attempt, delay }, 'inventory call failed');
});
breakerPolicy.onBreak(() => {
  logger.error('inventory circuit is open');
});

const policy = wrap(retryPolicy, breakerPolicy);

export async function reserve(sku: string, quantity: number): Promise<string> {
  return policy.execute(() => inventory.reserve(sku, quantity));
}

export async function release(reservationId: string): Promise<void> {
  await inventory.release(reservationId);
}
