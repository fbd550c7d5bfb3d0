import type { Clock } from './clock.js';

/** What the server says: `ok`, a broken connection, or a status. */
export type Answer = 'ok' | 'reset' | { readonly status: number; readonly retryAfter?: string };

export const scenarios = ['network', 'network twice', '503', '503 twice', '429 seconds', '429 date', '404'] as const;

/** How the world treats a program. */
export type Scenario = (typeof scenarios)[number];

/** The answer to request n = 1, 2, … at a time. */
const answers = {
  network: () => 'reset',
  '503': () => ({ status: 503 }),
  '429 seconds': () => ({ status: 429, retryAfter: '7' }),
  '429 date': (n, now) => (n > 1 ? 'ok' : { status: 429, retryAfter: new Date(now + 9000).toUTCString() }),
  '404': () => ({ status: 404 }),
  'network twice': (n) => (n > 2 ? 'ok' : 'reset'),
  '503 twice': (n) => (n > 2 ? 'ok' : { status: 503 }),
} as const satisfies Record<Scenario, (n: number, now: number) => Answer>;

/** One request; times in virtual ms, `end` null where the answer has not come yet. */
export interface Attempt {
  readonly start: number;
  end: number | null;
}

/** How long each request takes: a whole second, so that a date in its answer is exact. */
const LATENCY_MS = 1000;

/** The server of a scenario. It answers whatever is asked, late, and keeps a log. */
export class Server {
  readonly attempts: Attempt[] = [];
  /** Whether the answer to the last attempt was good. */
  satisfied = false;

  constructor(
    readonly clock: Clock,
    readonly scenario: Scenario,
  ) {}

  /** Calls back with the answer to attempt n = 1, 2, … when it has come. */
  request(answered: (answer: Answer, n: number) => void): void {
    const attempt: Attempt = { start: this.clock.now, end: null };
    const n = this.attempts.push(attempt);
    this.clock.setTimeout(() => {
      attempt.end = this.clock.now;
      const answer = answers[this.scenario](n, this.clock.now);
      this.satisfied = answer === 'ok';
      answered(answer, n);
    }, LATENCY_MS);
  }
}
