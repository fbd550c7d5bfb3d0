import type { TSESTree } from '@typescript-eslint/types';

import type { Repetition } from '../../detection/repetition.js';
import { entryOf, placeOfRepeated, repeats } from '../../detection/repeats.js';
import { clientFailure, answersByEvent } from '../../interpreter/replies/clients.js';
import { type Path, explore } from '../../interpreter/paths.js';
import type { Outcome, Scenario } from '../../interpreter/scenario.js';
import { STATUSES, SUCCESS, status } from '../../interpreter/scenario.js';
import type { Trace } from '../../interpreter/trace.js';
import { Alike, type Answer } from '../../interpreter/values/alike.js';
import { isInFinalizer } from '../../sites/in-finalizer.js';
import type { Source } from '../../sites/source.js';
import { A_DAY, HEADER_PROBES } from './header-probes.js';

const NO_LIMITS: ReadonlyMap<string, number> = new Map();

/** How many attempts a run sees at most: enough to tell how waits grow, and to reach most bounds. */
const MOST_ATTEMPTS = 16;

/** How many of them show what another path adds. */
const ATTEMPTS_BESIDE = 6;

/** How many of them show whether the retries wait, all but the first. */
const ENOUGH_ATTEMPTS = 4;

/** Bounds up to here are run to their end where it matters what happens there. */
const LONGEST_BOUND = 100;

/** Steps for the facts of one site: what was spent on finding it does not count. */
const STEPS = 200_000;
const STEPS_OF_A_RUN = 10_000;

/** The runs of one site. Each is made when it is first asked for. */
export class SiteRuns {
  private readonly known = new Map<string, readonly Path[]>();
  private readonly answered: Answered[] = [];
  private steps = STEPS;

  constructor(
    readonly source: Source,
    readonly repetition: Repetition,
  ) {}

  /** What happens when the operation fails every time, and the server does not say when to come back. */
  get failing(): readonly Path[] {
    const paths = this.run('failing', { outcome: this.silent });
    return this.repetition.failure.kind !== 'status' || this.repeating(paths).length > 0 ? paths : this.asFound;
  }

  /** The failure by which the site was found, without a word on when to come back. */
  private get silent(): Outcome {
    const { failure } = this.repetition;
    return failure.kind === 'status' ? status(failure.status, failure.as) : failure;
  }

  /** What happens after the very failure by which the site was found. */
  get asFound(): readonly Path[] {
    const { failure } = this.repetition;
    return this.run(saysWhen(failure) ? 'as found' : 'failing', { outcome: failure });
  }

  /** Of the failing runs those that try again. */
  get retrying(): readonly Trace[] {
    return this.repeating(this.failing).map((path) => path.trace);
  }

  /** What happens when the operation succeeds. */
  get succeeding(): readonly Path[] {
    return this.run('succeeding', { outcome: SUCCESS, maxAttempts: 2 });
  }

  /**
   * What happens after other failures, where the site tries again: too many requests, unavailable. As far as tells whether it waits, or
   * how that grows, where nothing else tells of it.
   */
  get refused(): readonly (readonly Path[])[] {
    return this.refusedFor(this.waits ? ENOUGH_ATTEMPTS : MOST_ATTEMPTS);
  }

  /** Whether the failure by which the site was found is waited for. */
  get waits(): boolean {
    return this.retrying.some(({ events }) => events.some(({ kind }) => kind === 'wait'));
  }

  /** The same, up to more attempts. */
  refusedFor(attempts: number): readonly (readonly Path[])[] {
    return this.refusals(attempts).map(({ paths }) => paths);
  }

  /** The same, with the status that each of them is about; to most bounds where nothing is said of how far. */
  refusals(attempts = MOST_ATTEMPTS): readonly Refusal[] {
    const maxAttempts = Math.min(MOST_ATTEMPTS, Math.max(ENOUGH_ATTEMPTS, attempts));
    return this.statusForms()
      .flatMap((as) => this.codesToTell(as).map((code) => ({ code, paths: this.refusal(code, as, maxAttempts) })))
      .filter(({ paths }) => paths.length > 0);
  }

  /** Where nobody asks which status it is, one is as good as the other, and an error with one as good as any error. */
  private codesToTell(as: 'response' | 'error'): readonly number[] {
    const runs = this.answering(404, as).map(({ run }) => run);
    if (runs.some(({ statusRead, outcomeTold }) => statusRead || outcomeTold)) return [429, 503];
    const isNew = as === 'error' ? this.repetition.failure.kind === 'status' : runs.some(({ statusTested }) => statusTested);
    return isNew ? [429] : [];
  }

  /** A response is a failure only to code that looks at its status. */
  private refusal(code: number, as: 'response' | 'error', maxAttempts: number): readonly Path[] {
    const paths = this.answering(code, as, null, maxAttempts);
    return this.repeating(paths).filter(({ run }) => as === 'error' || run.statusTested);
  }

  private statusForms(): readonly ('response' | 'error')[] {
    const [form] = this.repetition.operation.values();
    if (form === 'observer') return ['error'];
    const client = this.failing.flatMap(({ run }) => [...run.clients.values()])[0];
    if (form !== 'promise' && form !== 'callback' && !answersByEvent(client ?? null)) return [];
    const known = client === undefined ? null : clientFailure(client);
    return known === null ? ['response', 'error'] : [known];
  }

