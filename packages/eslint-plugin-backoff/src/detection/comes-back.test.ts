import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const ticking = (last: string): string => `
  class Chase {
    schedule() { this.timer = setTimeout(() => { this.tick().catch((error) => { console.error(error); this.recover(); }); }, 500); }
    recover() { if (this.session.order !== null) this.schedule(); }
    async tick() {
      await this.quote(this.session);
      await this.place(this.session);
      ${last}
    }
  }`;

test('what has the next turn called itself, where all went well, goes on for as long as it is wanted', () => {
  const bounds = (code: string): readonly string[] => sitesOf(code).map(({ facts }) => facts.bound.kind);
  expect(bounds(ticking('this.schedule();'))).toEqual(['unknown']);
  expect(bounds(ticking('this.done();'))).toEqual(['none']);
  expect(bounds(ticking("this.socket.on('close', () => this.schedule());"))).toEqual(['none']);
});
