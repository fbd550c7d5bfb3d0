import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const helper = (bail: string): string => `async function retry(tries, operation) {
  let attempt = 1;
  const bail = ${bail};
  while (true) {
    try { return await operation(attempt, bail); } catch (error) { attempt += 1; if (attempt > tries) throw error; await sleep(500); }
  }
}`;

test('a function that can only throw is for the operation to give up with, and is not run on its behalf', () => {
  const site = siteOf(helper('(error) => { attempt = tries; throw error; }'));
  expect(site.facts.operation.nodes).toHaveLength(1);
  expect(site.facts.bound).toMatchObject({ kind: 'named', name: 'tries' });
});

test('another one is run, as a wrapper would', () => {
  expect(sitesOf('async function load(url) { for (let i = 0; i < 3; i += 1) { try { return await limit(() => fetch(url)); } catch (error) { await sleep(500); } } }')).toHaveLength(1);
});

test('what takes its `e` apart at once is told of an event, and not of a failure', () => {
  const code = (handler: string): string => `function watch() {
  bind('press', ${handler});
}`;
  expect(sitesOf(code('(e) => { if (e) setTimeout(watch, 100); }'))).toHaveLength(1);
  expect(sitesOf(code(`(e) => { if (e.key === 'x') setTimeout(watch, 100); }`))).toEqual([]);
});

test('a function that does nothing is for nobody to wait for', () => {
  const loading = (beside: string): string | null =>
    siteOf(`async function load(url) { for (let i = 0; i < 3; i++) { try { return await fetch(url); } catch (error) { files.unlink(path, ${beside}); } } }`).facts.delay.noWaitBecause;
  expect(loading('() => {}')).toBe('missing');
  expect(loading('() => { note(path); }')).toBeNull();
});

test('of a function that was bound, the first thing that it was not given tells whether it is called back with a failure', () => {
  const code = (parameters: string): string => `class Session {
  connect(job) { this.remote.invoke('login', this.onLogin.bind(this, job)); }
  onLogin(${parameters}) {
    if (!error) return job.done(reply);
    setTimeout(() => this.connect(job), 1000);
  }
}`;
  expect(siteOf(code('job, error, reply')).facts.delay.steps.slice(0, 2)).toMatchObject([{ min: 1000, max: 1000 }, { min: 1000, max: 1000 }]);
  expect(sitesOf(code('job, reply, error'))).toEqual([]);
});
