import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const boundOf = (failed: string, parameters = 'request'): string =>
  siteOf(`async function send(${parameters}) { while (true) { try { return await client.send(request); } catch (error) { ${failed} } } }`).facts.bound.kind;

test('whoever is waited for after a failure may end the retries', () => {
  expect(boundOf('await signInAgain();')).toBe('unknown');
  expect(boundOf('signInAgain(); await sleep(1000);')).toBe('none');
  expect(boundOf('await timeout(60_000);')).toBe('none');
});

test('so may a function from outside that is told of it', () => {
  expect(boundOf('onError(error); await sleep(1000);', 'request, onError')).toBe('unknown');
  expect(boundOf('onError!(error); await sleep(1000);', 'request, onError?: (error: unknown) => void')).toBe('unknown');
  expect(boundOf('onError(error); await sleep(1000);')).toBe('none');
  expect(boundOf('logger.warn(error); await sleep(1000);', 'request, logger')).toBe('none');
});

test('and who need not be handed in, where he is asked what to do', () => {
  const listening = (failed: string): string =>
    siteOf(`function listen(url, { onError, ...rest }) {
      return new Promise((resolve, reject) => {
        async function create() {
          try {
            const response = await fetch(url, rest);
            await read(response.body);
            resolve();
          } catch (error) {
            ${failed}
            setTimeout(create, delayMs);
          }
        }
        create();
      });
    }`).facts.bound.kind;
  expect(listening('const delayMs = onError?.(error) ?? 1000;')).toBe('unknown');
  expect(listening('const delayMs = rest.delayMs ?? 1000;')).toBe('none');
});

test('but not where all that he says is logged', () => {
  const going = (failed: string): string => siteOf(`async function go(url, format) { while (true) { try { return await fetch(url); } catch (error) { ${failed} await sleep(1000); } } }`).facts.bound.kind;
  expect(going('console.warn(format?.(error) ?? error.message);')).toBe('none');
});

test('what only some failures meet ends only some', () => {
  expect(boundOf("if (error.code === 'EAUTH') await signInAgain(); else await sleep(1000);")).toBe('none');
});

test('a function that comes back by itself is asked beside the next call of it', () => {
  const signing = (failed: string): string => siteOf(`async function send(request) { try { return await client.send(request); } catch (error) { ${failed} } }`).facts.bound.kind;
  expect(signing('await ask(error); return send(request);')).toBe('unknown');
  expect(signing('ask(error); return send(request);')).toBe('none');
});

test('so is one that comes back through another function', () => {
  const saving = (failed: string): string =>
    siteOf(`const form = () => { const save = async () => { try { return await put(row); } catch (error) { ${failed} } }; const submit = async () => { if (isNew) await save(); }; return submit; }`).facts.bound.kind;
  expect(saving('keep(await ask(error)); return submit();')).toBe('unknown');
  expect(saving('keep(error); return submit();')).toBe('none');
});
