import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const client = (callback: string, onClose: string): string => `
  import { Timer } from './timer';
  class Client {
    constructor(url) { this.url = url; this.timer = new Timer(() => { ${callback} }, this.backoff); }
    connect() { this.socket = new WebSocket(this.url); this.socket.onclose = () => this.closed(); }
    closed() { ${onClose} }
  }`;

test.for([
  ['a timer from elsewhere that is told to run the connect', 'this.connect();', 'this.timer.schedule();', 'this.flush();', 'this.timer.schedule();'],
  ['a timer that is stopped', 'this.connect();', 'this.timer?.start();', 'this.connect();', 'this.timer?.reset();'],
] as const)('%s', ([, callback, onClose, otherCallback, otherOnClose]) => {
  expect(sitesOf(client(callback, onClose))).toHaveLength(1);
  expect(sitesOf(client(otherCallback, otherOnClose))).toEqual([]);
});

test('nothing is known of its wait', () => {
  const { kind, facts } = siteOf(client('this.connect();', 'this.timer.schedule();'));
  expect(kind).toBe('reconnect');
  expect(facts.delay.steps.every((step) => step === null)).toBe(true);
  expect(facts.jitter.kind).toBe('unknown');
});

const withField = (callback: string, onClose: string): string => `
  import { Timer } from './timer';
  class Client {
    timer = new Timer(() => { ${callback} }, 1000);
    connect() { this.socket = new WebSocket('wss://feed.example'); this.socket.onclose = () => this.closed(); }
    closed() { ${onClose} }
  }`;

test('a timer that a field begins with is told to run the connect', () => {
  const { kind, facts } = siteOf(withField('this.connect();', 'this.timer.schedule();'));
  expect(kind).toBe('reconnect');
  expect(facts.delay.steps.every((step) => step === null)).toBe(true);
  expect(sitesOf(withField('this.flush();', 'this.timer.schedule();'))).toEqual([]);
  expect(sitesOf(withField('this.connect();', 'this.timer.reset();'))).toEqual([]);
});
