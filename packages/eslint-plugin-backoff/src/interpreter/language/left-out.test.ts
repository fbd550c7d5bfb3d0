import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

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
