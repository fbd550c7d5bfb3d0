import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const sending = (debug: string): string => `
  class Client {
    debug(message, part) { ${debug} }
    async send(url, attempt = 0) {
      try {
        return await fetch(url, { method: 'PUT' });
      } catch (error) {
        if (attempt === 2) throw error;
        this.debug('failed', error);
        await sleep(500);
        return this.send(url, attempt + 1);
      }
    }
  }`;

test.for([
  ['tells of it under a condition', "if (this.verbose) this.log.info('client: ' + message, part.message);", true],
  ['puts it into words first', 'const text = JSON.stringify(part); console.log(message, text.slice(0, 80));', true],
] as const)('a function of the file that %s is a witness of the failure', ([, debug, observed]) => {
  expect(sitesOf(sending(debug)).map(({ facts }) => facts.observability.observed)).toEqual([observed]);
});

test('a function that does more than tell is run: it may throw the failure on', () => {
  expect(sitesOf(sending('console.log(message); throw part;'))).toEqual([]);
});

test('what a log is told is not worked out, but is the failure that it is made of', () => {
  const telling = (given: string): string => `
    const shown = (error) => ({ name: error.name, text: error.message });
    async function load(url) {
      for (let attempt = 0; attempt < 3; attempt++) {
        try { return await fetch(url); } catch (error) { report(${given}); }
        await sleep(500);
      }
      throw new Error('gave up');
    }`;
  const lost = (code: string): readonly string[] => sitesOf(code).map(({ facts }) => facts.lastFailure.kind);
  expect(lost(telling('shown(error)'))).toEqual(lost(telling('error')));
});

test('a run goes where something is done, and not where it is only told', () => {
  const connecting = (closing: string, open: string): number =>
    sitesOf(`class Link { connect() { return this.open().catch((error) => this.later()); }
      later() { return new Promise((resolve) => { setTimeout(() => { if (this.closing) { ${closing} } else { ${open} } }, 1000); }); }
      open() { return client.open(this.url); } }`).length;
  expect(connecting("this.logger.debug('closing');", "this.logger.debug('on we go'); this.connect().then(resolve);")).toBe(1);
  expect(connecting("this.logger.debug('closing');", "this.logger.debug('on we go');")).toBe(0);
});