  /** Of some paths those that try again; where there are any, those that do so because of the failure. */
  repeating(paths: readonly Path[]): readonly Path[] {
    const again = paths.filter(({ trace }) => repeats(trace, this.repetition.candidate));
    const because = again.filter((path) => !this.comesAnyway(path));
    return because.length > 0 ? because : again;
  }

  /** `finally { if (this.isAskedAgain) void this.run(); }`: for who asked meanwhile, however the last one ended. */
  private comesAnyway({ trace }: Path): boolean {
    const entry = entryOf(trace);
    return entry !== null && isInFinalizer(entry) && this.succeeding.some((other) => entryOf(other.trace) === entry);
  }

  /** How many attempts show that the first is made again: two, and more where each turn goes over a list first. */
  private get attemptsToRepeat(): number {
    const { candidate } = this.repetition;
    const places = this.retrying.map((trace) => placeOfRepeated(trace, candidate));
    return Math.max(2, Math.min(ATTEMPTS_BESIDE, ...places));
  }

  /** Every attempt gets this status. What no question of the code tells apart is run once. */
  answering(code: number, as: 'response' | 'error', retryAfter: string | null = null, maxAttempts = this.attemptsToRepeat): readonly Path[] {
    const known = this.answered.find((other) => other.as === as && other.maxAttempts === maxAttempts && other.alike.has(code, retryAfter));
    if (known !== undefined) return known.paths;
    const own = status(code, as, retryAfter);
    const alike = new Alike(own, othersThan(own));
    const paths = this.make({ outcome: { ...own, alike }, maxAttempts });
    this.answered.push({ as, maxAttempts, alike, paths });
    return paths;
  }

  /** A run with another outcome, up to the attempt that is the same once more. */
  after(outcome: Outcome): readonly Path[] {
    return this.run(JSON.stringify(outcome), { outcome, maxAttempts: this.attemptsToRepeat });
  }

  /** The failing run once more, with numbers for names that the file does not tell. */
  limited(limits: ReadonlyMap<string, number>): readonly Path[] {
    return this.again(`limited ${[...limits].join()}`, { limits });
  }

  /** The failing run once more; after so many attempts the clock has passed the deadline that a comparison asks for. */
  late(attempts: number, lateAt: TSESTree.Node): readonly Path[] {
    return this.again(`late ${attempts} ${lateAt.range.join()}`, { lateAfter: attempts, lateAt });
  }

  /** The failing run once more, so far that a bound of so many attempts is reached. */
  reaching(attempts: number): readonly Path[] {
    if (attempts < MOST_ATTEMPTS || attempts > LONGEST_BOUND) return this.failing;
    return this.again(`reaching ${attempts}`, { maxAttempts: attempts + 2, maxAttemptsBeside: attempts + 2, maxCycles: 3 * attempts, maxSteps: 40 * STEPS_OF_A_RUN });
  }

  private again(key: string, change: Partial<Scenario>): readonly Path[] {
    const isAsFound = this.failing === this.asFound;
    return this.run(key, { outcome: isAsFound ? this.repetition.failure : this.silent, ...change });
  }

  private run(key: string, change: Partial<Scenario>): readonly Path[] {
    const paths = this.known.get(key) ?? this.make(change);
    this.known.set(key, paths);
    return paths;
  }

  private make(change: Partial<Scenario>): readonly Path[] {
    const { source } = this;
    const { before, operation, program, failure, awaitsReturns } = this.repetition;
    const scenario: Scenario = {
      outcome: failure,
      operation: new Map([...operation, ...before]),
      limits: NO_LIMITS,
      maxAttempts: MOST_ATTEMPTS,
      maxAttemptsBeside: ATTEMPTS_BESIDE,
      maxCycles: 3 * MOST_ATTEMPTS,
      maxSteps: STEPS_OF_A_RUN,
      awaitsReturns,
      ...change,
    };
    const rest = source.steps;
    source.steps = this.steps;
    const paths = attempting(explore(source, scenario, program.cycle, program.start)) ?? explore(source, scenario, program.cycle, program.start, program.way);
    this.steps = source.steps;
    source.steps = rest;
    return paths;
  }
}

/** Whether an answer says when to come back. */
const saysWhen = (outcome: Outcome): boolean => outcome.kind === 'status' && outcome.retryAfter !== null;

/** The runs that a status leads to, of those that try again. */
interface Refusal {
  readonly code: number;
  readonly paths: readonly Path[];
}

/** The runs that one answer led to, and those that are alike. */
interface Answered {
  readonly as: 'response' | 'error';
  readonly maxAttempts: number;
  readonly alike: Alike;
  readonly paths: readonly Path[];
}

/** The other answers that a fact may ask for. */
function othersThan({ status: code, retryAfter, as }: Answer): readonly Answer[] {
  const headers = retryAfter === null ? [null] : [...HEADER_PROBES.map(({ header }) => header), A_DAY];
  return [...new Set([code, ...STATUSES])].flatMap((other) => headers.map((header) => status(other, as, header))).filter((other) => other.status !== code || other.retryAfter !== retryAfter);
}

/** Paths of which some come to the operation: then those that end before it tell something too. Null where none does. */
function attempting(paths: readonly Path[]): readonly Path[] | null {
  return paths.some(({ run }) => run.attempts > 0) ? paths : null;
}
