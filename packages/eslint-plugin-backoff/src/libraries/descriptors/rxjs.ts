import type { Library } from '../library.js';

/** https://rxjs.dev */
export const rxjs: Library = {
  name: 'rxjs',
  modules: ['rxjs', 'rxjs/operators', 'rxjs/operators/*'],
  calls: [
    { export: 'retry', options: 0, shorthand: 'count' },
    { export: 'retryWhen', options: 0, positional: ['notifier'], policy: { options: { notifier: { role: 'notifier' } } } },
  ],
  options: {
    count: { role: 'attempts', counts: 'retries', default: Infinity },
    delay: { role: 'delay function', arguments: ['error', 'retry'], waits: true },
    resetOnSuccess: { role: 'other' },
  },
  operators: {
    delay: 'delay',
    delayWhen: 'wait',
    mergeMap: 'wait',
    concatMap: 'wait',
    switchMap: 'wait',
    exhaustMap: 'wait',
    take: 'take',
    takeWhile: 'takeWhile',
    scan: 'scan',
    map: 'map',
    tap: 'pass',
  },
  timers: ['timer'],
  passing: ['map', 'tap', 'timeout', 'delay', 'filter', 'finalize', 'share', 'shareReplay', 'first', 'take', 'takeUntil', 'switchMap', 'mergeMap', 'concatMap'],
  requests: { '@angular/common/http': ['HttpClient().', 'HttpHandler().handle', 'HttpHandlerFn()'], '@nestjs/axios': ['HttpService().'], 'rxjs/ajax': ['ajax'] },
  streams: ['fromEvent', 'fromEventPattern', 'interval', 'webSocket', 'Subject'],
  replays: ['BehaviorSubject', 'ReplaySubject'],
  joins: ['combineLatest', 'concat', 'merge', 'race', 'zip'],
  takesPromise: 'from',
  delay: () => 0,
  statuses: null,
  retryAfter: null,
  cures: { wait: { delay: '(_, attempt) => {{import timer}}({{delay attempt - 1}})' }, jitter: { delay: '(_, attempt) => {{import timer}}({{delay attempt - 1}})' }, refusal: { delay: '(error, attempt) => ({{permanent error.status}} ? {{import throwError}}(() => error) : {{import timer}}({{delay attempt - 1}}))' } },
  hazards: [{ option: 'delay', when: { delay: 'gives a number' }, effect: 'gives a number where an observable is wanted: the first failure ends in a TypeError' }],
};
