import { expect, test, vi } from 'vitest';

import { parsed } from '../../test/parsed.js';
import { type FactWork, lazyFacts } from './lazy-facts.js';
import type { Bound } from './retry-site.js';
import { unknownFacts } from './unknown-facts.js';

const node = parsed('attempt()').expression;
const nothing = unknownFacts(node);

const work: FactWork = {
  operation: () => nothing.operation,
  bound: () => nothing.bound,
  endlessAfter: () => nothing.endlessAfter,
  delay: () => nothing.delay,
  growth: () => nothing.growth,
  jitter: () => nothing.jitter,
  cap: () => nothing.cap,
  retriedStatuses: () => nothing.retriedStatuses,
  retryAfter: () => nothing.retryAfter,
  nesting: () => nothing.nesting,
  lastFailure: () => nothing.lastFailure,
  cancellation: () => nothing.cancellation,
  observability: () => nothing.observability,
  repair: () => nothing.repair,
  inTest: () => nothing.inTest,
  ineffective: () => nothing.ineffective,
  misleadingOptions: () => nothing.misleadingOptions,
  cures: () => nothing.cures,
  shape: () => nothing.shape,
};

test('a fact is worked out once, when it is asked for', () => {
  const bound = vi.fn((): Bound => ({ kind: 'none' }));
  const facts = lazyFacts(node, { ...work, bound });
  expect(facts.repair).toBe(true);
  expect(bound).not.toHaveBeenCalled();
  expect([facts.bound, facts.bound]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  expect(bound).toHaveBeenCalledTimes(1);
});

test('a fact that fails is unknown, and the others are not', () => {
  const broken = (): never => {
    throw new TypeError('a mistake');
  };
  const facts = lazyFacts(node, { ...work, bound: broken, repair: () => false });
  expect(facts.bound).toEqual({ kind: 'unknown' });
  expect(facts.repair).toBe(false);
});
