import { expect, test } from 'vitest';

import { sitesOf } from '../testing/site-of.js';

const IMPORTS = "import { combineLatest, defer, from, retry } from 'rxjs'; import pRetry from 'p-retry'; import axios from 'axios';";

const said = (code: string): readonly string[] => sitesOf(`${IMPORTS} ${code}`, 'file.js').map(({ facts: { ineffective, operation, bound } }) => ineffective[0]?.kind ?? operation.opens ?? bound.kind);

test('what a promise was made of before is not begun again', () => {
  expect(said('export const load = (url) => from(fetch(url)).pipe(retry(3));')).toEqual(['same promise']);
  expect(said('export const load = (url) => { const pending = axios.get(url); return from(pending).pipe(retry(3)); };')).toEqual(['same promise']);
  expect(said('export const load = (url) => { const pending = fetch(url); return pRetry(() => pending, { retries: 3 }); };')).toEqual(['same promise']);
  expect(said('export const load = (url) => defer(() => fetch(url)).pipe(retry(3));')).toEqual(['attempts']);
  expect(said('export const load = (url) => pRetry(() => fetch(url), { retries: 3 });')).toEqual(['attempts']);
});

test('of what may be one, or not, nothing is said', () => {
  expect(said('export const load = (api) => from(api.load()).pipe(retry(3));')).toEqual([]);
  expect(said('export const load = (query) => pRetry(() => query, { retries: 3 });')).toEqual(['attempts']);
});

test('what is handed in, kept, or made of what comes in time may go on for ever', () => {
  const DELAY = 'retry({ delay: 1000 })';
  expect(said(`export const watch = (changes) => changes.pipe(${DELAY});`)).toEqual(['connection']);
  expect(said(`class Feed { watch() { return this.messages.pipe(${DELAY}); } }`)).toEqual(['connection']);
  expect(said(`export const watch = (a, b) => combineLatest([a, b]).pipe(${DELAY});`)).toEqual(['connection']);
  expect(said(`export const load = (api) => api.load().pipe(${DELAY});`)).toEqual(['none']);
});

test('a subject that a class keeps goes on for ever, through pipes of its own', () => {
  const service = (source: string, does = 'connect'): readonly string[] =>
    said(`import { BehaviorSubject, Subject, distinctUntilChanged, switchMap } from 'rxjs';
      class Feed { open$ = ${source}; change$ = this.open$.pipe(distinctUntilChanged()); rows$ = this.change$.pipe(switchMap(() => this.${does}()), retry({ delay: 1000 })); }`);
  expect(service('new BehaviorSubject(false)')).toEqual(['connection']);
  expect(service('new Subject()').concat(service('new BehaviorSubject(false)', 'load'))).toEqual(['connection', 'none']);
  expect(service('this.api.get("/state")')).toEqual(['none']);
});

test('what an operator between begins is begun with each attempt', () => {
  const load = (operators: string): readonly string[] => said(`import { map, switchMap } from 'rxjs'; export const load = (url) => from(fetch(url)).pipe(${operators} retry(3));`);
  expect(load('map((answer) => answer.status),')).toEqual(['same promise']);
  expect(load('switchMap((answer) => fetch(answer.url)),')).toEqual(['attempts']);
});

test('several requests, and a request that is kept, come to their end', () => {
  expect(said('import { concat } from "rxjs"; export const load = (api) => concat(api.first(), api.second()).pipe(retry({ delay: 1000 }));')).toEqual(['none']);
  expect(said('class Users { user$ = this.api.get("/user"); load() { return this.user$.pipe(retry({ delay: 1000 })); } }')).toEqual(['none']);
});

test('a request is one through several pipes, and under a name', () => {
  const isHttp = (code: string): boolean => sitesOf(`import { HttpClient } from '@angular/common/http'; import { map, retry } from 'rxjs'; ${code}`).some(({ facts }) => facts.operation.http);
  expect(isHttp('class Users { constructor(private http: HttpClient) {} load() { return this.http.get("/user").pipe(map(read)).pipe(retry(3)); } }')).toBe(true);
  expect(isHttp('class Users { constructor(private http: HttpClient) {} load() { const user = this.http.get("/user"); return user.pipe(retry(3)); } }')).toBe(true);
  expect(isHttp('class Users { constructor(private http: HttpClient) {} load() { return this.users.pipe(retry(3)); } }')).toBe(false);
});
