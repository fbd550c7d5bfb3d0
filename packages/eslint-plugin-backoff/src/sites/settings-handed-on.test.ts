import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const asking = (failed: string): string => `function load() { $.ajax({ url: '/items', tries: 0, error: ${failed} }); }`;

test('who is told of a failure and hands over the settings once more tries again', () => {
  const site = siteOf(asking('function (xhr, text) { if (text === "timeout" && ++this.tries < 3) $.ajax(this); }'));
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(site.facts.delay.noWaitBecause).toBe('missing');
});

test('the settings go by their name, by another one for `this`, and through a timer', () => {
  expect(siteOf('function load() { const settings = { url: "/items", error(xhr) { if (xhr.status > 499) setTimeout(() => $.ajax(settings), 500); } }; $.ajax(settings); }').facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(asking('function () { const self = this; setTimeout(function () { $.ajax(self); }, 500); }')).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(asking('function () { setTimeout(function () { $.ajax(this); }.bind(this), 500); }')).facts.delay.noWaitBecause).toBeNull();
});

test('other settings, an address that changes, and who is only told are no retry', () => {
  expect(sitesOf(asking('function () { $.ajax({ url: "/other" }); }'))).toEqual([]);
  expect(sitesOf(asking('function () { this.url = nextUrl(); $.ajax(this); }'))).toEqual([]);
  expect(sitesOf(asking('function () { report(this); }'))).toEqual([]);
  expect(sitesOf(asking('() => { $.ajax(this); }'))).toEqual([]);
});

test('settings of something that is made, and lives on, are sent by no call', () => {
  const playing = (made: string): number => sitesOf(`function play() { const settings = { url: '/film', error(xhr) { if (xhr.status > 499) setTimeout(() => $.ajax(settings), 500); } }; ${made} }`).length;
  expect(playing('return new Player(settings);')).toBe(0);
  expect(playing('$.ajax(settings);')).toBe(1);
});
