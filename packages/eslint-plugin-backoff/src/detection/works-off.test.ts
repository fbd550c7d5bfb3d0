import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const playing = (before: string, then = ''): number =>
  sitesOf(`async function next() { ${before} try { await output.resume(); await output.play(); } catch (error) { log(error); ${then} setTimeout(next, 1000); } }`).length;

test('what fails on the way of something that was taken out of a queue is not tried again', () => {
  expect(playing('const clip = clips.shift(); const { text } = clip;')).toBe(0);
  expect(playing('const { text } = clips.current.pop();')).toBe(0);
  expect(playing('const clip = clips.shift(); show(clip);')).toBe(0);
});

test('what is put back, only looked at, or said of each wait leaves a retry', () => {
  expect(playing('')).toBe(1);
  expect(playing('const clip = clips.shift(); show(clip);', 'clips.unshift(clip);')).toBe(1);
  expect(playing('const [clip] = clips; show(clip);')).toBe(1);
  expect(sitesOf('async function next() { const delay = delays.shift(); try { await output.resume(); await output.play(); } catch (error) { log(error); setTimeout(next, delay); } }')).toHaveLength(1);
});

test('what is waited for by way of a constant is no item', () => {
  expect(sitesOf(`async function load(url, delays) { for (;;) { const next = delays.shift(); const res = await fetch(url); if (res.ok || next === undefined) return res; const ms = Math.min(next, 1000); await new Promise((done) => setTimeout(done, ms)); } }`)).toHaveLength(1);
});
