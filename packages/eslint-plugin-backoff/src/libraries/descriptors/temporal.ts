import type { Library } from '../library.js';

const when = ['retry'];

/** https://typescript.temporal.io/api/interfaces/common.RetryPolicy: the server waits, for as long as it takes. */
export const temporal: Library = {
  name: '@temporalio/common',
  modules: ['@temporalio/workflow', '@temporalio/client', '@temporalio/common'],
  calls: [
    ...['proxyActivities', 'proxyLocalActivities'].map((name) => ({ export: name, options: 0, when })),
    ...['executeChild', 'startChild', 'Client().workflow.start', 'Client().workflow.execute', 'WorkflowClient().start', 'WorkflowClient().execute'].map((name) => ({ export: name, options: 1, when })),
  ],
  options: {
    retry: { role: 'other' },
    'retry.maximumAttempts': { role: 'attempts', counts: 'attempts', default: Infinity, invalidAt: 0 },
    'retry.initialInterval': { role: 'base', isDuration: true, default: 1000 },
    'retry.backoffCoefficient': { role: 'factor', default: 2 },
    'retry.maximumInterval': { role: 'cap', isDuration: true },
    'retry.nonRetryableErrorTypes': { role: 'other' },
    scheduleToCloseTimeout: { role: 'time limit', isDuration: true, default: Infinity },
  },
  delay(n, _r, o) {
    const base = o.number('retry.initialInterval');
    return Math.min(base * o.number('retry.backoffCoefficient') ** (n - 1), o.isGiven('retry.maximumInterval') ? o.number('retry.maximumInterval') : 100 * base);
  },
  statuses: null,
  retryAfter: null,
  stored: true,
  aboveCap: 'the call throws',
  hazards: [{ option: 'retry.maximumAttempts', when: { 'retry.maximumAttempts': { is: [0] } }, effect: 'throws: without end is to leave it out', repair: { remove: ['retry.maximumAttempts'], safe: true } }],
};
