import { backOff } from 'exponential-backoff';

export function byDefault(load) {
  return backOff(load);
}

export function tuned(load) {
  return backOff(load, { startingDelay: 200, timeMultiple: 3, numOfAttempts: 5 });
}

export function capped(load) {
  return backOff(() => load(), { jitter: 'full', maxDelay: 1000, startingDelay: 200, numOfAttempts: 7 });
}

export function immediate(load) {
  return backOff(load, { delayFirstAttempt: false, numOfAttempts: 4, jitter: 'full', timeMultiple: 4 });
}
