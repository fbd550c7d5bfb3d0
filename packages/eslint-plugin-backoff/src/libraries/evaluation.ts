import type { TSESTree } from '@typescript-eslint/types';

import { invoke, selfAround } from '../interpreter/language/calls.js';
import { evaluate } from '../interpreter/language/expressions.js';
import { Frame } from '../interpreter/frame.js';
import { type NumberValue, add, number } from '../interpreter/values/numbers.js';
import { MACHINE } from '../interpreter/language/machine.js';
import { type Path, explore } from '../interpreter/paths.js';
import { awaitValue } from '../interpreter/built-ins/promises.js';
import { Stop } from '../interpreter/interruptions.js';
import { Run } from '../interpreter/run.js';
import { SUCCESS, type Scenario } from '../interpreter/scenario.js';
import { type Time, waitsBefore } from '../interpreter/values/time.js';
import type { End } from '../interpreter/trace.js';
import { type FunctionValue, type NativeValue, type Value, Mark, UNDEFINED, boolean, hasMark, isNullish, native, object, truthiness, unknown } from '../interpreter/values/values.js';
import { type Source, enclosingClass, enclosingFunction } from '../sites/source.js';
import { constantField } from './constant-field.js';
import { isLeftOut } from './left-out.js';
import { ownExport } from './own-exports.js';
import { isSetConditionally } from './set-conditionally.js';
import { type Brought, broughtBy } from './spread-members.js';
import { NO_TURNS, type Turns } from './turns.js';

/** For one question. */
const STEPS = 5000;

/** For all that is looked up around one call: each wait of a policy is worked out by itself. */
const STEPS_OF_ALL = 20_000;

const SCENARIO: Scenario = { outcome: SUCCESS, operation: new Map(), limits: new Map(), maxAttempts: Infinity, maxCycles: Infinity, maxSteps: STEPS };

/** The activation around a node, as far as the file tells. */
export function frameAround(node: TSESTree.Node): Frame {
  return Frame.around(enclosingFunction(node), (frame) => selfAround(enclosingClass(node), frame));
}

/** What a function is handed, one that goes on among it. */
type ArgumentsFor = (goOn: (fails: boolean) => NativeValue) => readonly Value[];

/** Looks up what expressions around a call are, with nothing happening. */
export class Evaluation {
  private readonly run: Run;
  readonly frame: Frame;

  constructor(
    readonly source: Source,
    private readonly node: TSESTree.Node,
    private readonly turns: Turns = NO_TURNS,
    private readonly constantOf: (node: TSESTree.Node) => Value | null = () => null,
  ) {
    this.frame = frameAround(node);
    this.run = new Run(source, { ...SCENARIO, maxSteps: STEPS_OF_ALL }, { node }, [], MACHINE);
  }

  /** Null where the file does not tell. */
  value(node: TSESTree.Node): Value | null {
    const taken = this.taken(node);
    if (taken === 'left out') return UNDEFINED;
    if (taken !== node) return this.value(taken);
    if (this.isChanged(node)) return null;
    if (isLeftOut(node, this.source)) return UNDEFINED;
    const written = this.written(node);
    if (written !== null) return written;
    const constant = this.constant(node);
    return constant !== null && (isChoice(constant) || joinedBy(constant) !== null || node.type === 'MemberExpression') ? this.value(constant) : this.quietly(() => evaluate(node, this.frame, this.run));
  }

  /** An object that stands there, or is joined of others, or a constant of the library; null for anything else. */
  private written(node: TSESTree.Node): Value | null {
    const joined = joinedBy(node);
    const literal = this.literal(node, 0);
    const own = this.constantOf(node);
    return own !== null ? own : joined !== null ? this.join(joined) : literal === null ? null : this.objectOf(literal);
  }

  /** The way that a choice on something unknown goes here: `a` or `b` of `test ? a : b`, `a` or nothing of `test && a`. */
  private taken(node: TSESTree.Node): TSESTree.Node | 'left out' {
    if (!isChoice(node)) return node;
    const [test, other] = node.type === 'ConditionalExpression' ? [node.test, node.alternate] : [node.left, 'left out' as const];
    const value = this.quietly(() => evaluate(test, this.frame, this.run));
    const isTrue = (value === null ? undefined : truthiness(value)) ?? this.turns.of(this.source.text(test));
    if (isTrue === null) return node;
    return isTrue ? (node.type === 'ConditionalExpression' ? node.consequent : node.right) : other;
  }

  /** What a function answers, or what its promise comes to. */
  call(fn: FunctionValue | NativeValue, args: readonly Value[], isAwaited = false): Value | null {
    return this.quietly(() => {
      const answer = invoke(fn, args, this.node, this.run);
      return isAwaited ? awaitValue(answer, this.run) : answer;
    });
  }

  /** What a function may answer, whatever holds of what the file does not tell. Null where a way does not end in an answer. */
  outcomes(fn: FunctionValue | NativeValue, args: readonly Value[], isAwaited = false): readonly Value[] | null {
    return this.along((run) => {
      const answer = invoke(fn, args, this.node, run);
      return isAwaited ? awaitValue(answer, run) : answer;
    });
  }

