import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

/** What becomes of the statuses of an error whose message is asked: those that are thrown. */
function thrown(asked: string): readonly string[] {
  const { byStatus } = siteOf(`import axios from 'axios'; async function load(id) {
    for (let i = 0; i < 3; i++) { try { return await axios.get(id); } catch (error) { if (${asked}) throw error; await sleep(100); } }
  }`).facts.retriedStatuses;
  return [...(byStatus ?? [])].flatMap(([code, judgement]) => (judgement === 'final' ? [String(code)] : []));
}

test.each([
  ["error.message.includes('403')", ['403']],
  ["error.message.includes('HTTP 403')", ['403']],
  ['/\\b(?:HTTP 401|HTTP 403|Unauthorized)\\b/i.test(error.message)', ['401', '403']],
  ['/status code 4\\d\\d/.test(error.message)', ['400', '401', '403', '404', '408', '409', '422', '423', '424', '425', '429']],
  ["error.message.includes('not found')", ['404']],
])('%s', (asked, statuses) => {
  expect(thrown(asked)).toEqual(statuses);
});

test('a long list of words is looked through, and one that may take for ever is not', () => {
  const words = 'certificate expired|certificate mismatch|handshake failure|unknown authority|self signed|revoked|forbidden';
  expect(words.length).toBeGreaterThan(100);
  expect(thrown(`/${words}/i.test(error.message)`)).toEqual(['403']);
  expect(thrown('/^(\\w+ ?)+forbidden$/i.test(error.message)')).toEqual([]);
});

test('who asks a message for a broken connection asks for no status', () => {
  const passed = (word: string): string => `import axios from 'axios'; async function load(id) {
    for (let i = 0; i < 3; i++) { try { return await axios.get(id); } catch (error) { if (!error.message.includes('${word}')) throw error; await sleep(100); } }
  }`;
  const outcomes = (word: string): readonly (string | undefined)[] => [400, 503].map((code) => siteOf(passed(word)).facts.retriedStatuses.byStatus?.get(code));
  expect(outcomes('connection')).toEqual(['final', 'final']);
  expect(outcomes('socket')).toEqual(['final', 'final']);
  expect(outcomes('try later')).toEqual(['unknown', 'unknown']);
});
