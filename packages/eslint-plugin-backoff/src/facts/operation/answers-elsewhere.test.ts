import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const connecting = (asked: string): string => `
import { send } from './send.js';
class Agent {
  async connect() {
    try {
      await send(this.url, { method: 'PUT' });
      this.isOpen = true;
    } catch (error) {
      this.log.error(error);
      setTimeout(() => this.connect(), 5000);
    }
  }
  async test() {
    const answer = await send(this.url, { method: 'PUT' });
    ${asked}
  }
}`;

test('who gives an answer for any status elsewhere throws for none here', () => {
  const { facts } = siteOf(connecting("if (answer.statusCode === 400) throw new Error('refused');"));
  expect(facts.operation.failsBy).toBe('response');
  expect(facts.retriedStatuses.byStatus?.get(404)).toBe('final');
  expect(facts.retryAfter.kind).toBe('unavailable');
});

test('who is not asked may throw', () => {
  const { facts } = siteOf(connecting('if (answer.isOpen) return;'));
  expect(facts.operation.failsBy).toBe('error');
  expect(facts.retriedStatuses.byStatus?.get(404)).toBe('retried');
});
