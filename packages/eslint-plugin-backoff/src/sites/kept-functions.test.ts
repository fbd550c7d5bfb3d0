import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** A hook whose connection comes back by what it keeps in a place of its own. */
const hook = (kept: string, again: string): string => `
  function useFeed(url) {
    const socketRef = useRef(null);
    const connectRef = useRef(() => {});
    const failuresRef = useRef(0);
    const connect = useCallback(() => {
      const socket = new WebSocket(url);
      socketRef.current = socket;
      socket.onopen = () => { failuresRef.current = 0; };
      socket.onclose = () => { failuresRef.current += 1; setTimeout(() => { ${again} }, 1000 * 2 ** failuresRef.current); };
    }, [url]);
    const close = useCallback(() => socketRef.current?.close(), []);
    useEffect(() => { ${kept} }, [connect]);
    useEffect(() => { connect(); return close; }, []);
  }`;

test('what is always kept in one place of a variable is called by it', () => {
  const [site] = sitesOf(hook('connectRef.current = connect;', 'connectRef.current();'));
  expect(site?.kind).toBe('reconnect');
  expect(site?.facts.growth.kind).toBe('exponential');
});

test('a place that is emptied keeps no other function', () => {
  expect(sitesOf(hook('connectRef.current = connect; return () => { connectRef.current = null; };', 'connectRef.current?.();'))).toHaveLength(1);
});

test.each([
  ['another function is kept there', 'connectRef.current = close;', 'connectRef.current();'],
  ['now the one, now the other is kept there', 'connectRef.current = connect; connectRef.current = close;', 'connectRef.current();'],
  ['another place is called', 'connectRef.current = connect;', 'connectRef.last();'],
])('where %s nobody knows that it is called again', (_, kept, again) => {
  expect(sitesOf(hook(kept, again))).toEqual([]);
});

test('a function written where it is kept goes round by that place', () => {
  const polling = (again: string): string => `const link = makeLink(); link.read = async function () { try { show(await fetch(url)); } catch { setTimeout(() => ${again}, 5000); } };`;
  expect(sitesOf(polling('link.read()'))).toHaveLength(1);
  expect(sitesOf(polling('link.show()'))).toEqual([]);
});

/** A decorator that puts a function of its own where it has found one. */
const decorator = (taken: string, tried: string): string => `
  const retry = (times) => (target, key, descriptor) => {
    const original = ${taken};
    descriptor.value = async function (...args) {
      let last;
      for (let n = 0; n < times; n++) { try { return await ${tried}; } catch (error) { last = error; await sleep(500); } }
      throw last;
    };
  };`;

test.each([
  ['by a decorator', 'descriptor.value', 'original.apply(this, args)'],
  ['and has a type', 'descriptor.value as Method', 'original.call(this, ...args)'],
  ['and is bound', 'descriptor.value.bind(target)', 'original(...args)'],
])('what is taken from a place before another function is put there is that other function no more, where it is wrapped %s', (_, taken, tried) => {
  expect(sitesOf(decorator(taken, tried))).toHaveLength(1);
  expect(sitesOf(decorator(taken, tried.replace('args)', 'args, n)').replace(/original\b/, 'original[n]')))).toEqual([]);
});
