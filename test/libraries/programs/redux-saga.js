import { retry } from 'redux-saga/effects';

export function* tuned(load) {
  yield retry(4, 250, load);
}

export function* once(load) {
  yield retry(2, 1000, () => load());
}

export function* endless(load) {
  return yield retry(Infinity, 500, load);
}
