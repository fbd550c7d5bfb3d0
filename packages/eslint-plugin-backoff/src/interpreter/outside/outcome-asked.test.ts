import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const registers = (isWell: string): string =>
  `async function register(form) { for (let i = 0; i < 4; i++) { const answer = await send(form); if (${isWell}) return answer; await sleep(100 * 2 ** i); } throw new Error('gave up'); }`;

test.for(['isSuccess(answer)', '!isError(answer)', 'answer.isOk()', '!answer.isErr()', 'E.isRight(answer)'])('%s tells how it went', (isWell) => {
  expect(sitesOf(registers(isWell)).map(({ facts }) => facts.bound)).toMatchObject([{ kind: 'attempts', attempts: 4 }]);
});

test.for(['isReady(answer)', 'answer.isDone()', 'hasSucceeded(answer)', 'isSuccess(form)', 'form.isOk()', 'answer.isRight()'])('%s does not', (isReady) => {
  expect(sitesOf(registers(isReady))).toEqual([]);
});

test('who waits after a bad answer as after a failure tries again', () => {
  const guarded = (isWell: string): string => `async function register(form) {
    for (let i = 0; i < 4; i++) {
      try { const answer = await send(form); if (${isWell}) return answer; await sleep(1000); } catch (error) { log(error); await sleep(1000); }
    }
    throw new Error('gave up');
  }`;
  expect(sitesOf(guarded('isSuccess(answer)'))).toHaveLength(1);
  expect(sitesOf(guarded('isReady(answer)'))).toEqual([]);
});
