import type { TSESTree } from '@typescript-eslint/types';

import { Agenda, type Task } from './agenda.js';
import { Choices } from './choices.js';
import { type Comparison, isHeldAgainstNothing, isNoNumber } from './values/comparison.js';
import { type NumberValue, exact, number } from './values/numbers.js';
import { conditionOf, wayRound } from './syntax/condition.js';
import { type Cycle, isOutOfPatience, noteAsked } from './cycle.js';
import { Stop, Thrown, Unknowable } from './interruptions.js';
import { type Handler, Notes } from './notes.js';
import { prefersTrue } from './preference.js';
import { type OperationForm, type Scenario, livesOn, mostAttempts } from './scenario.js';
import { isAssertion } from '../sites/assertion.js';
import type { Source } from '../sites/source.js';
import { isStandIn } from './syntax/stand-in.js';
import { HeldLimits, compareAt, limited } from './limits.js';
import type { LoopInStep } from './loop-in-step.js';
import type { Machine } from './machine.js';
import { isClamp } from './syntax/clamp.js';
import { makesPromise } from './syntax/deferred.js';
import { type Time, type WaitEvent, after, waitsBetween } from './values/time.js';
import type { TraceEvent } from './trace.js';
import { UnderWay } from './under-way.js';
import { type Value, Mark, hasMark, truthiness } from './values/values.js';

const MAX_DEPTH = 60;
const MAX_QUIET_DEPTH = 8;
const MAX_STEPS = 5000;

/** The state of one run: one path through the program, with its events. */
export class Run extends Notes {
  readonly events: TraceEvent[] = [];
  readonly choices: Choices;
  /** Properties that were written to objects which the file does not tell. */
  readonly memory = new Map<string, Value>();
  readonly handlers = new Map<string, Handler[]>();
  /** What calls give that are not run. */
  readonly given = new Map<TSESTree.Node, Value>();
  /** Which one of many each call asked for last. */
  readonly askedPlaces = new Map<TSESTree.Node, string>();
  /** How often something was taken out of a list that the file does not tell. */
  readonly draws = new Map<string, number>();
  /** How often something was put into a list that the file does not tell, since the first attempt. */
  readonly fills = new Map<string, number>();
  /** Which pages were asked for by each name that a list goes by, the last one last. */
  readonly pages = new Map<string, readonly string[]>();
  /** What the things were made of that each place made. */
  readonly variants = new Map<TSESTree.Node | string, string[]>();
  /** Calls whose answer was waited for. */
  readonly operations = new Map<TSESTree.Node, OperationForm>();
  readonly stack: TSESTree.Node[] = [];
  time: Time = null;
  /** Above zero while something outside the path is looked up: nothing happens then. */
  quiet = 0;
  attempts = 0;
  cycles = 0;
  /** The run is in the stretch that repeats, not in what comes after it. */
  inside = false;
  cause: 'timer' | 'event' | null = null;
  /** What the generator that is run ahead has yielded; null where none is. */
  yields: Value[] | null = null;
  /** The loop that is run in step with a generator; null where none is. */
  inStep: LoopInStep | null = null;
  private steps: number;
  private readonly agenda = new Agenda();
  readonly underWay = new UnderWay();
  private readonly heldLimits = new HeldLimits();
  private fresh = 0;

  constructor(
    readonly source: Source,
    readonly scenario: Scenario,
    readonly cycle: Cycle,
    prefix: readonly boolean[],
    readonly machine: Machine<Run>,
  ) {
    super();
    this.steps = scenario.maxSteps ?? MAX_STEPS;
    this.choices = new Choices(prefix);
  }

  /** Counts one step; ends the run when there are no more. */
  tick(): void {
    this.steps -= 1;
    this.source.steps -= 1;
    if (this.cycle.patience !== undefined) this.cycle.patience -= 1;
    if (this.steps < 0 || this.source.steps < 0 || isOutOfPatience(this.cycle)) throw new Stop('cut');
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
    if (this.quiet > 0) return;
    this.events.push(event);
    if (event.kind === 'wait' || event.kind === 'read retry-after') this.isWaiting = this.attempts > 0;
    if (event.kind === 'attempt') this.isWaiting = false;
    if (event.kind === 'handle') this.handledIn = this.cycles;
    if (this.attempts > 0 && (event.kind === 'wait' || event.kind === 'cycle')) this.cycle.patience = undefined;
  }

  /** A call whose answer somebody waits for. */
  discover(node: TSESTree.Node, form: OperationForm): void {
    if (!this.inside || this.quiet > 0 || makesPromise(node, this.source) || isAssertion(node, this.source)) return;
    if (livesOn(form)) this.livingCalls.set(node, form);
    if (form === 'promise' || !this.operations.has(node)) this.operations.set(node, form);
    this.noteWay(node, this.choices.made, this.stack);
  }

  /**
   * A call of a function of this file: the operation may be all that it does. What waits is no operation, unless it stands in for one;
   * a time limit beside it, which its promise did not wait for, is no wait.
   */
  discoverLocal(node: TSESTree.Node, fn: TSESTree.FunctionLike, perform: () => Value): Value {
    if (!this.inside || this.quiet > 0) return perform();
    const { time, events, operations } = this;
    const [before, found] = [events.length, operations.size];
    this.noteWay(node, this.choices.made, this.stack);
    let isTimed = true;
    try {
      const result = perform();
      isTimed = result.kind !== 'promise' || result.state === 'pending' || waitsBetween(time, result.time).length > 0;
      return result;
    } finally {
      const waits = events.slice(before).filter((event) => event.kind === 'wait');
      const isWhole = fn.async && (!isTimed || waits.length === 0);
      if (isWhole || (operations.size === found && isStandIn(fn, waits, this.source))) this.localCalls.add(node);
    }
  }

