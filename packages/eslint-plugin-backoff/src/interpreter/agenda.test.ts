import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** Two events may tell of one failure: only the first one counts, until a timer has run. */
const connecting = (quietMs: number): number =>
  sitesOf(`
    import { sleep } from './sleep';
    class Client {
      isBusy = false;
      async connect() {
        if (this.isBusy) return;
        this.isBusy = true;
        setTimeout(() => { this.isBusy = false; }, ${quietMs});
        try { await this.socket.join(this.address); } catch (error) { await sleep(5000); await this.connect(); }
      }
    }`).length;

test('what a timer does is done before a longer wait is over', () => {
  expect(connecting(4000)).toBe(1);
});

test('and not before a shorter one', () => {
  expect(connecting(9000)).toBe(0);
});
