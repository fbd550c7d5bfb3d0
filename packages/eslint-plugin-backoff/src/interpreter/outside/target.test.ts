import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const asking = (peer: string, ask = 'network.ask(peer, root)'): number =>
  sitesOf(`async function find(peers, root) { for (let i = 0; i < 5; i++) { const peer = ${peer}; try { return await ${ask}; } catch (error) { log(error); } } }`).length;

test('the next of a list, round and round, is another one', () => {
  expect(asking('peers[i % peers.length]')).toBe(0);
  expect(asking('peers[i]')).toBe(0);
  expect(asking('peers[0]')).toBe(1);
});

test('what is put together of two names is another text where one of them is another', () => {
  expect(asking('peers[(peers.current += 1) % peers.length]', 'fetch(peer + root)')).toBe(0);
  expect(asking('peers[peers.current % peers.length]', 'fetch(peer + root)')).toBe(1);
});

test('another of several keys is another credential, and another number in a header is not', () => {
  const sending = (key: string): number => sitesOf(`async function send(keys, url) { for (let i = 0; i < 5; i++) { try { return await fetch(url, { headers: { authorization: \`Bearer \${${key}}\`, 'x-attempt': String(i) } }); } catch (error) { log(error); } } }`).length;
  expect(sending('keys[i]')).toBe(0);
  expect(sending('keys[0]')).toBe(1);
  expect(sending('keys.sign(i)')).toBe(1);
});

test('another function that is handed to a helper is another operation', () => {
  const helper = 'async function guarded(work) { try { return await work(); } catch (error) { log(error); throw error; } }';
  const each = (list: string): number =>
    sitesOf(`${helper} async function locate(address) { for (const service of ${list}) { try { return await guarded(service); } catch (error) { log(error); } } }`).length;
  expect(each('[() => askFirst(address), () => askSecond(address)]')).toBe(0);
  const again = (count: string): number =>
    sitesOf(`${helper} async function locate(address) { for (let i = 0; i < ${count}; i++) { try { return await guarded(() => ask(address)); } catch (error) { log(error); } } }`).length;
  expect(again('3')).toBe(1);
});
