import type { Library } from '../library.js';

/** https://redux-saga.js.org/docs/api/#retrymaxtries-delay-fn-args */
export const reduxSaga: Library = {
  name: 'redux-saga',
  modules: ['redux-saga/effects', '@redux-saga/core/effects'],
  calls: [{ export: 'retry', operation: 2, options: 0, positional: ['maxTries', 'delay'], operationArguments: ['unknown'] }],
  options: {
    maxTries: { role: 'attempts', counts: 'attempts', default: Infinity },
    delay: { role: 'base', default: 0 },
  },
  delay: (_n, _r, o) => o.number('delay'),
  statuses: null,
  retryAfter: null,
};
