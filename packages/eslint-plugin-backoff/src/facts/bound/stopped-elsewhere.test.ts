import { expect, test } from 'vitest';

import type { Bound } from '../retry-site.js';
import { siteOf } from '../testing/site-of.js';

const boundOf = (rest: string, asked = 'this.running'): Bound =>
  siteOf(`class Reader { async read(id) { while (${asked}) { try { return await this.store.get(id); } catch (error) { log(error); await sleep(1000); } } } ${rest} }`).facts.bound;

test('a flag that another method sets may stop the retries', () => {
  expect(boundOf('stop() { this.running = false; }')).toEqual({ kind: 'none', stoppable: true });
  expect(boundOf('stop() { this.stopped = true; }', '!this.stopped')).toEqual({ kind: 'none', stoppable: true });
  expect(boundOf('stop() { const self = this; self.running = false; }')).toEqual({ kind: 'none', stoppable: true });
});

test('a state that another method leaves, or what it takes away, may stop them too', () => {
  expect(boundOf("stop() { this.state = 'stopped'; }", "this.state === 'running'")).toEqual({ kind: 'none', stoppable: true });
  expect(boundOf("start() { this.state = 'running'; }", "this.state === 'running'")).toEqual({ kind: 'none' });
  expect(boundOf('stop() { this.client = null; }', 'this.client')).toEqual({ kind: 'none', stoppable: true });
  expect(boundOf('stop() { this.client = create(); }', 'this.client')).toEqual({ kind: 'none' });
});

test.for([
  ['nobody sets', ''],
  ['is set to what it is', 'start() { this.running = true; }'],
  ['is set to nothing in particular', 'update(state) { this.running = state; }'],
  ['is set when something happens', "listen() { this.store.on('open', () => { this.running = false; }); }"],
  ['is another one', 'stop() { this.other = false; }'],
] as const)('a flag that %s stops nothing', ([, rest]) => {
  expect(boundOf(rest)).toEqual({ kind: 'none' });
});

test('a method that all may call may stop the retries, though the site calls it too', () => {
  const reader = (method: string, name = 'stop'): Bound =>
    siteOf(`class Reader {
      async read(id) {
        while (true) {
          if (!this.running) return;
          try { return await this.store.get(id); } catch (error) { if (isFatal(error)) this.${name}(); await sleep(1000); }
        }
      }
      ${method} { this.running = false; }
    }`).facts.bound;
  expect(reader('stop()')).toEqual({ kind: 'none', stoppable: true });
  expect(reader('private stop()')).toEqual({ kind: 'none' });
  expect(reader('#stop()', '#stop')).toEqual({ kind: 'none' });
});

test('a flag of the class that this one extends may stop them, and one of its own that nobody sets does not', () => {
  const reader = (head: string, turn: string): Bound => siteOf(`class Reader ${head} { async read(id) { while (true) { ${turn} try { return await this.store.get(id); } catch (error) { await sleep(1000); } } } }`).facts.bound;
  expect(reader('extends Service', 'if (this.destroyed) return;')).toEqual({ kind: 'none', stoppable: true });
  expect(reader('extends Service', 'if (this.destroyed) log(id);')).toEqual({ kind: 'none' });
  expect(reader('', 'if (this.destroyed) return;')).toEqual({ kind: 'none' });
  expect(reader('extends Service', 'if (this.isGuest) return;')).toEqual({ kind: 'none' });
  const looping = (begun: string): Bound => siteOf(`class Reader extends Service { begin() { this.stopped = ${begun}; } async read(id) { while (!this.stopped) { try { return await this.store.get(id); } catch (error) { await sleep(1000); } } } }`).facts.bound;
  expect(looping('false')).toEqual({ kind: 'none', stoppable: true });
  expect(looping('isOver()')).toEqual({ kind: 'none' });
});
