import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const feed = (failed: string, registered = "this.on('lost', () => this.connect());"): string => `
  class Feed extends EventEmitter {
    constructor(dial) { super(); this.dial = dial; ${registered} }
    connect() { this.dial().then(() => this.emit('open'), () => { ${failed} }); }
  }`;

test('what a class tells itself some time later is no event of another, which would come at once', () => {
  expect(sitesOf(feed("setTimeout(() => this.emit('lost'), 1000);"))).toEqual([]);
  expect(sitesOf(feed("this.emit('lost');")).map(({ facts }) => facts.delay.noWaitBecause)).toEqual(['missing']);
});
