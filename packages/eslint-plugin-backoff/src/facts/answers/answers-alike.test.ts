import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { Run } from '../../interpreter/run.js';
import { Alike } from '../../interpreter/values/alike.js';
import { sitesOf } from '../testing/site-of.js';

/** Questions about a status `s`, and about the failure that says it. */
const { question } = fc.letrec<{ question: string; status: string }>((tie) => ({
  status: fc.oneof(
    { maxDepth: 2 },
    fc.constant('s'),
    fc.tuple(tie('status'), fc.constantFrom('/ 100', '% 100', '- 400', '| 0', '* 2', '?? 0', '|| 500')).map(([s, by]) => `(${s} ${by})`),
    fc.tuple(fc.constantFrom('Math.floor', 'Math.trunc', 'Number', 'Math.abs'), tie('status')).map(([f, s]) => `${f}(${s})`),
    tie('status').map((s) => `Math.min(${s}, 500)`),
  ),
  question: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(tie('status'), fc.constantFrom('===', '!==', '<', '>=', '>', '=='), fc.constantFrom('4', '5', '29', '404', '408', '429', '450', '500', '503', 'limit', "'429'")).map(([s, op, n]) => `${s} ${op} ${n}`),
    tie('status').map((s) => `[4, 5, 408, 429, 502].includes(${s})`),
    fc.constantFrom('TRANSIENT.has(s)', 'TABLE[s]', 'isTransient(s)', 'isElsewhere(s)', 's', '!s', 'Number.isInteger(s)', 'LIMITED.indexOf(s) >= 0'),
    fc.constantFrom("String(s).startsWith('5')", "`${s}`.includes('2')", "s.toString() === '429'", '/^5\\d\\d$/.test(String(s))', "[s, 'x'].join('-').includes('50')"),
    fc.constantFrom("failure.message.includes('429')", "/timeout/i.test(failure.message)", "failure.statusText === 'Bad Gateway'", "failure.code === 'ECONNRESET'", 'failure.code === 503'),
    fc.constantFrom("made.message.includes('503')", "made.message.includes('limit')", "/HTTP 5/.test(made.message)", 'made.status === 404'),
    tie('question').map((a) => `!(${a})`),
    fc.tuple(tie('question'), fc.constantFrom('&&', '||'), tie('question')).map(([a, op, b]) => `((${a}) ${op} (${b}))`),
  ),
}));

const wait = fc.constantFrom('1000', 's', '2 ** i * 100', 's === 429 ? 5000 : 100', 's > 500 ? i * 100 : 50', 'Number(header) * 1000 || 500', 'header ? Number(header) : 200', 'parseWait(header)', 'Date.parse(header) - Date.now()');

const around = (body: string): string => `
  const TRANSIENT = new Set([408, 429, 503]);
  const LIMITED = [429, 503];
  const TABLE = { 429: true, 500: true, 503: false };
  function isTransient(code) { if (code === 429) return true; return code >= 500 && code !== 501; }
  async function load(url, limit) {
    for (let i = 0; i < 4; i++) {
      ${body}
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    throw new Error('gave up');
  }`;

/** A response that is looked at, one that is thrown as an error made here, and an error that the client throws. */
const bodies: readonly ((question: string, wait: string) => string)[] = [
  (asked, length) => `
    const failure = await fetch(url);
    if (failure.ok) return failure;
    const s = failure.status; const header = failure.headers.get('retry-after'); const made = new Error(\`HTTP \${s}: limit \${url}\`);
    if (!(${asked})) return failure;
    const wait = ${length};`,
  (asked, length) => `
    let wait = 0;
    try {
      const failure = await fetch(url);
      const s = failure.status; const header = failure.headers.get('retry-after');
      wait = ${length};
      if (failure.ok) return failure;
      throw Object.assign(new Error(\`HTTP \${s}: limit \${failure.statusText}\`), { s });
    } catch (made) {
      const { s } = made; const failure = made;
      if (${asked}) throw made;
    }`,
  (asked, length) => `
    let wait = 0;
    try {
      return await axios.get(url);
    } catch (failure) {
      const s = failure.response?.status; const header = failure.response?.headers['retry-after']; const made = new Error('HTTP ' + s);
      switch (s) { case 422: case 424: throw failure; case 425: continue; }
      if (!(${asked})) throw failure;
      wait = ${length};
    }`,
];

const program = fc.tuple(fc.constantFrom(...bodies), question, wait).map(([body, asked, length]) => around(body(asked, length)));

/** What a site says of statuses and of waits. */
function factsOf(code: string): unknown {
  return sitesOf(code).map(({ facts: { retriedStatuses, retryAfter, delay, growth, bound, lastFailure } }) => ({
    statuses: [...(retriedStatuses.byStatus ?? [])],
    named: retriedStatuses.named,
    decidedAt: retriedStatuses.node?.range,
    retryAfter: { ...retryAfter, misuse: retryAfter.misuse && { ...retryAfter.misuse, wait: retryAfter.misuse.wait.node.range }, waits: retryAfter.waits?.map(({ node }) => node.range) },
    delay: delay.steps,
    growth,
    bound: bound.kind,
    lastFailure: lastFailure.kind,
  }));
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** The same, each answer in runs of its own. */
function factsApart(code: string): unknown {
  const has = vi.spyOn(Alike.prototype, 'has').mockImplementation(function (this: Alike, status, retryAfter) {
    const [own] = this.answers;
    return own?.status === status && own.retryAfter === retryAfter;
  });
  const facts = factsOf(code);
  has.mockRestore();
  return facts;
}

test('answers that share a run lead to the facts that they have apart', () => {
  fc.assert(fc.property(program, (code) => {
    expect(factsOf(code)).toEqual(factsApart(code));
  }), { numRuns: 60 });
});

/** Steps in which the facts of a program are worked out. */
function stepsFor(work: () => unknown): number {
  const tick = vi.spyOn(Run.prototype, 'tick');
  work();
  const steps = tick.mock.calls.length;
  tick.mockRestore();
  return steps;
}

test('one question tells two kinds of statuses apart: two runs take the place of fifteen', () => {
  const code = around(bodies[0]?.('s >= 500', '1000') ?? '');
  expect(stepsFor(() => factsOf(code))).toBeLessThan(0.6 * stepsFor(() => factsApart(code)));
});
