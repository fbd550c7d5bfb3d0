import type { TSESTree } from '@typescript-eslint/types';

import { type Comparison, type NumberValue, compare, exact, number, symbolic } from './numbers.js';
import type { OperationForm, Scenario } from './scenario.js';
import { isFunction, type Source } from '../sites/source.js';
import { type Time, type WaitEvent, after, elapsed } from './time.js';
import type { End, Trace, TraceEvent } from './trace.js';
import { type FunctionValue, type NativeValue, type Value, Mark, hasMark, truthiness } from './values.js';

/** Ends a run from any depth. */
export class Stop {
  constructor(readonly why: 'cut' | 'stuck') {}
}

/** A `throw` of the program that is run. */
export class Thrown {
  constructor(
    readonly value: Value,
    readonly node: TSESTree.Node | null,
  ) {}
}

/** Where the repetition may be: a run counts how often it begins anew. */
export interface Cycle {
  /** A loop, or the functions by which a function can reach itself, the one where runs begin first. */
  readonly node: TSESTree.Node;
}

export interface Handler {
  readonly event: string;
  readonly handler: FunctionValue | NativeValue;
  readonly node: TSESTree.Node;
}

interface Task {
  readonly time: Time;
  readonly cause: 'timer' | 'event';
  readonly handle: Value | null;
  readonly act: () => void;
}

interface Choice {
  /** The way that the code seems made for; other runs take the other one. */
  readonly preferred: boolean;
  /** Whether the operation had been attempted: what was decided before is not asked again. */
  readonly afterAttempt: boolean;
}

const MAX_DEPTH = 60;
const MAX_QUIET_DEPTH = 8;
const MAX_STEPS = 5000;

/** The state of one run: one path through the program, with its events. */
export class Run {
  readonly events: TraceEvent[] = [];
  readonly choices: Choice[] = [];
  readonly decisions = new Map<string, boolean>();
  /** What a name was found to be equal to. */
  readonly equals = new Map<string, Value>();
  /** Properties that were written to objects which the file does not tell. */
  readonly memory = new Map<string, Value>();
  readonly handlers = new Map<string, Handler[]>();
  /** How often something was taken out of a list that the file does not tell. */
  readonly draws = new Map<string, number>();
  /** Calls whose answer was waited for. */
  readonly operations = new Map<TSESTree.Node, OperationForm>();
  readonly stack: TSESTree.Node[] = [];
  time: Time = null;
  /** Above zero while something outside the path is looked up: nothing happens then. */
  quiet = 0;
  attempts = 0;
  cycles = 0;
  /** Functions of this file whose result was waited for: operations as a whole, where nothing inside is one. */
  readonly localCalls = new Set<TSESTree.Node>();
  /** A status that the operation answered was tested. */
  statusTested = false;
  /** A status that the operation answered was read by its own name, or looked for in a message. */
  statusRead = false;
  /** What the failure says of itself was asked for in a way that another status would have answered otherwise. */
  outcomeTold = false;
  /** Statuses of the operation for which a condition held that names them. */
  readonly namedStatuses = new Set<number>();
  /** Statuses that the status of the operation was compared with. */
  readonly askedStatuses = new Set<number>();
  /** What each operation was called with, the first time. */
  readonly requests = new Map<TSESTree.Node, readonly Value[]>();
  /** A part of the operation's result that tells failure from success was read. */
  resultRead = false;
  /** A part of the operation's result that may tell failure from success was asked for. */
  resultAsked = false;
  /** The operation's error was asked what it is. */
  errorAsked = false;
  /** A promise was returned, not awaited, from inside a `try` that catches. */
  returnsPromise = false;
  /** The body of a response was read or cancelled. */
  bodyRead = false;
  /** The failure was handed to a function that the file does not hold, and its answer was used. */
  failureHandedOn = false;
  /** The HTTP client behind an operation's call. */
  readonly clients = new Map<TSESTree.Node, string>();
  /** The run is in the stretch that repeats, not in what comes after it. */
  inside = false;
  cause: 'timer' | 'event' | null = null;
  private steps: number;
  private tasks: Task[] = [];
  private fresh = 0;

