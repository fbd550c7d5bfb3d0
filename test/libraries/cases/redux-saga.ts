import { runSaga } from 'redux-saga';
import type { LibraryCase } from '../library-case.js';

export const reduxSaga: LibraryCase = {
  name: 'redux-saga',
  library: 'redux-saga',
  waitsIn: /@redux-saga\/delay-p/,
  start(program, { operation }, cleanUp) {
    // Else it tells of the error at the end in the console.
    const task = runSaga({ onError: () => undefined }, function* () { yield program(operation); });
    cleanUp(() => { task.cancel(); });
    return task.toPromise();
  },
  retries: { tuned: 3, once: 1, endless: 'without end' },
};