  attempt(node: TSESTree.Node, target: string, receiver: string): void {
    this.attempts += 1;
    this.isAnswering = true;
    this.emit({ kind: 'attempt', node, target, receiver, cycle: this.cycles, time: this.time, stack: [...this.stack] });
    if (this.attempts >= mostAttempts(this.scenario, this.handledIn === this.cycles) || (this.scenario.stopsWhenRepeated === true && this.isInLaterCycle())) throw new Stop('cut');
  }

  /** Since the last attempt it waited, or asked the server how long to. */
  private isWaiting = false;

  private firstCycle: number | null = null;

  /** The attempt is not one of those of the cycle in which the first was made: whether it is a retry can be told. */
  private isInLaterCycle(): boolean {
    this.firstCycle ??= this.cycles;
    return this.cycles > this.firstCycle;
  }

  beginCycle(node: TSESTree.Node | null): void {
    if (this.quiet > 0) return;
    this.cycles += 1;
    this.cycleDepth = this.stack.length;
    this.isAnswering = false;
    // Nothing was attempted in two turns: this path does not come by the operation.
    const isAside = this.scenario.stopsWhenRepeated === true && this.attempts === 0 && this.cycles > 2;
    if (this.cycles > this.scenario.maxCycles || isAside) throw new Stop('cut');
    this.emit({ kind: 'cycle', node, byEvent: this.cause === 'event', byTimer: this.cause === 'timer' });
  }

  wait(node: TSESTree.Node, value: NumberValue | null, argument: number | null = null, unitMs = 1): Time {
    const event: WaitEvent = { kind: 'wait', node, value, argument, unitMs, stack: [...this.stack] };
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
    if (value.kind === 'number') return !isNoNumber(value) && this.compareNumbers(value, number(0), '!==', node);
    const known = truthiness(value);
    if (known !== undefined) {
      noteAsked(value, this.cycle, this.attempts);
      if (this.attempts > 0) this.settled.set(node, known);
      return known;
    }
    const symbol = value.kind === 'unknown' || value.kind === 'string' ? value.symbol : '';
    const result = this.decideSymbol(symbol, prefer, node);
    this.emit({ kind: 'assume', node, value, result });
    return result;
  }

  private decideSymbol(symbol: string, prefer: boolean, node: TSESTree.Node): boolean {
    if (symbol.startsWith('!')) return !this.decideSymbol(symbol.slice(1), !prefer, node);
    return this.choose(symbol, prefer, node);
  }

  /** Takes one of two ways, the same for the same name. */
  choose(symbol: string, prefer = true, node: TSESTree.Node | null = null): boolean {
    const before = this.choices.of(symbol, this.isAnswering);
    if (before !== undefined) return before;
    if (this.quiet > 0) throw new Unknowable(symbol);
    return this.choices.make(symbol, prefer, { attempts: this.attempts, whileWaiting: this.isWaiting, condition: node === null ? null : conditionOf(node) });
  }

  /** Compares numbers; a name that the scenario has a number for is that number. */
  compareNumbers(left: NumberValue, right: NumberValue, operator: Comparison, node: TSESTree.Node): boolean {
    const [a, b] = [limited(left, this.scenario.limits), limited(right, this.scenario.limits)];
    if (((a.marks | b.marks) & Mark.status) !== 0) this.statusTested = true;
    if (isHeldAgainstNothing(a, b)) this.cycle.isHeldAgainstNothing = true;
    const result = this.heldLimits.deadline(a, operator, b, { test: node, isLate: this.isLate && (this.scenario.lateAt ?? node) === node }, () => compareAt(node, a, operator, b, this.source) ?? this.chooseComparison(a, b, operator, node));
    if (((a.marks | b.marks) & Mark.status) !== 0) this.noteStatuses(a, b, operator, node);
    this.emit({ kind: 'compare', node, left: a, right: b, operator, result, time: this.time });
    return result;
  }

  private chooseComparison(a: NumberValue, b: NumberValue, operator: Comparison, node: TSESTree.Node): boolean {
    if (operator === '!==' && exact(b) === 0 && a.symbol !== null && (a.marks & Mark.operation) === 0) return true;
    const symbol = `${nameOf(a)} ${operator} ${nameOf(b)}`;
    if (operator === '!==') return !this.choose(symbol.replace('!==', '==='), true, node);
    return this.heldLimits.answer(a, operator, b, node, () => this.choose(symbol, wayRound(node) ?? !isClamp(node, this.source), node));
  }

  /** Does something later: after the waits that lie before `time`. */
  schedule(time: Time, cause: Task['cause'], act: () => void, handle: Value | null = null): void {
    if (this.quiet === 0) this.agenda.add({ time, cause, handle, act });
  }

  cancel(handle: Value): void {
    this.agenda.cancel(handle);
  }

  /** Runs what is scheduled, earliest first, until `done` or nothing is left that is due by `latest`. */
  pump(done: () => boolean, latest?: Time): void {
    const { time } = this;
    while (!done()) {
      const task = this.agenda.take(latest);
      if (task === undefined && latest === undefined && this.goesRoundIdly) throw new Stop('cut');
      if (task === undefined) break;
      this.perform(task);
    }
    this.time = time;
  }

  private perform(task: Task): void {
    const { cause } = this;
    this.tick();
    this.underWay.goOn();
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
}

/** What a number is called where a choice is made about it. Whichever the status is, it is the same question. */
const nameOf = (value: NumberValue): string => value.symbol ?? (hasMark(value, Mark.status) ? 'status' : String(exact(value) ?? '?'));
