import { describeLibrary } from '../../facts/testing/describe-library.js';
import { reduxSaga } from './redux-saga.js';

describeLibrary(reduxSaga, {
  policies: [
    { code: `import { retry } from 'redux-saga/effects'; function* loading(id) { yield retry(3, 100, load, id); }`, attempts: 3, waits: [100, 100] },
    { code: `import * as effects from 'redux-saga/effects'; function* loading() { yield effects.retry(4, 0, load); }`, attempts: 4, waits: [0, 0, 0] },
  ],
  unknown: { code: `import { retry } from 'redux-saga/effects'; function* loading() { yield retry(3, limits.wait, load); }`, fact: 'delay' },
});
