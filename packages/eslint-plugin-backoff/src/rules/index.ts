import { noClientErrorRetry } from './no-client-error-retry.js';
import { noFixedDelay } from './no-fixed-delay.js';
import { noImmediateRetry } from './no-immediate-retry.js';
import { noIneffectiveRetry } from './no-ineffective-retry.js';
import { noLostError } from './no-lost-error.js';
import { noNestedRetry } from './no-nested-retry.js';
import { noNonIdempotentRetry } from './no-non-idempotent-retry.js';
import { noSilentRetry } from './no-silent-retry.js';
import { noUnboundedRetry } from './no-unbounded-retry.js';
import { noUnreadResponseRetry } from './no-unread-response-retry.js';
import { noWaitAfterLastAttempt } from './no-wait-after-last-attempt.js';
import { requireAbortableDelay } from './require-abortable-delay.js';
import { requireDelayCap } from './require-delay-cap.js';
import { requireJitter } from './require-jitter.js';
import { respectRetryAfter } from './respect-retry-after.js';
import type { BackoffRule } from './rule.js';
import { validRetryAfter } from './valid-retry-after.js';

/** Every rule by its name; the plugin, its configs and the documentation are derived from this record. */
export const rules: Record<string, BackoffRule> = {
  'no-immediate-retry': noImmediateRetry,
  'require-jitter': requireJitter,
  'no-unbounded-retry': noUnboundedRetry,
  'no-client-error-retry': noClientErrorRetry,
  'respect-retry-after': respectRetryAfter,
  'valid-retry-after': validRetryAfter,
  'require-delay-cap': requireDelayCap,
  'no-ineffective-retry': noIneffectiveRetry,
  'no-wait-after-last-attempt': noWaitAfterLastAttempt,
  'no-fixed-delay': noFixedDelay,
  'no-non-idempotent-retry': noNonIdempotentRetry,
  'no-nested-retry': noNestedRetry,
  'no-lost-error': noLostError,
  'no-silent-retry': noSilentRetry,
  'require-abortable-delay': requireAbortableDelay,
  'no-unread-response-retry': noUnreadResponseRetry,
};