  constructor(
    readonly source: Source,
    readonly scenario: Scenario,
    readonly cycle: Cycle,
    private readonly prefix: readonly boolean[],
  ) {
    this.steps = scenario.maxSteps ?? MAX_STEPS;
  }

  /** Counts one step; ends the run when there are no more. */
  tick(): void {
    this.steps -= 1;
    this.source.steps -= 1;
    if (this.steps < 0 || this.source.steps < 0) throw new Stop('cut');
  }

  /** Runs `body` one call deeper. */
  enter<T>(call: TSESTree.Node, body: () => T): T {
    if (this.stack.length >= MAX_DEPTH) throw new Stop('cut');
    this.stack.push(call);
    try {
      return body();
    } finally {
      this.stack.pop();
    }
  }

  /** Evaluates something outside the path: no events, no choices. Null where it cannot be told without them. */
  quietly(body: () => Value): Value | null {
    const { time } = this;
    if (this.quiet > MAX_QUIET_DEPTH) return null;
    this.quiet += 1;
    try {
      return body();
    } catch (error) {
      if (error instanceof Thrown || (error instanceof Unknowable)) return null;
      throw error;
    } finally {
      this.quiet -= 1;
      this.time = time;
    }
  }

  emit(event: TraceEvent): void {
    if (this.quiet === 0) this.events.push(event);
  }

  /** A call whose answer somebody waits for. */
  discover(node: TSESTree.Node, form: OperationForm): void {
    if (!this.inside || this.quiet > 0 || makesPromise(node)) return;
    if (form === 'promise' || !this.operations.has(node)) this.operations.set(node, form);
  }

  attempt(node: TSESTree.Node, target: string): void {
    this.attempts += 1;
    this.emit({ kind: 'attempt', node, target, cycle: this.cycles, time: this.time, stack: [...this.stack] });
    if (this.attempts >= this.scenario.maxAttempts || (this.scenario.stopsWhenRepeated === true && this.isRepeated(target))) throw new Stop('cut');
  }

  private firstAttempt: { readonly target: string; readonly cycle: number } | null = null;

  private isRepeated(target: string): boolean {
    this.firstAttempt ??= { target, cycle: this.cycles };
    return target === this.firstAttempt.target && this.cycles > this.firstAttempt.cycle;
  }

  beginCycle(node: TSESTree.Node | null): void {
    if (this.quiet > 0) return;
    this.cycles += 1;
    if (this.cycles > this.scenario.maxCycles) throw new Stop('cut');
    this.emit({ kind: 'cycle', node, byEvent: this.cause === 'event', byTimer: this.cause === 'timer' });
  }

  wait(node: TSESTree.Node, value: NumberValue | null, argument: number | null = null): Time {
    const event: WaitEvent = { kind: 'wait', node, value, argument, stack: [...this.stack] };
    this.emit(event);
    return after(this.time, event);
  }

  /** Whether the clock has passed every deadline. */
  get isLate(): boolean {
    return this.attempts >= (this.scenario.lateAfter ?? Infinity);
  }

  /** A number that no other has in this run. */
  next(): number {
    this.fresh += 1;
    return this.fresh;
  }

  /** Whether a condition holds. What the file does not tell is chosen, once for each name; other paths choose otherwise. */
  decide(value: Value, node: TSESTree.Node, prefer: boolean = prefersTrue(value)): boolean {
    if (hasMark(value, Mark.status)) this.statusTested = true;
    const result = this.outcomeOf(value, node, prefer);
    if (hasMark(value, Mark.operation | Mark.status) || value.kind === 'promise') this.emit({ kind: 'check', node, value, result });
    return result;
  }

