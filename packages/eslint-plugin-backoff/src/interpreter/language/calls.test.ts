import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const statuses = (thrown: string): readonly string[] => {
  const { byStatus } = siteOf(`
    async function load(url: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        try {
          const response = await fetch(url);
          if (!response.ok) throw ${thrown};
          return response;
        } catch (error: any) {
          if (error.data.answer !== 503) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
        }
      }
    }`).facts.retriedStatuses;
  return [...new Set(byStatus?.values())];
};

test.for(["errors.create('failed', { answer: response.status })", "new RequestError('failed', { answer: response.status })"])('what the failure is put into tells of it: %s', (thrown) => {
  expect(statuses(thrown)).not.toContain('retried');
});

test('what is known of it is told', () => {
  expect(statuses('{ data: { answer: response.status } }')).toEqual(expect.arrayContaining(['retried', 'final']));
});
