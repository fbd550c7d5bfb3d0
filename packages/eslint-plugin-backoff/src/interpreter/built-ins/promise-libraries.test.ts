import { expect, test } from 'vitest';

import { expectReports } from '../../../test/expect-reports.js';
import { sitesOf } from '../../facts/testing/site-of.js';
import { noImmediateRetry } from '../../rules/no-immediate-retry.js';

const linking = (answer: string) => `
  import Bluebird from 'bluebird';
  function repeats(error, tries) {
    if (tries > 0 && CODES.has(error.code)) return ${answer}.then(() => Bluebird.resolve(true));
    return Bluebird.resolve(false);
  }
  const handle = (error, tries) => repeats(error, tries).then((repeat) => (repeat ? Bluebird.resolve() : Bluebird.reject(error)));
  function link(from, to, tries) {
    return Bluebird.resolve(files.link(from, to)).catch((error) => handle(error, tries).then(() => link(from, to, tries - 1)));
  }`;

test('what a promise of a library carries is followed: which answer asks for another try, and how long that waits', () => {
  const [site] = sitesOf(linking('Bluebird.delay(100)'));
  expect(site?.facts.growth).toEqual({ kind: 'fixed' });
  expect(site?.facts.bound).toMatchObject({ kind: 'named', name: 'tries' });
});

test('a wait in such a helper is one, and where there is none, it is tried again at once', () => {
  expectReports(noImmediateRetry, linking('Bluebird.delay(100)'));
  expectReports(noImmediateRetry, `
  import { Promise as Later } from 'rsvp';
  const handle = (error, tries) => (tries > 0 ? Later.resolve() : Later.reject(error));
  function link(from, to, tries) {
//         ^^^^ Retries at once: as many attempts as tries allows with no wait in between.
    return Later.resolve(files.link(from, to)).catch((error) => handle(error, tries).then(() => link(from, to, tries - 1)));
  }`);
});

test('what the filter of a catch does not take is not tried again', () => {
  const loading = (caught: string) => sitesOf(`
    const Bluebird = require('bluebird');
    const load = (url) => new Bluebird((resolve, reject) => read(url, (error, body) => (error ? reject(error) : resolve(body))))
      .catch(${caught}).catch((error) => { console.error(error); });`);
  expect(loading('TimeoutError, () => Bluebird.delay(500).then(() => load(url))')).toHaveLength(1);
  expect(loading('TimeoutError, () => null')).toHaveLength(0);
});

test('what stands for the constructor of promises is told how one ends', () => {
  const reading = (made: string): readonly (number | undefined)[] | undefined => {
    const [site] = sitesOf(`
      let PromiseLibrary;
      exports.configure = (options) => { PromiseLibrary = options.promise || Promise; };
      const delay = (ms) => ${made};
      async function read(id) { for (let i = 0; i < 3; i++) { try { return await store.get(id); } catch (error) { if (i === 2) throw error; await delay(250); } } }`);
    return site?.facts.delay.steps.map((step) => step?.min);
  };
  expect(reading('new PromiseLibrary((res) => setTimeout(res, ms))')).toEqual([250, 250]);
  expect(reading('new Timer((resolve, reject) => setTimeout(resolve, ms))')).toEqual([250, 250]);
  expect(reading('new Timer((res) => setTimeout(res, ms))')).not.toEqual([250, 250]);
});
