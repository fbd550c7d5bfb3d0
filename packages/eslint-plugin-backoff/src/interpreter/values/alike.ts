import { type NumberValue, exact } from './numbers.js';
import { type StringValue, type Value, Mark, hasMark } from './values.js';

/** A status that a server answers, as a response or as an error, with or without a `Retry-After`. */
export interface Answer {
  readonly kind: 'status';
  readonly status: number;
  readonly retryAfter: string | null;
  readonly as: 'response' | 'error';
  /** How long after the beginning it comes; at the beginning where it is left out. */
  readonly atMs?: number;
  /** The answers that may share a run with this one. */
  readonly alike?: Alike;
}

type Question<T> = (answer: Answer) => T;

/** What a question comes to: such that two are the same or not. */
type Primitive = string | number | boolean | null | undefined;

/**
 * The answers that a run cannot tell from the one it was given. Each question that is asked of the answer on the way is asked of
 * the others too: those that would have answered otherwise are alike no more. What is left would have led to the same run.
 */
export class Alike {
  constructor(
    private readonly own: Answer,
    private others: readonly Answer[],
  ) {}

  /** All of them, the own one first. */
  get answers(): readonly Answer[] {
    return [this.own, ...this.others];
  }

  has(status: number, retryAfter: string | null): boolean {
    return this.answers.some((answer) => answer.status === status && answer.retryAfter === retryAfter);
  }

  /** What a question comes to. */
  ask<T extends Primitive>(question: Question<T>): T {
    const told = question(this.own);
    if (this.others.length > 0) this.others = this.others.filter((other) => Object.is(question(other), told));
    return told;
  }

  /** A number or a text that is made of the answer: to read it is to ask for it. Null for what is neither. */
  tell(make: Question<Value>): Value | null {
    const own = make(this.own);
    const told = own.kind === 'string' ? this.text(own, make) : isExact(own) ? this.number(own, make) : null;
    if (told !== null) makers.set(told, { alike: this, make });
    return told;
  }

  private number(own: NumberValue, make: Question<Value>): NumberValue {
    const read = (): number => this.ask((answer) => exact(make(answer)) ?? Number.NaN);
    return {
      ...own,
      get min() {
        return read();
      },
      get max() {
        return read();
      },
    };
  }

  private text(own: StringValue, make: Question<Value>): StringValue {
    const read = <T extends Primitive>(part: (text: StringValue) => T): T => this.ask((answer) => partOf(make(answer), part, own));
    return {
      ...own,
      get value() {
        return read(({ value }) => value);
      },
      get symbol() {
        return read(({ symbol }) => symbol);
      },
    };
  }
}

/** One number of which nothing else is known. */
const isExact = (value: Value): value is NumberValue => value.kind === 'number' && exact(value) !== null && value.ceilings.length === 0 && value.otherwise === null;

const partOf = <T>(made: Value, part: (text: StringValue) => T, own: StringValue): T => part(made.kind === 'string' ? made : own);

interface Making {
  readonly alike: Alike;
  readonly make: Question<Value>;
}

const makers = new WeakMap<Value, Making>();

/** How a value was made of the answer; undefined for all others. */
const makingOf = (value: Value): Making | undefined => (hasMark(value, Mark.status | Mark.server) ? makers.get(value) : undefined);

function makingAmong(values: readonly Value[]): Making | undefined {
  for (const value of values) {
    const making = makingOf(value);
    if (making !== undefined) return making;
  }
  return undefined;
}

const asFor = (answer: Answer, value: Value): Value => makingOf(value)?.make(answer) ?? value;

/** What a question about an answer comes to. */
export const ask = <T extends Primitive>(answer: Answer, question: Question<T>): T => (answer.alike === undefined ? question(answer) : answer.alike.ask(question));

/** What is made of an answer. */
export const tell = (answer: Answer, make: Question<Value>): Value => answer.alike?.tell(make) ?? make(answer);

/** What a question about values comes to, of which some may be made of the answer: that asks for less than to read them. */
export function askOf<T extends Primitive>(values: readonly Value[], question: (values: readonly Value[]) => T): T {
  const making = makingAmong(values);
  return making === undefined ? question(values) : making.alike.ask((answer) => question(values.map((value) => asFor(answer, value))));
}

/** What is worked out from values, of which some may be made of the answer: it is made of it as well. */
export function workOut(values: readonly Value[], work: (values: readonly Value[]) => Value): Value {
  const making = makingAmong(values);
  return making?.alike.tell((answer) => work(values.map((value) => asFor(answer, value)))) ?? work(values);
}

/** A value as it is for each of the answers that are alike. */
export function eachAlike(value: Value): readonly Value[] {
  const making = makingOf(value);
  return making === undefined ? [value] : making.alike.answers.map((answer) => making.make(answer));
}
