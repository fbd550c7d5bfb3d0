import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const calling = (again: string, asked = 'options ?? DEFAULTS'): number =>
  sitesOf(`async function call(url, attempt = 0, options) { const { body } = ${asked}; try { return await api.call(url, body); } catch (error) { if (attempt > 3) throw error; return ${again}; } }`).length;

test('what a function leaves out when it calls itself is left out from the beginning, where something stands in for it', () => {
  expect(calling('call(url, attempt + 1)')).toBe(1);
  expect(calling('call(url, attempt + 1, options)')).toBe(1);
  expect(calling('call(url, attempt + 1)', 'options')).toBe(0);
});

test('what it hands itself instead is another request', () => {
  expect(calling('call(url, attempt + 1, SMALLER)')).toBe(0);
  expect(calling('call(...parts)')).toBe(0);
});

test('so it is of a method', () => {
  const sending = (again: string): number =>
    sitesOf(`class Driver { async send(address, attempt, profile) { try { await this.port.write(address, profile ?? Profile.home); } catch (error) { if (attempt > 3) throw error; await this.send(address, ${again}); } } }`).length;
  expect(sending('attempt + 1')).toBe(1);
  expect(sending('attempt + 1, Profile.guest')).toBe(0);
});

test('a field that a constructor makes of its optional options stands as one makes it who hands over none', () => {
  const client = (parameter: string): readonly unknown[] =>
    siteOf(`class Client { #wait; constructor(${parameter}) { this.#wait = this.#waitOf(options); }
      #waitOf(options?: Options) { const given = options?.wait; if (typeof given === 'number') return () => given; if (given) return (n: number) => given(n); return this.standard; }
      standard(n: number) { return 50 * 2 ** n; }
      async open() { for (let n = 0; ; n++) { try { return await this.socket.connect(); } catch (error) { await sleep(this.#wait(n)); } } } }`).facts.delay.steps.slice(0, 2);
  expect(client('options?: Options')).toEqual([{ min: 50, max: 50 }, { min: 100, max: 100 }]);
  expect(client('options: Options')).toEqual([null, null]);
});
