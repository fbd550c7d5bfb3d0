import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const logs = (handled: string): string => `
  class Page {
    schedule() { setTimeout(async () => { try { const logs = await loadLogs(1); if (logs.ok) { this.show(logs); return; } } catch (error) { report(error); } this.again(); }, 5000); }
    async again() { ${handled} this.schedule(); }
  }`;

test('who asks something else instead, and looks from time to time whether the first is back, does not retry', () => {
  expect(sitesOf(logs('const other = await loadOther(); if (!other.ok) return;'))).toEqual([]);
});

test.for([
  ['clears up', 'await closeClient();'],
  ['asks nothing of what else it did', 'const other = await loadOther(); this.show(other);'],
] as const)('who %s before the next time retries', ([, handled]) => {
  expect(sitesOf(logs(handled))).toHaveLength(1);
});

test('the next port is another address, and the same one is the same', () => {
  const listening = (next: string): string => `
    class Servers {
      constructor(port) { this.port = port; this.server = new WebSocketServer({ port }); this.watch(); }
      watch() {
        this.server.on('error', (error) => {
          if (error.code === 'EADDRINUSE') { const next = ${next}; this.server = new WebSocketServer({ port: next }); this.port = next; this.watch(); }
        });
      }
    }`;
  expect(sitesOf(listening('this.port + 100'))).toEqual([]);
  expect(sitesOf(listening('8080'))).toHaveLength(1);
});
