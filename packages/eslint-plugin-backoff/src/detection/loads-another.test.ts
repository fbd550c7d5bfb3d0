import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const MADE = ["document.createElement('script')", 'new Image()', 'new Audio()'];

test('an element that is made anew to load the next of a list is not tried again', () => {
  const loading = (made: string, source: string, again = 'load(next + 1)'): number =>
    sitesOf(`function load(next) { if (next >= 5) return; const element = ${made}; element.onerror = () => ${again}; element.src = ${source}; show(element); } load(0);`).length;
  for (const made of MADE) {
    expect(loading(made, 'mirrors[next]'), made).toBe(0);
    expect(loading(made, 'mirrors[next % mirrors.length].url'), made).toBe(0);
    expect(loading(made, '`${hosts[next]}/player.js`'), made).toBe(0);
    expect(loading(made, 'mirror'), made).toBe(1);
    expect(loading(made, 'mirrors[kind]'), made).toBe(1);
  }
});

test('the same where the place in the list is counted outside of the function', () => {
  const loading = (source: string): number =>
    sitesOf(`let next = 0; const kind = 1; function load() { if (next >= 5) return; const image = new Image(); image.onerror = () => { next++; load(); }; image.src = ${source}; } load();`).length;
  expect(loading('images[next].url')).toBe(0);
  expect(loading('images[kind].url')).toBe(1);
});

test('the same where the list gives it away', () => {
  const loading = (drawn: string, source: string): number =>
    sitesOf(`function load(mirrors) { if (mirrors.length === 0) return; ${drawn} const element = document.createElement('script'); element.onerror = () => load(mirrors); element.src = ${source}; show(element); } load(MIRRORS);`).length;
  expect(loading('const mirror = mirrors.shift();', 'mirror')).toBe(0);
  expect(loading('', 'mirrors.pop()')).toBe(0);
  expect(loading('const mirror = mirrors.at(0);', 'mirror')).toBe(1);
});