  private outcomeOf(value: Value, node: TSESTree.Node, prefer: boolean): boolean {
    if (value.kind === 'number') return !Number.isNaN(value.min) && this.compareNumbers(value, number(0), '!==', node);
    const known = truthiness(value);
    if (known !== undefined) return known;
    const symbol = value.kind === 'unknown' || value.kind === 'string' ? value.symbol : '';
    const result = this.decideSymbol(symbol, prefer);
    this.emit({ kind: 'assume', node, value, result });
    return result;
  }

  private decideSymbol(symbol: string, prefer: boolean): boolean {
    if (symbol.startsWith('!')) return !this.decideSymbol(symbol.slice(1), !prefer);
    return this.choose(symbol, prefer);
  }

  /** Takes one of two ways, the same for the same name. */
  choose(symbol: string, prefer = true): boolean {
    const before = this.decisions.get(symbol);
    if (before !== undefined) return before;
    if (this.quiet > 0) throw new Unknowable();
    const preferred = this.prefix[this.choices.length] ?? true;
    const taken = preferred ? prefer : !prefer;
    this.choices.push({ preferred, afterAttempt: this.attempts > 0 });
    this.decisions.set(symbol, taken);
    return taken;
  }

  /** Compares numbers; a name that the scenario has a number for is that number. */
  compareNumbers(left: NumberValue, right: NumberValue, operator: Comparison, node: TSESTree.Node): boolean {
    const [a, b] = [this.limited(left), this.limited(right)];
    if (((a.marks | b.marks) & Mark.status) !== 0) this.statusTested = true;
    const symbol = `${a.symbol ?? exact(a) ?? '?'} ${operator} ${b.symbol ?? exact(b) ?? '?'}`;
    const result = compare(a, b, operator) ?? this.chooseComparison(a, b, operator, symbol);
    if (((a.marks | b.marks) & Mark.status) !== 0) this.noteStatuses(exact(a), exact(b), operator);
    this.emit({ kind: 'compare', node, left: a, right: b, operator, result });
    return result;
  }

  private noteStatuses(a: number | null, b: number | null, operator: Comparison): void {
    for (const code of [a, b]) if (code !== null && code >= 400 && code < 600) this.askedStatuses.add(code);
    if (a !== null && a === b && (operator === '===' || operator === '!==')) this.namedStatuses.add(a);
  }

  private chooseComparison(a: NumberValue, b: NumberValue, operator: Comparison, symbol: string): boolean {
    if (operator === '!==' && exact(b) === 0 && a.symbol !== null && (a.marks & Mark.operation) === 0) return true;
    return operator === '!==' ? !this.choose(symbol.replace('!==', '===')) : this.choose(symbol);
  }

  private limited(value: NumberValue): NumberValue {
    const limit = value.symbol === null ? undefined : this.scenario.limits.get(value.symbol);
    if (limit === undefined) return value;
    return { ...value, symbol: null, min: value.min * limit + value.addMin, max: value.max * limit + value.addMax, addMin: 0, addMax: 0 };
  }

  /** Does something later: after the waits that lie before `time`. */
  schedule(time: Time, cause: Task['cause'], act: () => void, handle: Value | null = null): void {
    if (this.quiet === 0) this.tasks.push({ time, cause, handle, act });
  }

  cancel(handle: Value): void {
    this.tasks = this.tasks.filter((task) => task.handle !== handle);
  }

  /** Runs what is scheduled, earliest first, until `done` or nothing is left. */
  pump(done: () => boolean): void {
    const { time } = this;
    while (!done() && this.tasks.length > 0) {
      const [first] = this.tasks.toSorted((a, b) => elapsed(a.time) - elapsed(b.time));
      if (first === undefined) break;
      this.tasks = this.tasks.filter((task) => task !== first);
      this.perform(first);
    }
    this.time = time;
  }

  private perform(task: Task): void {
    const { cause } = this;
    this.tick();
    this.time = task.time;
    this.cause = task.cause;
    try {
      task.act();
    } catch (error) {
      if (!(error instanceof Thrown)) throw error;
    } finally {
      this.cause = cause;
    }
  }