  /** What a predicate may answer: whether it is true, or `undefined`. A promise is waited for, or is as true as any object. Null where a way does not end in an answer. */
  answers(fn: FunctionValue | NativeValue, args: readonly Value[], isAwaited: boolean): readonly (boolean | 'undefined')[] | null {
    const values = this.along((run) => {
      const value = invoke(fn, args, this.node, run);
      const answer = isAwaited ? awaitValue(value, run) : value;
      return answer.kind === 'undefined' ? answer : boolean(run.decide(answer, this.node));
    });
    return values === null ? null : [...new Set(values.map((value) => (value.kind === 'undefined' ? 'undefined' : truthiness(value) === true)))];
  }

  /** How long a function takes before it answers, or goes on by the function that it is given (by one that `fails`, where it hands on no error); null where its ways differ or are not known. */
  waited(fn: FunctionValue | NativeValue, argumentsFor: ArgumentsFor, goesOn: boolean, isItsPurpose = true): NumberValue | 'ends' | null {
    const paths = this.waits(fn, argumentsFor, goesOn, isItsPurpose);
    const mayTakeLonger = paths.some(({ trace }) => trace.events.some(({ kind }) => kind === 'maybe wait'));
    return mayTakeLonger ? null : agreed(paths.map(({ trace }) => trace.end));
  }

  /** Whether a function that waits lets it go on, or ends it; null where that hangs on what nobody knows. */
  decided(fn: FunctionValue | NativeValue, args: readonly Value[]): 'goes on' | 'ends' | null {
    const kinds = new Set(this.waits(fn, () => args, false, true).map(({ trace }) => trace.end.kind));
    const [only, ...others] = kinds;
    if (others.length > 0) return null;
    return only === 'returns' ? 'goes on' : only === 'throws' ? 'ends' : null;
  }

  /** Whether something else than what it is handed may have a function end it: `if (this.isClosed) throw error;`. */
  endsByItself(fn: FunctionValue | NativeValue, args: readonly Value[]): boolean {
    return this.waits(fn, () => args, false, true).some(({ trace: { end, events } }) => end.kind === 'throws' && events.some((event) => event.kind === 'assume' && !hasMark(event.value, Mark.operation)));
  }

  private waits(fn: FunctionValue | NativeValue, argumentsFor: ArgumentsFor, goesOn: boolean, isItsPurpose: boolean): readonly Path[] {
    return this.paths((run): End => {
      let time: Time | undefined;
      const goOn = (fails: boolean): NativeValue =>
        native('go on', ([error = UNDEFINED], _node, { time: now }) => {
          if (!fails || isNullish(error) === true) time = now;
          return UNDEFINED;
        });
      const answer = invoke(fn, argumentsFor(goOn), this.node, run);
      const isKnown = answer.kind !== 'unknown';
      // What is not known may take any time, where it is there to wait.
      if (!goesOn && isItsPurpose && !isKnown) throw new Stop('stuck');
      const value = isKnown || goesOn ? awaitValue(answer, run) : answer;
      if (!goesOn) return { kind: 'returns', value, node: null, time: run.time };
      run.pump(() => time !== undefined);
      return time === undefined ? { kind: 'throws', value, node: null, time: null } : { kind: 'returns', value, node: null, time };
    });
  }

  /** Looks something up with nothing happening; null where the file does not tell. */
  within(body: (run: Run) => Value): Value | null {
    return this.quietly(() => body(this.run));
  }

  /** What a function answers, by the only way through it, or the only one that comes to an answer; `throws` where none does. */
  answer(fn: FunctionValue | NativeValue, args: readonly Value[], mayThrow = true): Value | 'throws' | null {
    const ends = this.paths((run): End => ({ kind: 'returns', value: invoke(fn, args, this.node, run), node: null, time: null })).map(({ trace }) => trace.end);
    if (ends.every(({ kind }) => kind === 'throws')) return 'throws';
    const [answered, ...others] = mayThrow ? ends.filter(({ kind }) => kind !== 'throws') : ends;
    return answered?.kind === 'returns' && others.length === 0 ? answered.value : null;
  }

  private along(body: (run: Run) => Value): readonly Value[] | null {
    const paths = this.paths((run): End => ({ kind: 'returns', value: body(run), node: null, time: null }));
    const values = paths.map(({ trace: { end } }) => (end.kind === 'returns' ? end.value : null)).filter((value) => value !== null);
    return values.length === paths.length && values.length > 0 ? values : null;
  }

  private paths(program: (run: Run) => End): Path[] {
    const { source, node } = this;
    const { steps } = source;
    source.steps = STEPS;
    const paths = [...explore(source, SCENARIO, { node }, program)];
    source.steps = steps;
    return paths;
  }

  private quietly(body: () => Value): Value | null {
    const { steps } = this.source;
    this.source.steps = STEPS;
    try {
      return this.run.quietly(body);
    } catch (error) {
      if (error instanceof Stop) return null;
      throw error;
    } finally {
      this.source.steps = steps;
    }
  }

