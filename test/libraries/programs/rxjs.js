import { defer, lastValueFrom, retry, timer } from 'rxjs';

export function tuned(load) {
  return lastValueFrom(defer(load).pipe(retry({ count: 6, delay: 1000 })));
}

export function callback(load) {
  return lastValueFrom(defer(load).pipe(retry({ count: 5, delay: (error, n) => timer(2 ** n * 100 * Math.random()) })));
}

export function capped(load) {
  return lastValueFrom(defer(load).pipe(retry({ count: 8, delay: (_, n) => timer(Math.min(1000 * 2 ** (n - 1), 10_000)) })));
}
