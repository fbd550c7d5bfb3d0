import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

test('another day is another request', () => {
  const asking = (day: string): number =>
    sitesOf(`async function latest(start) {
      const begin = new Date(start).getTime();
      for (let back = 0; back < 14; back++) {
        const response = await fetch(\`https://example.com/days/\${new Date(${day}).toISOString().slice(0, 10)}\`);
        if (response.status === 200) return response;
      }
      throw new Error('no day');
    }`).length;
  expect(asking('begin - back * 86_400_000')).toBe(0);
  expect(asking('begin')).toBe(1);
  expect(asking('')).toBe(1);
});
