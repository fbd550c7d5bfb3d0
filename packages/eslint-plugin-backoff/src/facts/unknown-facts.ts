import type { TSESTree } from '@typescript-eslint/types';

import type { RetryFacts } from './retry-site.js';

/**
 * What stands in for each fact that could not be computed: of it, nothing is known, so no rule reports anything. The linter
 * never throws because of one site that the analysis cannot cope with.
 */
export function unknownFacts(site: TSESTree.Node): RetryFacts {
  return {
    operation: { nodes: [site], http: false, failsBy: null, method: null, optionsNode: null, idempotencyKey: null, injected: true, local: false, unreadResponse: false },
    bound: { kind: 'unknown' },
    endlessAfter: [],
    delay: { kind: 'unknown', steps: [], symbolic: [], waits: [], noWaitBecause: null },
    growth: { kind: 'unknown' },
    jitter: { kind: 'unknown', widthMs: null, longestMs: null, cutOffByCap: false },
    cap: { kind: 'unknown' },
    retriedStatuses: { byStatus: null, named: [], networkErrors: 'unknown', node: null },
    retryAfter: { kind: 'unknown', statuses: [], misuse: null, uncapped: false },
    nesting: [],
    lastFailure: { kind: 'unknown', finalWait: null, node: null },
    cancellation: { signal: null, stopsWait: false },
    observability: { observed: null },
    // It may be one, and a repair may come at once.
    repair: true,
    inTest: true,
    ineffective: [],
    misleadingOptions: [],
    cures: null,
    shape: { owner: null, canAwait: false, counter: null, failurePaths: [], goesOn: false, pace: new Set(), options: null, component: null },
  };
}
