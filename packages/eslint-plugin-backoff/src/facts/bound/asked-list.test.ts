import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const kindOf = (list: string, turn: string, handled: string): string =>
  siteOf(`async function ping(urls, more) {
    while (${list}.length > 0) {
      ${turn}
      try { return await fetch(url); } catch (error) { ${handled} }
    }
  }`).facts.bound.kind;

test('a list of which each turn takes something comes to its end', () => {
  expect(kindOf('urls', 'const name = urls.shift();', 'log(name, error);')).toBe('unknown');
  expect(kindOf('this.urls', 'const name = this.urls.pop();', 'log(name, error);')).toBe('unknown');
  expect(kindOf('urls', 'const names = urls.splice(0, 2);', 'log(names, error);')).toBe('unknown');
});

test('what is put back is there for another turn', () => {
  expect(kindOf('urls', 'const name = urls.shift();', 'urls.push(name);')).toBe('none');
  expect(kindOf('urls', 'const name = urls.shift();', 'urls.splice(0, 0, name);')).toBe('none');
});

test('another list says nothing', () => {
  expect(kindOf('urls', 'const name = more.shift();', 'log(name, error);')).toBe('none');
  expect(kindOf('urls', '', 'log(error);')).toBe('none');
});

const failing = (question: string, handled: string): string =>
  siteOf(`async function ping(job, most) {
    for (;;) {
      try { return await fetch(url); } catch (error) { ${handled} if (${question}) throw error; await sleep(1000); }
    }
  }`).facts.bound.kind;

test('a list to which each turn adds something comes to its limit', () => {
  expect(failing('job.errors.length === most', 'job.errors.push(error);')).toBe('unknown');
  expect(failing('job.errors.size > 4', 'job.errors.add(error);')).toBe('unknown');
});

test('a list that is not asked about, or stays as it is, has none', () => {
  expect(failing('job.isFinal', 'job.errors.push(error);')).toBe('none');
  expect(failing('job.notes.length === most', 'job.errors.push(error);')).toBe('none');
});
