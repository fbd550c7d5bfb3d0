import { defer, lastValueFrom, mergeMap, retry, retryWhen, throwError, timer } from 'rxjs';

export function tuned(load) {
  return lastValueFrom(defer(load).pipe(retry({ count: 6, delay: 1000 })));
}

export function callback(load) {
  return lastValueFrom(defer(load).pipe(retry({ count: 5, delay: (error, n) => timer(2 ** n * 100 * Math.random()) })));
}

export function capped(load) {
  return lastValueFrom(defer(load).pipe(retry({ count: 8, delay: (_, n) => timer(Math.min(1000 * 2 ** (n - 1), 10_000)) })));
}

export function notified(load) {
  return lastValueFrom(defer(load).pipe(retryWhen((errors) => errors.pipe(mergeMap((error, i) => (i < 4 ? timer(250 * (i + 1)) : throwError(() => error)))))));
}

export function jittered(load) {
  return lastValueFrom(defer(load).pipe(retry({ count: 5, delay: (_, n) => timer(Math.min(500 * 2 ** n, 4000) * (0.5 + Math.random() / 2)) })));
}
