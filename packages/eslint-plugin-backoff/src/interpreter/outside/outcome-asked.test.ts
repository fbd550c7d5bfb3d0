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

const allowing = (checked: string, made: string): number =>
  sitesOf(`
    async function wait(contract, owner, amount) {
      for (let i = 0; i < 20; i++) {
        const seen = await look(contract, owner);
        if (${checked}) return seen;
        if (seen.value >= amount) return seen;
        await sleep(2000);
      }
    }
    async function look(contract, owner) { try { return Ok(await contract.allowance(owner)); } catch (error) { ${made} } }`).length;

test.for(['!seen.ok', 'seen.isErr()', '!isSuccess(seen)'])('what is made of a failure that was thrown is not well: %s', (checked) => {
  expect(allowing(checked, 'return Err(error.message);')).toBe(0);
});

test('what is made of a failure may be a recovery from it', () => {
  const going = (made: string): number => sitesOf(`async function load(client) { for (;;) { try { return await client.load(); } catch (error) { const verdict = ${made}; if (verdict.ok) { await sleep(200); continue; } throw error; } } }`).length;
  expect(going('policy.check(error)')).toBe(1);
  expect(going('await recover(error)')).toBe(1);
  expect(going('Err(error)')).toBe(0);
});

test('who goes on with what is well alone tries the rest again', () => {
  expect(allowing('seen.ok', 'return Err(error.message);')).toBe(1);
});