  /** The object literal that an expression is, or that its constant was made with. */
  literal(node: TSESTree.Node, depth: number): TSESTree.ObjectExpression | null {
    if (node.type === 'ObjectExpression') return node;
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return this.literal(node.expression, depth);
    const taken = this.taken(node);
    if (taken === 'left out') return null;
    if (taken !== node) return this.literal(taken, depth);
    const constant = depth > 4 ? null : this.constant(node);
    return constant === null ? null : this.literal(constant, depth + 1);
  }

  /** What a name that is set once stands for, unless its members are set later. */
  constant(node: TSESTree.Node): TSESTree.Expression | null {
    if (node.type === 'MemberExpression') return constantMember(node, this.source);
    const variable = node.type === 'Identifier' ? this.source.variable(node) : undefined;
    const definition = variable?.defs[0];
    if (variable === undefined || definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') return null;
    const isSetAgain = variable.references.some((reference) => reference.isWrite() && reference.init !== true);
    return isSetAgain || this.isChanged(node) ? null : definition.node.init;
  }

  /** Whether the members of a name are set somewhere, or the name itself on some condition. */
  private isChanged(node: TSESTree.Node): boolean {
    const variable = node.type === 'Identifier' ? this.source.variable(node) : undefined;
    return isSetConditionally(node, this.source) || (variable?.references.some(({ identifier }) => isTarget(identifier)) ?? false);
  }

  /** An object by its literal: what an unknown spread may overwrite is unknown. */
  private objectOf(literal: TSESTree.ObjectExpression): Value {
    const props = new Map<string, Value>();
    let open = false;
    for (const property of literal.properties) {
      if (property.type === 'SpreadElement') {
        open = this.addSpread(property.argument, props) || open;
        continue;
      }
      const name = property.computed ? null : keyOf(property.key);
      if (name === null) open = true;
      else props.set(name, this.value(property.value) ?? unknown(this.source.name(property.value)));
    }
    return object(props, { open, symbol: '{…}' });
  }

  /** `Object.assign({}, defaults, more)`: one over the other, as spreads are. */
  private join(parts: readonly TSESTree.Expression[]): Value {
    const props = new Map<string, Value>();
    const opens = parts.map((part) => this.addSpread(part, props));
    return object(props, { open: opens.includes(true), symbol: '{…}' });
  }

  /** Adds the members that a spread brings; whether it may bring others as well. */
  private addSpread(argument: TSESTree.Expression, props: Map<string, Value>): boolean {
    const spread = this.value(argument);
    if (spread?.kind === 'undefined' || spread?.kind === 'null' || spread?.kind === 'boolean') return false;
    if (spread?.kind !== 'object') return addUnknown(broughtBy(argument, this.source), props);
    spread.props.forEach((value, name) => props.set(name, value));
    return spread.open;
  }
}

/** The wait of those ways that come to an end, where it is the same; `ends` where none goes on. */
function agreed(ends: readonly End[]): NumberValue | 'ends' | null {
  if (ends.some(({ kind }) => kind === 'cut' || kind === 'stuck')) return null;
  const lengths = ends.filter(({ kind }) => kind === 'returns').map(({ time }) => lengthOf(time));
  const [first, ...others] = lengths;
  if (first === undefined) return 'ends';
  return first !== null && others.every((other) => other !== null && other.min === first.min && other.max === first.max && other.symbol === first.symbol) ? first : null;
}

/** The sum of the waits before a moment. */
function lengthOf(time: Time): NumberValue | null {
  return waitsBefore(time).reduce<NumberValue | null>((sum, { value }) => (sum === null || value === null ? null : add(sum, value)), number(0));
}

/** Adds the members of something that is not known; whether it may bring others as well. */
function addUnknown({ only, never }: Brought, props: Map<string, Value>): boolean {
  for (const name of only ?? []) props.set(name, unknown(name));
  if (only === null) for (const name of [...props.keys()].filter((key) => !never.includes(key))) props.delete(name);
  return only === null;
}

const constantMember = (node: TSESTree.MemberExpression, source: Source): TSESTree.Expression | null => ownExport(node, source) ?? constantField(node, source);

/** What `Object.assign` makes one object of. */
function joinedBy(node: TSESTree.Node): readonly TSESTree.Expression[] | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object: holder, property } = node.callee;
  if (holder.type !== 'Identifier' || holder.name !== 'Object' || property.type !== 'Identifier' || property.name !== 'assign') return null;
  const parts = node.arguments.filter((part) => part.type !== 'SpreadElement');
  return parts.length === node.arguments.length ? parts : null;
}

type Choice = TSESTree.ConditionalExpression | (TSESTree.LogicalExpression & { operator: '&&' });

const isChoice = (node: TSESTree.Node): node is Choice => node.type === 'ConditionalExpression' || (node.type === 'LogicalExpression' && node.operator === '&&');

const keyOf = (key: TSESTree.Node): string | null => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null);

/** `options.retries = 3` */
function isTarget(identifier: TSESTree.Node): boolean {
  const member = identifier.parent;
  if (member?.type !== 'MemberExpression' || member.object !== identifier) return false;
  const { parent } = member;
  return parent.type === 'AssignmentExpression' && parent.left === member;
}
