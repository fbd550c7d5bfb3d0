import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

/** What subscribes again once its observer is told of a failure, and beside it the nearest code where a failure leads to something else. */
test.for([
  [
    'a function behind the one that is told of the values',
    'function listen() { onSnapshot(place, (value) => show(value), (error) => { console.error(error); setTimeout(listen, 1000); }); }',
    'function listen() { onSnapshot(place, (value) => show(value), (error) => { console.error(error); setTimeout(close, 1000); }); }',
  ],
  [
    'an observer',
    "function open() { webSocket(url).subscribe({ next: show, error: () => setTimeout(() => open(), 2000), complete: () => open() }); }",
    "function open() { webSocket(url).subscribe({ next: show, error: () => setTimeout(() => stop(), 2000), complete: () => open() }); }",
  ],
  [
    'an observer by other names',
    "function start() { stream.observe({ onNext: (value) => show(value), onError: (error) => { log.warn(error); start(); } }); }",
    "function start() { stream.observe({ onNext: (value) => { show(value); start(); }, onError: (error) => { log.warn(error); } }); }",
  ],
  [
    'a method by its name',
    "class Feed { open() { bus.subscribe('prices', this.onPrice.bind(this), this.onError.bind(this)); } onPrice(price) { show(price); } onError() { setTimeout(() => this.open(), 500); } }",
    "class Feed { open() { bus.subscribe('prices', this.onPrice.bind(this), this.onError.bind(this)); } onPrice(price) { show(price); this.open(); } onError() { setTimeout(() => this.close(), 500); } }",
  ],
  [
    'a stream of a chain of calls',
    "function listen(id) { return db.collection('rooms').doc(id).onSnapshot((doc) => show(doc), (error) => { setTimeout(() => listen(id), 3000); }); }",
    "function listen(id) { return db.collection('rooms').doc(id).onSnapshot((doc) => show(doc), (error) => { setTimeout(() => listen(backupOf(id)), 3000); }); }",
  ],
  [
    'who asks which kind of failure it was',
    'function listen() { feed.open(topic, (value) => show(value), (error) => { log.warn(error instanceof Error ? error.message : error.details); setTimeout(listen, 1000); }, () => close()); }',
    'function listen() { feed.open(topic, (value) => show(value), (error) => { if (error) log.warn(error); setTimeout(listen, 1000); }, () => close()); }',
  ],
  [
    'a watch that is told of its end',
    "async function start() { await pods.watch('/api/v1/pods', {}, (type, pod) => handle(type, pod), (error) => { if (error) console.error(error); setTimeout(start, 1000); }); }",
    "async function start() { await files.walk('/var/data', {}, (type, file) => handle(type, file), (error) => { if (error) console.error(error); setTimeout(start, 1000); }); }",
  ],
  [
    'a function that is handed to what is made',
    "class Scale { open() { this.reader = new Reader('/dev/scale', (line) => this.show(line), (error) => this.lost(error)); } lost(error) { setTimeout(() => this.open(), 500); } }",
    "class Scale { open() { this.reader = new Reader('/dev/scale', (line) => this.show(line), (error) => this.lost(error)); } lost(error) { setTimeout(() => this.close(), 500); } }",
  ],
  [
    'a handler by its name, that is handed to what is made',
    'function open() { reader = new Reader(port, (line) => show(line), onError); } function onError() { setTimeout(open, 500); }',
    'function open() { reader = new Reader(port, (line) => show(line), onClick); } function onClick() { setTimeout(open, 500); }',
  ],
  [
    'what tells once',
    'function locate() { geolocation.getCurrentPosition((position) => show(position), (error) => { console.warn(error); setTimeout(locate, 1000); }); }',
    'function round() { eachSeries(urls, (url, done) => check(url, done), (error) => { console.log(error); setTimeout(round, 1000); }); }',
  ],
] as const)('%s', ([, again, otherwise]) => {
  expect([isSite(again), isSite(otherwise)]).toEqual([true, false]);
});

test.for([
  ['each value asks for more', 'function poll() { source.subscribe((value) => { show(value); setTimeout(poll, 1000); }, (error) => console.error(error)); }'],
  ['whatever comes, it asks again', 'function poll() { source.subscribe({ next: (value) => { show(value); setTimeout(poll, 1000); }, error: () => setTimeout(poll, 1000) }); }'],
  ['a listener of a store', 'function mount() { const off = store.subscribe(() => { if (store.getState().error) { off(); mount(); } }); }'],
  ['a topic', "function start() { bus.subscribe('topic', (message) => { handle(message); start(); }); }"],
  ['what is looked at', 'function look() { watch(() => state.error, (error) => { show(error); look(); }); }'],
  ['another place', 'function open(i) { client.subscribe(urls[i], (value) => show(value), (error) => { if (urls[i + 1]) open(i + 1); }); }'],
  ['what makes the call, as compilers write it', 'function run(error) { return runtime.wrap(function step(context) { return save(context); }, run, this); }'],
  ['what jQuery is put around', 'const link = { error: function (callback) { const own = this; $(own).bind("fail", (event, reason) => callback.call(own, reason)); return own; } };'],
  ['who leaves', "class Page { load() { this.held = items().subscribe({ next: (value) => show(value), error: () => { router.navigate(['/error']); this.held.unsubscribe(); } }); } }"],
] as const)('no failure is tried again: %s', ([, code]) => {
  expect(isSite(code)).toBe(false);
});

test('what is told of each value is a connection that comes back', () => {
  const { kind, facts } = siteOf('let failures = 0; function open() { stream.subscribe((value) => show(value), (error) => { failures++; setTimeout(open, 1000 * 2 ** failures); }); }');
  expect([kind, facts.operation.opens, facts.bound.kind, facts.growth.kind]).toEqual(['reconnect', 'connection', 'none', 'exponential']);
});

test('what tells once is none', () => {
  const { kind, facts } = siteOf('function locate() { geolocation.getCurrentPosition((position) => show(position), (error) => setTimeout(locate, 1000)); }');
  expect([kind, facts.operation.opens]).toEqual(['recursion', undefined]);
});
