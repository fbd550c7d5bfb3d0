import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const handler = (asked: string, handed = 'context'): string => `
class RetryHandler {
  async execute(context) {
    for (let attempt = 0; attempt < 4; attempt++) {
      await this.next.execute(${handed});
      ${asked}
      await new Promise((resolve) => setTimeout(resolve, (Number(Math.random().toFixed(3)) + 1) * 1000));
    }
  }
}`;

test('middleware finds its answer in what it handed on', () => {
  const { facts } = siteOf(handler('if (context.response.status < 500 && context.response.status !== 429) return;'));
  expect(facts.operation).toMatchObject({ http: true, failsBy: 'response' });
  expect(facts.retriedStatuses.byStatus?.get(503)).toBe('retried');
  expect(facts.retriedStatuses.byStatus?.get(404)).toBe('final');
  expect(facts.retryAfter.kind).toBe('ignored');
  expect(facts.lastFailure.kind).toBe('unknown');
  expect(facts.delay.steps[0]).toEqual({ min: 1000, max: 2000 });
});

test('and not in what it asks of somebody else, or has not handed on', () => {
  expect(sitesOf(handler('if (context.session.isOpen) return;'))).toEqual([]);
  expect(sitesOf(handler('if (context.response.status < 500) return;', 'this.request'))).toEqual([]);
});
