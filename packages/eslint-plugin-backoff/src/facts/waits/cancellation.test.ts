import { expect, test } from 'vitest';

import type { Cancellation } from '../retry-site.js';
import { siteOf } from '../testing/site-of.js';

const cancellation = (parameters: string, wait: string, before = '', around = ''): Cancellation =>
  siteOf(`
    import { ask } from './ask.js';
    ${around}
    async function load(${parameters}) {
      ${before}
      for (let attempt = 0; attempt < 4; attempt++) {
        try { return await ask(${/options/.test(parameters) ? '{ signal: options.signal }' : ''}); } catch (error) { ${wait} }
      }
    }`).facts.cancellation;

const DEAF = 'await new Promise((resolve) => setTimeout(resolve, 1000));';

test('a signal in scope that the wait ignores', () => {
  expect(cancellation('signal: AbortSignal', DEAF)).toEqual({ signal: 'signal', stopsWait: false });
  expect(cancellation('{ signal: outer }: any', DEAF)).toEqual({ signal: 'outer', stopsWait: false });
  expect(cancellation('stop: AbortSignal', DEAF)).toEqual({ signal: 'stop', stopsWait: false });
  expect(cancellation('options: { signal?: AbortSignal }', DEAF)).toEqual({ signal: 'options.signal', stopsWait: false });
  expect(cancellation('', DEAF, 'const controller = new AbortController(); onClose(() => controller.abort());')).toEqual({ signal: 'controller.signal', stopsWait: false });
});

test('no signal in scope', () => {
  expect(cancellation('', DEAF).signal).toBeNull();
  expect(cancellation('signal: NodeJS.Signals', DEAF).signal).toBeNull();
  expect(cancellation('', DEAF, '', "import { signal } from '@preact/signals';").signal).toBeNull();
});

test('a controller that limits one attempt is not there to stop the retries', () => {
  const code = `
    async function load(url: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort(), 5000);
        try { return await fetch(url, { signal: controller.signal }); } catch (error) { ${DEAF} } finally { clearTimeout(timer); }
      }
    }`;
  expect(siteOf(code).facts.cancellation.signal).toBeNull();
});

test('a wait that the signal stops', () => {
  expect(cancellation('signal: AbortSignal', 'await setTimeout(1000, undefined, { signal });', '', "import { setTimeout } from 'node:timers/promises';").stopsWait).toBe(true);
  expect(cancellation('signal: AbortSignal', 'await sleep(1000, signal);', '', "import { sleep } from './sleep.js';").stopsWait).toBe(true);
  expect(cancellation('signal: AbortSignal', "await new Promise((resolve, reject) => { const t = setTimeout(resolve, 1000); signal.addEventListener('abort', () => { clearTimeout(t); reject(signal.reason); }); });").stopsWait).toBe(true);
});

test('a helper of the file that takes no signal does not stop', () => {
  const helper = 'const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));';
  expect(cancellation('signal: AbortSignal', 'await pause(1000);', '', helper).stopsWait).toBe(false);
});
