import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const opening = (type: string): string =>
  `async function open(client: Client, question: string): ${type} { for (let attempt = 0; attempt < 3; attempt++) { try { return client.stream(question); } catch (error) { log(error); await sleep(1000); } } throw new Error('gave up'); }`;

test.for(['Promise<AsyncGenerator<Chunk>>', 'Promise<AsyncIterable<Chunk>>'])('what is returned gives its pieces later, and no promise to wait for: %s', (type) => {
  expect(sitesOf(opening(type))).toEqual([]);
});

test.for(['Promise<Answer>', 'Promise<Chunk[]>'])('what may be a promise could be waited for: %s', (type) => {
  expect(sitesOf(opening(type))).toHaveLength(1);
});
