import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const IMPORT = "import pRetry from 'p-retry'; ";

test('a library that runs what only looks how something stands waits for a state', () => {
  expect(sitesOf(`${IMPORT}await pRetry(() => { if (stream.status !== 'closed') throw new Error(\`still \${name()}\`); });`)).toEqual([]);
  expect(sitesOf(`${IMPORT}await pRetry(() => { if (stream.read() === null) throw new Error('closed'); });`)).toHaveLength(1);
  expect(sitesOf(`${IMPORT}await pRetry(async () => { if ((await stream).status !== 'closed') throw new Error('open'); });`)).toHaveLength(1);
});

test('a library that runs an assertion in a test waits for it to come true', () => {
  const retry = 'await pRetry(async () => { expect(await list(id)).toEqual([]); });';
  expect(sitesOf(`${IMPORT}it('is removed in the end', async () => { ${retry} });`)).toEqual([]);
  expect(sitesOf(`${IMPORT}export async function settle() { ${retry} }`)).toHaveLength(1);
});
