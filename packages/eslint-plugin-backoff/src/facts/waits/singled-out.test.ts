import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const becauseOf = (failed: string): string | null =>
  siteOf(`async function save(doc) { for (let i = 0; i < 5; i++) { try { return await store.put(doc); } catch (error) { ${failed} } } }`).facts.delay.noWaitBecause;

test.for([
  'error.code === 11000',
  'error instanceof ConflictError',
  "error.name === 'VersionError'",
  "error.message.includes('has changed')",
  "error.message.indexOf('has changed') > -1",
  "error.message.indexOf('has changed') !== -1",
  'error.message === Client.STUCK_REQUEST',
  "messageOf(error).includes('has changed')",
  '/has changed/.test(error.message)',
  'isConflict(error)',
  "error.code === 'EEXIST'",
  "error.code === 'ER_DUP_ENTRY'",
  "codeOf(error) === '23505'",
  'NoObjectError.isInstance(error)',
])('one failure that the site tells from all others, %s, may be answered at once', (asked) => {
  expect(becauseOf(`if (!(${asked})) throw error;`)).toBeNull();
});

test.for([
  "error.code === 'ECONNRESET'",
  "error.code === 'ETIMEDOUT'",
  "error.code === 'EBUSY'",
  "error.code === 'EAI_AGAIN'",
  'error.reason === Reason.HostUnreachable',
  'error.status === 503',
  'error.statusCode === 429',
  'error instanceof TypeError',
  'error instanceof RateLimitError',
  'error instanceof FloodWaitError',
  'error instanceof RequestError',
  "error.message.includes('code: 503')",
  "messageOf(error).includes('code: 503')",
  "codeOf(error) === 'ECONNRESET'",
  '/network/.test(error.message)',
  'isRetryable(error)',
])('one of which a wait would help, %s, may not', (asked) => {
  expect(becauseOf(`if (!(${asked})) throw error;`)).toBe('missing');
});

test('what is told apart only to be logged is not singled out', () => {
  expect(becauseOf("if (error.code === 11000) log('taken');")).toBe('missing');
  expect(becauseOf('if (error.code === 11000) throw error;')).toBe('missing');
});
