import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** A store whose functions ask it for each other. */
const store = (again: string, opened = 'set({ failures: 0 })', lost = 'set({ failures: get().failures + 1 });'): string => `
  export const useFeed = create<Feed>()((set, get) => ({
    socket: null,
    failures: 0,
    connect: (url) => {
      const socket = new WebSocket(url);
      socket.onopen = () => ${opened};
      socket.onclose = () => { ${lost} setTimeout(() => ${again}, 1000 * 2 ** get().failures); };
      set({ socket });
    },
    close: () => { get().socket?.close(); },
  }));`;

test('the functions of a store reach each other by what they are handed', () => {
  const [site] = sitesOf(store('get().connect(url)'));
  expect(site?.kind).toBe('reconnect');
  expect(site?.facts.delay.steps.slice(0, 3)).toEqual([{ min: 2000, max: 2000 }, { min: 4000, max: 4000 }, { min: 8000, max: 8000 }]);
});

test('what is in a store may be changed by a function of it', () => {
  const [site] = sitesOf(store('get().connect(url)', 'set((state) => ({ failures: 0 }))', 'set((state) => ({ failures: state.failures + 1 }));'));
  expect(site?.facts.growth.kind).toBe('exponential');
});

test.each([
  ['calls another one of them', 'get().close()'],
  ['asks something else', 'other().connect(url)'],
  ['names the function only', 'get().connect'],
])('one that %s does not come round', (_, again) => {
  expect(sitesOf(store(again))).toEqual([]);
});

test('a parameter that is asked for what is not in what the function gives is no store', () => {
  expect(sitesOf('export const make = (get) => ({ connect: () => { const socket = new WebSocket(url); socket.onclose = () => setTimeout(() => get().open(), 1000); } });')).toEqual([]);
});
