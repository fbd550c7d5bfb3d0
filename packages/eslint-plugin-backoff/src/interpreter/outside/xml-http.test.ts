import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

/** A request of a browser that is sent once more where its handlers say so. */
const sending = (handlers: string, url = 'url'): string => `
function send(url, i = 0) {
  const xhr = new XMLHttpRequest();
  const again = () => { if (i < 3) setTimeout(() => send(url, i + 1), 1000); };
  ${handlers}
  xhr.open('GET', ${url});
  xhr.send();
}`;

/** Of 404, 429 and 503 those that are tried again. */
const statusesOf = (handlers: string): readonly number[] => {
  const { byStatus } = siteOf(sending(handlers)).facts.retriedStatuses;
  return [404, 429, 503].filter((code) => byStatus?.get(code) === 'retried');
};

test('the status is that of the answer, whichever event tells of it', () => {
  expect(statusesOf('xhr.onload = () => { if (xhr.status >= 500) again(); };')).toEqual([503]);
  expect(statusesOf('xhr.onreadystatechange = function () { if (this.readyState === 4 && this.status !== 200) again(); };')).toEqual([404, 429, 503]);
  expect(statusesOf("xhr.addEventListener('loadend', ({ target }) => { if (target.status === 429 || target.status === 0) again(); });")).toEqual([429]);
});

test('the text of the status is the one that HTTP has for it, and none where nobody answers', () => {
  expect(statusesOf("xhr.onload = () => { if (xhr.status >= 500 || xhr.statusText.includes('network')) again(); };")).toEqual([503]);
  expect(statusesOf("xhr.onload = () => { if (xhr.statusText === 'Service Unavailable') again(); };")).toEqual([503]);
});

test('where nobody answers, that is told, or that the time was up', () => {
  expect(siteOf(sending('xhr.onerror = again;')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(sitesOf(sending('xhr.ontimeout = again;'))).toHaveLength(1);
  expect(sitesOf(sending('xhr.onerror = () => report(url);'))).toEqual([]);
});

test('what is answered well, or sent elsewhere, is no retry', () => {
  expect(sitesOf(sending("xhr.onload = () => { if (JSON.parse(xhr.responseText).state === 'running') again(); };"))).toEqual([]);
  expect(sitesOf(sending('xhr.onerror = again;', 'hosts[i]'))).toEqual([]);
});

test('the header is asked of the request', () => {
  const waiting = (header: string): string => siteOf(sending(`xhr.onload = () => { if (xhr.status === 429 && i < 3) setTimeout(() => send(url, i + 1), Number(xhr.getResponseHeader('${header}')) * 1000); };`)).facts.retryAfter.kind;
  expect(waiting('Retry-After')).toBe('used');
  expect(waiting('Age')).toBe('ignored');
});

test('it is the same by a name that the file keeps it under where there is one', () => {
  const kept = (value: string): boolean =>
    siteOf(`let XHR = null; if (typeof window !== 'undefined') { XHR = ${value}; } ${sending('xhr.onload = () => { if (xhr.status >= 500) again(); };').replace('new XMLHttpRequest', 'new XHR')}`).facts.operation.http;
  expect(kept('XMLHttpRequest')).toBe(true);
  expect(kept("require('xmlhttprequest').XMLHttpRequest")).toBe(true);
});

test('what is kept under a name may be anything else', () => {
  expect(sitesOf(`let XHR = null; if (isMade) { XHR = Request; } ${sending('xhr.onload = () => { if (xhr.status >= 500) again(); };').replace('new XMLHttpRequest', 'new XHR')}`)).toEqual([]);
});
