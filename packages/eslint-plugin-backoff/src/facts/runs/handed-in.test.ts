import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

/** A class that repeats a function of its own whatever its failure is, but for a limit of which it waits longer. */
const isInjected = (members: string, call = 'this.request()'): boolean =>
  siteOf(`
    class Loader {
      ${members}
      async load(url: string) {
        for (let attempt = 0; attempt < 4; attempt++) {
          try {
            return await ${call};
          } catch (error) {
            await new Promise((resolve) => setTimeout(resolve, error.message.includes('429') ? 9000 : 1000));
          }
        }
        throw new Error('no answer');
      }
    }`).facts.operation.injected;

test('a function that a class was given is handed in', () => {
  expect(isInjected('constructor(private readonly request: () => Promise<string>) {}')).toBe(true);
  expect(isInjected('private request: () => Promise<string>; constructor(options) { this.request = options.request; }')).toBe(true);
  expect(isInjected('#request; constructor(request) { this.#request = request; }', 'this.#request()')).toBe(true);
});

test('a function that the class has of its own is not, nor is one that another stands in for', () => {
  expect(isInjected('constructor(options) { this.request = options.request ?? ask; }')).toBe(false);
  expect(isInjected('constructor(private readonly request = ask) {}')).toBe(false);
  expect(isInjected('request = ask; constructor(options) { if (options.request) this.request = options.request; }')).toBe(false);
  expect(isInjected('async request() { return ask(); }')).toBe(false);
  expect(isInjected('constructor(private readonly client: Client) {}', 'this.client.request()')).toBe(false);
});

test('what is told a method by `call` is no function that is handed in', () => {
  const isGiven = (call: string): boolean => siteOf(`async function send(rpc, method) { for (let i = 0; i < 4; i++) { try { return await ${call}; } catch (error) { if (i === 3) throw error; await sleep(Math.random() * 1000); } } }`).facts.operation.injected;
  expect(isGiven('rpc.call(this, method)')).toBe(true);
  expect(isGiven('rpc.call(method)')).toBe(false);
});
