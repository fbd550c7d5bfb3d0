// Generated from the files of this folder by `npm run docs`.
import { noClientErrorRetry } from './no-client-error-retry.js';
import { noFixedDelay } from './no-fixed-delay.js';
import { noImmediateRetry } from './no-immediate-retry.js';
import { noIneffectiveRetry } from './no-ineffective-retry.js';
import { noLostError } from './no-lost-error.js';
import { noNestedRetry } from './no-nested-retry.js';
import { noNonIdempotentRetry } from './no-non-idempotent-retry.js';
import { noRetryThroughOpenCircuit } from './no-retry-through-open-circuit.js';
import { noSilentRetry } from './no-silent-retry.js';
import { noUnboundedRetry } from './no-unbounded-retry.js';
import { noUnreadResponseRetry } from './no-unread-response-retry.js';
import { noWaitAfterLastAttempt } from './no-wait-after-last-attempt.js';
import { requireAbortableDelay } from './require-abortable-delay.js';
import { requireDelayCap } from './require-delay-cap.js';
import { requireJitter } from './require-jitter.js';
import { respectRetryAfter } from './respect-retry-after.js';
import { validRetryAfter } from './valid-retry-after.js';
import { validRetryOptions } from './valid-retry-options.js';
import type { BackoffRule } from '../eslint/rule.js';

/** Every rule by its name; the plugin, its configs and the documentation are derived from this record. */
export const rules: Record<string, BackoffRule> = {
  'no-client-error-retry': noClientErrorRetry,
  'no-fixed-delay': noFixedDelay,
  'no-immediate-retry': noImmediateRetry,
  'no-ineffective-retry': noIneffectiveRetry,
  'no-lost-error': noLostError,
  'no-nested-retry': noNestedRetry,
  'no-non-idempotent-retry': noNonIdempotentRetry,
  'no-retry-through-open-circuit': noRetryThroughOpenCircuit,
  'no-silent-retry': noSilentRetry,
  'no-unbounded-retry': noUnboundedRetry,
  'no-unread-response-retry': noUnreadResponseRetry,
  'no-wait-after-last-attempt': noWaitAfterLastAttempt,
  'require-abortable-delay': requireAbortableDelay,
  'require-delay-cap': requireDelayCap,
  'require-jitter': requireJitter,
  'respect-retry-after': respectRetryAfter,
  'valid-retry-after': validRetryAfter,
  'valid-retry-options': validRetryOptions,
};
