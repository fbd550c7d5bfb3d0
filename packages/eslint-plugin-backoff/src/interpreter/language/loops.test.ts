import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const waits = (seconds: string): readonly (number | null)[] =>
  siteOf(`
    async function connect(client) {
      for (let attempt = 1; attempt < 6; attempt++) {
        try { return await client.open(); } catch (error) { log(error); }
        for (let left = ${seconds}; left > 0; left--) { show(left); await new Promise((resolve) => setTimeout(resolve, 1000)); }
      }
    }`).facts.delay.steps.map((step) => step?.max ?? null);

test('how long a loop waits that counts down the seconds is not known where it goes on for long', () => {
  expect(waits('3')).toEqual([3000, 3000, 3000, 3000]);
  expect(waits('5 * 2 ** attempt')).toEqual([10_000, 20_000, null, null]);
});

const streaming = (again: string): string => `
  async function answer(prompt) {
    for (let attempt = 1; attempt <= 3; attempt++) {
      try {
        for await (const chunk of client.stream(prompt)) show(chunk);
        return;
      } catch (error) {
        ${again}
      }
    }
  }`;

test('what comes piece by piece may fail, and be asked for anew', () => {
  expect(siteOf(streaming('if (attempt === 3) throw error; await sleep(1000 * attempt);')).facts.delay.steps.map((step) => step?.max)).toEqual([1000, 2000]);
  expect(sitesOf(streaming('throw error;'))).toEqual([]);
});

test('what is done with each of many that the file does not tell is seen after a few', () => {
  const dialling = (again: string): string => `
    function open(config) {
      const options = { headers: {} };
      for (let i = 0; i < config.headers.length; i++) {
        const { kind, name, value } = config.headers[i];
        ${'if (kind === "other") options.headers[name] = value; else options.headers[kind] = name;\n'.repeat(8)}
      }
      const socket = new WebSocket(config.url, options);
      socket.on('close', () => setTimeout(() => ${again}, 3000));
    }`;
  expect(sitesOf(dialling('open(config)'))).toHaveLength(1);
  expect(sitesOf(dialling('close(config)'))).toEqual([]);
});

test('the places of a list that is made for them count the attempts', () => {
  const sending = (list: string): string => `async function send(job, attempts) { for (const n of ${list}) { try { return await job.send(); } catch (error) { if (n === 4) throw error; await new Promise((r) => setTimeout(r, 100 * 2 ** n)); } } }`;
  const delays = (list: string): readonly (number | null)[] => siteOf(sending(list)).facts.delay.steps.map((step) => step?.max ?? null);
  expect(delays('Array(5).keys()')).toEqual([100, 200, 400, 800]);
  expect(delays('Array(attempts).keys()').slice(0, 2)).toEqual([100, 200]);
  expect(sitesOf(sending('job.parts.keys()'))).toEqual([]);
});

test('what is read until there is no more comes to its end, where each turn asks for that', () => {
  const reading = (turn: string): string => `
    async function* listen(url) {
      for (let attempt = 1; ; attempt++) {
        try {
          const response = await fetch(url);
          const reader = response.body.getReader();
          while (true) {
            ${turn}
          }
          break;
        } catch (error) {
          if (attempt === 5) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
        }
      }
    }`;
  const lines = 'for (const line of String(value).split(",")) { if (line.startsWith("id:")) last = line; else if (check) await check(line); onEvent?.(line); yield line; }';
  expect(sitesOf(reading(`const { done, value } = await reader.read(); if (done) break; ${lines}`))).toHaveLength(1);
  expect(sitesOf(reading(`const { value } = await reader.read(); ${lines}`))).toEqual([]);
});
