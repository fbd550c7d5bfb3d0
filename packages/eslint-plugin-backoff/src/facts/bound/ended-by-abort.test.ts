import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const boundOf = (attempt: string, failed: string, parameters = 'signal: AbortSignal'): string =>
  siteOf(`async function load(url: string, ${parameters}) { for (;;) { try { return await ${attempt}; } catch (error) { ${failed} log(error); await sleep(1000); } } }`).facts.bound.kind;

test('whoever hands in a signal ends the retries where an attempt that was called off is the last one', () => {
  expect(boundOf('fetch(url, { signal })', "if (error.name === 'AbortError') throw error;")).toBe('unknown');
  expect(boundOf('fetch(url, { signal })', "if (error.name === 'AbortError') log('called off');")).toBe('none');
  expect(boundOf('fetch(url, { signal })', "if (error.name === 'TypeError') throw error;")).toBe('none');
});

test('so may whoever hands in something else that the attempts are given', () => {
  expect(boundOf('connect(progress, url)', 'if (isAbortError(error)) throw error;', 'progress: Progress')).toBe('unknown');
  expect(boundOf('connect(progress.name)', 'if (isAbortError(error)) throw error;', 'progress: Progress')).toBe('none');
});

test('also where they are made by a method that is handed it', () => {
  const opening = (given: string): string => siteOf(`class Device {
    async wait(progress: Progress) { for (;;) { try { return await this.open(${given}); } catch (error) { if (isAbortError(error)) throw error; log(error); await sleep(1000); } } }
    open(given) { return race(given, () => this.backend.open()); }
  }`).facts.bound.kind;
  expect(opening('progress')).toBe('unknown');
  expect(opening('this.name')).toBe('none');
});

test('an attempt that the site calls off itself took too long', () => {
  const own = siteOf(`async function load(url: string) {
    for (;;) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 5000);
      try { return await fetch(url, { signal: controller.signal }); } catch (error) { if (error.name === 'AbortError') throw error; log(error); await sleep(1000); }
    }
  }`);
  expect(own.facts.bound.kind).toBe('none');
});
