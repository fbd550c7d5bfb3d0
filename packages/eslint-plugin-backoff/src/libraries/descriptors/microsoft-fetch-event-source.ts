import type { Library } from '../library.js';

/**
 * https://github.com/Azure/fetch-event-source: whatever fails is asked for again after 1 s, for ever, unless `onerror` throws. One's
 * own `onopen` says which answers are failures. Measured with 2.0.
 */
export const microsoftFetchEventSource: Library = {
  name: '@microsoft/fetch-event-source',
  modules: ['@microsoft/fetch-event-source'],
  calls: [
    { export: 'fetchEventSource', options: 1, isRequest: true, when: ['onopen'], policy: { statuses: null, retryAfter: null } },
    { export: 'fetchEventSource', options: 1, isRequest: true },
  ],
  options: {
    onerror: { role: 'delay function', arguments: ['error'], mayDefer: true },
    onopen: { role: 'other' },
    signal: { role: 'signal' },
  },
  delay: () => 1000,
  statuses: [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 429, 500, 502, 503, 504],
  retryAfter: 'ignored',
  connection: true,
  hazards: [{ option: 'onerror', when: { onerror: 'gives a promise' }, effect: 'gives a promise where milliseconds are wanted: every wait is over at once, and what it throws ends nothing' }],
};
