import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const load = (asked: string): readonly string[] => {
  const code = `
    async function load(ids, embed) {
      for (let attempt = 0; ; attempt++) {
        try {
          ${asked}
        } catch (error) {
          if (attempt === 4) throw error;
          await sleep(100 * 2 ** attempt);
        }
      }
    }`;
  return sitesOf(code).flatMap(({ facts }) => facts.operation.nodes.map(({ range }) => code.slice(...range)));
};

test.for([
  ['return await Promise.all(ids.map((id) => store.load(id)));', 'store.load(id)'],
  ['const loads = ids.map((id) => store.load(id)); return await Promise.all(loads);', 'store.load(id)'],
  ['return await Promise.all(ids.map((id) => { return embed(id); }));', 'embed(id)'],
  ['return await Promise.all(ids.map(embed));', 'ids.map(embed)'],
  ['return await Promise.all(ids.slice(0, 10).map(embed));', 'ids.slice(0, 10).map(embed)'],
] as const)('what each of a list is made into may be waited for: %s', ([asked, operation]) => {
  expect(load(asked)).toEqual([operation]);
});

test('a list that nobody waits for is none of promises', () => {
  expect(load('return ids.map((id) => toRow(id));')).toEqual([]);
  expect(load('return ids.map(embed);')).toEqual([]);
});

const sending = (failed: string): string => `
  async function send(queue, messages, left = 3) {
    const answer = await queue.send(messages);
    const failed = messages.filter((_, i) => ${failed});
    if (failed.length === 0 || left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return send(queue, failed, left - 1);
  }`;

test('those of a batch are sent again of which the answer says that they failed', () => {
  expect(siteOf(sending('!answer.responses[i].success')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(siteOf(sending('answer[i].error')).facts.growth.kind).toBe('fixed');
});

test('those of a batch of which the answer says how far they have come are polled', () => {
  expect(sitesOf(sending('answer.responses[i].state !== "done"'))).toEqual([]);
  expect(sitesOf(sending('answer[i].next'))).toEqual([]);
});
