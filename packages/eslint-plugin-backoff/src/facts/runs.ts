import type { Repetition } from '../interpreter/detect.js';
import { repeats } from '../interpreter/detect.js';
import { type Path, explore } from '../interpreter/run.js';
import type { Outcome, Scenario } from '../interpreter/scenario.js';
import { status } from '../interpreter/scenario.js';
import type { Trace } from '../interpreter/trace.js';
import type { Source } from '../sites/source.js';

const NO_LIMITS: ReadonlyMap<string, number> = new Map();

/** How many attempts a run sees at most: enough to tell how waits grow, and to reach most bounds. */
export const MOST_ATTEMPTS = 16;

/** The runs of one site. Each is made when it is first asked for. */
export class SiteRuns {
  private readonly known = new Map<string, readonly Path[]>();

  constructor(
    readonly source: Source,
    readonly repetition: Repetition,
  ) {}

  /** What happens when the operation fails every time. */
  get failing(): readonly Path[] {
    return this.run('failing', { outcome: this.repetition.failure });
  }

  /** Of the failing runs those that try again. */
  get retrying(): readonly Trace[] {
    return this.failing.map((path) => path.trace).filter((trace) => repeats(trace, this.repetition.candidate));
  }

  /** Every attempt gets this status. */
  answering(code: number, as: 'response' | 'error', retryAfter: string | null = null, maxAttempts = 2): readonly Path[] {
    return this.run(`${code} ${as} ${retryAfter ?? ''} ${maxAttempts}`, { outcome: status(code, as, retryAfter), maxAttempts });
  }

  /** A run with another outcome, up to the second attempt. */
  after(outcome: Outcome): readonly Path[] {
    return this.run(JSON.stringify(outcome), { outcome, maxAttempts: 2 });
  }

  /** The failing run once more, with numbers for names that the file does not tell. */
  limited(limits: ReadonlyMap<string, number>): readonly Path[] {
    return this.run(`limited ${[...limits].join()}`, { outcome: this.repetition.failure, limits });
  }

  private run(key: string, change: Partial<Scenario>): readonly Path[] {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { operation, program, failure, awaitsReturns } = this.repetition;
    const scenario: Scenario = { outcome: failure, operation, limits: NO_LIMITS, maxAttempts: MOST_ATTEMPTS, maxCycles: 3 * MOST_ATTEMPTS, awaitsReturns, ...change };
    const paths = explore(this.source, scenario, program.cycle, program.start);
    this.known.set(key, paths);
    return paths;
  }
}
