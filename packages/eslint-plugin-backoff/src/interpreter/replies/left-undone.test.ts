import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const batch = (pending: string, send = 'client.batchWrite({ RequestItems: pending })'): string => `
  async function write(items) {
    let pending = items;
    for (let n = 0; n < 5; n++) {
      const answer = await ${send};
      ${pending}
      await sleep(100 * 2 ** n);
    }
    throw new Error('not all was written');
  }`;

const whatIsLeft = 'if (!answer.UnprocessedItems || Object.keys(answer.UnprocessedItems).length === 0) return; pending = answer.UnprocessedItems;';

test('what an answer says was left undone is asked for once more', () => {
  const steps = (code: string): unknown => sitesOf(code).map(({ facts }) => facts.delay.steps.slice(0, 3).map((step) => step?.min));
  expect(steps(batch(whatIsLeft))).toEqual([[100, 200, 400]]);
  expect(steps(batch(whatIsLeft, 'client.send(new BatchWriteItemCommand({ RequestItems: { table: pending } }))'))).toEqual([[100, 200, 400]]);
  expect(steps(batch(whatIsLeft, 'client.batchWrite({ RequestItems: pending }).promise()'))).toEqual([[100, 200, 400]]);
  expect(steps(batch('pending = answer.UnprocessedItems?.table ?? []; if (pending.length === 0) return;'))).toEqual([[100, 200, 400]]);
});

test('what comes after it is another page', () => {
  expect(sitesOf(batch('if (!answer.LastEvaluatedKey) return; pending = answer.LastEvaluatedKey;'))).toEqual([]);
});

test('how much was left undone is nothing where all went well', () => {
  expect(sitesOf(batch('if (answer.FailedPutCount === 0) return;'))).toHaveLength(1);
  expect(sitesOf(batch('if (answer.PendingCount === 0) return;'))).toEqual([]);
});