  /** The number that stands for a name in this scenario; the value itself otherwise. */
  assumed(value: Value): Value {
    if (value.kind !== 'unknown' || this.scenario.limits.size === 0) return value;
    const limit = this.scenario.limits.get(value.symbol);
    return limit === undefined ? value : number(limit, value.marks);
  }

  symbolic(value: Value & { kind: 'unknown' }): NumberValue {
    return symbolic(value.symbol, value.marks);
  }
}

/** `new P((resolve) => …)`: a promise by another name does nothing that could fail but what its function does. */
function makesPromise(node: TSESTree.Node): boolean {
  if (node.type !== 'NewExpression' || (node.callee.type === 'Identifier' && node.callee.name === 'Promise')) return false;
  return node.arguments.length === 1 && node.arguments.every(isFunction);
}

/** Thrown while looking something up quietly that hangs on a choice. */
export class Unknowable {}

/** A failure is taken for none of the special ones that the code knows until a run says otherwise. */
function prefersTrue(value: Value): boolean {
  const symbol = value.kind === 'unknown' ? value.symbol : '';
  return !(hasMark(value, Mark.operation) && / (===|instanceof) /.test(symbol) && !symbol.startsWith('!'));
}

const MAX_PATHS = 8;

/**
 * Runs a program along its paths. The first run goes the way that the code seems made for; the others replay its choices
 * and take one of them the other way, then two, and so on: with few runs each choice is seen both ways. What was chosen
 * before the first attempt stays once a run has led to a second one.
 */
export function explore(source: Source, scenario: Scenario, cycle: Cycle, program: (run: Run) => End): readonly Path[] {
  return [...walkPaths(source, scenario, cycle, program)];
}

/** The same, one path at a time: the next one is run when it is asked for. */
export function* walkPaths(source: Source, scenario: Scenario, cycle: Cycle, program: (run: Run) => End): Generator<Path> {
  let paths = 0;
  let open: (readonly boolean[])[] = [[]];
  let isPinned = false;
  for (let prefix = open.shift(); prefix !== undefined && paths < MAX_PATHS && source.steps > 0; prefix = open.shift()) {
    const run = new Run(source, scenario, cycle, prefix);
    const end = finish(run, program);
    paths += 1;
    yield { trace: { events: run.events, end }, run };
    isPinned ||= run.attempts > 1 && scenario.operation.size > 0;
    const others = otherPaths(run.choices, prefix.length, isPinned);
    // What is decided after the failure tells more than what led to the first attempt.
    if (scenario.operation.size > 0) open = [...others.filter(({ afterAttempt }) => afterAttempt).map(prefixOf), ...open, ...others.filter(({ afterAttempt }) => !afterAttempt).map(prefixOf)];
    else open.push(...others.map(prefixOf));
  }
}

export interface Path {
  readonly trace: Trace;
  readonly run: Run;
}

function finish(run: Run, program: (run: Run) => End): End {
  try {
    return program(run);
  } catch (error) {
    if (error instanceof Stop) return { kind: error.why, value: null, node: null, time: run.time };
    if (error instanceof Thrown) return { kind: 'throws', value: error.value, node: error.node, time: run.time };
    throw error;
  }
}

interface OtherPath {
  readonly prefix: readonly boolean[];
  readonly afterAttempt: boolean;
}

const prefixOf = ({ prefix }: OtherPath): readonly boolean[] => prefix;

/** The paths that differ in one choice behind those which were prescribed. */
function otherPaths(choices: readonly Choice[], prescribed: number, isPinned: boolean): readonly OtherPath[] {
  return choices.flatMap(({ afterAttempt }, i) => {
    if (i < prescribed || (isPinned && !afterAttempt)) return [];
    return [{ prefix: [...choices.slice(0, i).map((choice) => choice.preferred), false], afterAttempt }];
  });
}
