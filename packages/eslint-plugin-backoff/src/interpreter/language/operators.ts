import type { Comparison } from '../values/comparison.js';
import {
  type NumberValue,
  add,
  divide,
  exact,
  integers,
  multiply,
  power,
  subtract,
  toNumber,
} from '../values/numbers.js';
import { workOut } from '../values/alike.js';
import { lineOf } from './classes.js';
import { isFoundOther, noteAskedEqual, numberFound } from './found-equal.js';
import { asksForTest } from '../outside/environment.js';
import { stateCompares, stateEquals } from '../outside/connection-state.js';
import { wordsForFailure } from '../syntax/made-of-failure.js';
import { isCounter } from '../syntax/counting.js';
import { answerEquals, asStatus, failureEquals, failureIsInstance, isOwnError } from '../replies/failures.js';
import { saysNothing } from '../replies/responses.js';
import { noteTypeOfFailure } from '../outside/type-of-failure.js';
import type { Run } from '../run.js';
import { type ClassValue, type ObjectValue, type Value, boolean, hasMark, isMade, Mark, marksOf, someString, string, symbolOf, unknown } from '../values/values.js';
import { textValue } from '../values/text.js';
import type { TSESTree } from '@typescript-eslint/types';

/** `left operator right` for every binary operator that yields a number, a text or a truth value. */
export function binary(operator: string, left: Value, right: Value, node: TSESTree.Node, run: Run): Value {
  switch (operator) {
    case '+':
      return isText(left) || isText(right) ? concat(left, right) : workOut([left, right], ([a = left, b = right]) => add(toNumber(a), toNumber(b)));
    case '===':
    case '==':
    case '!==':
    case '!=':
      return equality(operator, left, right, node, run);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relation(operator, left, right, node, run);
    case 'in':
      return hasKey(right, left, run);
    case 'instanceof':
      if (node.type === 'BinaryExpression') noteTypeOfFailure(left, node.right, run);
      return isInstance(left, right, run);
    default:
      return workOut([left, right], ([a = left, b = right]) => arithmetic(operator, toNumber(a), toNumber(b)));
  }
}

function arithmetic(operator: string, a: NumberValue, b: NumberValue): Value {
  switch (operator) {
    case '-':
      return subtract(a, b);
    case '*':
      return multiply(a, b);
    case '/':
      return divide(a, b);
    case '**':
      return power(a, b);
    case '<<':
      return exact(a) === null && a.symbol !== null ? multiply(a, power({ ...b, min: 2, max: 2 }, b)) : integers(a, b, '<<', (x, y) => x << y);
    case '%':
      return integers(a, b, '%', (x, y) => x % y);
    case '>>':
      return integers(a, b, '>>', (x, y) => x >> y);
    case '>>>':
      return integers(a, b, '>>>', (x, y) => x >>> y);
    case '&':
      return integers(a, b, '&', (x, y) => x & y);
    case '|':
      return integers(a, b, '|', (x, y) => x | y);
    case '^':
      return integers(a, b, 'xor', (x, y) => x ^ y);
    default:
      return unknown('?');
  }
}

function isText(value: Value): boolean {
  return value.kind === 'string' || value.kind === 'object' || value.kind === 'array';
}

export const concat = (left: Value, right: Value): Value => workOut([left, right], ([a = left, b = right]) => joined(a, b));

function joined(left: Value, right: Value): Value {
  const [a, b] = [textValue(left), textValue(right)];
  const marks = marksOf(left) | marksOf(right);
  const symbol = nameInText(left, a) + nameInText(right, b);
  return a !== null && b !== null ? { ...string(a + b, marks), symbol } : someString(symbol, marks);
}

/** A status is left out of the name of a text, as what is asked of it is the same for all. */
function nameInText(value: Value, text: string | null): string {
  if (value.kind === 'number' && hasMark(value, Mark.status)) return '';
  return value.kind === 'string' ? value.symbol : (text ?? symbolOf(value));
}

const strict = (operator: string): '===' | '!==' => (operator.startsWith('!') ? '!==' : '===');

function equality(operator: string, a: Value, b: Value, node: TSESTree.Node, run: Run): Value {
  const marks = marksOf(a) | marksOf(b);
  const positive = strict(operator) === '===';
  if (areNumbers(a, b, node, run)) return boolean(run.compareNumbers(toNumber(a), toNumber(b), strict(operator), node), marks);
  const same = toldEqual(a, b, run) ?? toldEqual(b, a, run) ?? sameValue(a, b, operator.length === 2) ?? isFoundOther(a, b, run) ?? isFoundOther(b, a, run);
  noteWord(a, b, run);
  // A status that is compared with a text or with nothing is not looked at as a status.
  if (same !== undefined) return boolean(same === positive, isStatusText(a, b) ? marks : marks & ~Mark.status);
  const symbol = `${symbolOf(a)} === ${textValue(b) ?? symbolOf(b)}`;
  noteAskedEqual(a, b, symbol, run);
  return unknown(positive ? symbol : `!${symbol}`, marks);
}

/** What a failure, a success or the state of a connection says of itself, and what the run has found out before. */
const toldEqual = (a: Value, b: Value, run: Run): boolean | undefined => failureEquals(a, b, run) ?? answerEquals(a, b, run) ?? stateEquals(a, b) ?? (isOtherThanWell(a, b, run) ? false : undefined) ?? (liesAbove(a, b, run) ? false : undefined);

/** A success is not what the file makes of a failure: `.catch(() => 'failed')`; nor is it a thing that the file has made by itself, `const NONE = {}`. */
function isOtherThanWell(answer: Value, other: Value, { scenario, source }: Run): boolean {
  if (answer.kind !== 'object' || answer.tag !== 'result' || scenario.outcome.kind !== 'success') return false;
  if (other.kind === 'object') return other.tag === 'plain' && !other.open;
  const word = other.kind === 'number' ? exact(other) : other.kind === 'string' || other.kind === 'boolean' ? other.value : null;
  return word !== null && [...scenario.operation.keys()].some((call) => wordsForFailure(call, source).has(word));
}

/** `if (delay > 0) … delay === 0` */
const liesAbove = (name: Value, limit: Value, run: Run): boolean => name.kind === 'unknown' && limit.kind === 'number' && limit.max <= (run.above.get(name.symbol) ?? -Infinity);

const isStatusText = (a: Value, b: Value): boolean => [a, b].some((side) => side.kind === 'string' && /^[1-5]\d\d$/.test(side.value ?? ''));

/** `reply.status === 'busy'`, `reply.status === JobStatus.Waiting`: no status of HTTP. */
function noteWord(a: Value, b: Value, run: Run): void {
  const [status, word] = a.kind === 'number' ? [a, b] : [b, a];
  if (status.kind === 'number' && hasMark(status, Mark.status) && isWord(word)) run.statusIsOther = true;
}

/** One of an enumeration; of these there are numbers too: `HttpStatus.TEAPOT`, `ErrorCode.Locked`. */
const ENUMERATED = /^([A-Z]\w*)\.[A-Z]\w*$/;

function isWord(value: Value): boolean {
  if (value.kind === 'string') return /^[a-z]/i.test(value.value ?? '');
  const [, list] = value.kind === 'unknown' ? (ENUMERATED.exec(value.symbol) ?? []) : [];
  return list !== undefined && !/http|code/i.test(list);
}

/** Two numbers; or, as in `attempt === retries`, a counter beside what may well be one. */
function areNumbers(a: Value, b: Value, node: TSESTree.Node, run: Run): boolean {
  if (a.kind === 'number' && b.kind === 'number') return true;
  if (node.type !== 'BinaryExpression') return false;
  const [counter, limit, side] = a.kind === 'number' ? [a, b, node.left] : [b, a, node.right];
  return counter.kind === 'number' && limit.kind === 'unknown' && !hasMark(limit, Mark.operation) && isCounter(side, run.source);
}

/** Whether two values that are not both numbers are equal; undefined where that is not known. */
function sameValue(a: Value, b: Value, loose: boolean): boolean | undefined {
  if ([a, b].some(isMade) && [a, b].some(isNothing)) return false;
  if (a.kind === 'unknown' || b.kind === 'unknown') return a.kind === b.kind ? sameName(symbolOf(a), symbolOf(b)) : otherThanKnown(a, b);
  if (a.kind === 'object' && a.tag === 'result') return isNothing(b) ? false : undefined;
  return a.kind === b.kind ? sameOfKind(a, b) : sameAcrossKinds(a, b, loose);
}

const otherThanKnown = (a: Value, b: Value): false | undefined => (asksForTest(a, b) ? false : undefined);

/** The same name is the same value; two members of one enumeration, `State.Open` and `State.Closed`, are not. */
function sameName(a: string, b: string): boolean | undefined {
  if (a === b) return true;
  const [left, right] = [a, b].map((name) => /^([A-Z]\w*)\.[A-Z]\w*$/.exec(name)?.[1]);
  return left !== undefined && left === right ? false : undefined;
}

function sameOfKind(a: Value, b: Value): boolean | undefined {
  if (isNothing(a)) return true;
  if (a.kind === 'boolean' && b.kind === 'boolean') return a.value === b.value;
  if (a.kind !== 'string' || b.kind !== 'string') return a === b;
  if (a.value !== null && b.value !== null) return a.value === b.value;
  return a.symbol === b.symbol ? true : undefined;
}

/** `null == undefined`, and a text may be loosely equal to a number; nothing else is equal to what is of another kind. */
function sameAcrossKinds(a: Value, b: Value, loose: boolean): boolean | undefined {
  if (!loose) return false;
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  return a.kind === 'number' || b.kind === 'number' ? undefined : false;
}

const isNothing = (value: Value): boolean => value.kind === 'null' || value.kind === 'undefined';

/** A side of a comparison: a name that was found equal to a number is that number. */
const asCompared = (side: Value, other: Value, run: Run): Value => numberFound(side, run) ?? asStatus(side, other, run);

function relation(operator: Comparison, first: Value, second: Value, node: TSESTree.Node, run: Run): Value {
  const [left, right] = [asCompared(first, second, run), asCompared(second, first, run)];
  const marks = (marksOf(left) | marksOf(right)) & (Mark.operation | Mark.status | Mark.counted);
  const [a, b] = [toNumber(left), toNumber(right)];
  const told = stateCompares(left, operator, b);
  if (told !== undefined) return boolean(told, marks);
  // What the operation answered is not a counter: it may be anything.
  if ([left, right].some((side) => side.kind === 'unknown' && hasMark(side, Mark.operation))) {
    return unknown(`${symbolOf(left) || textValue(left)} ${operator} ${symbolOf(right) || textValue(right)}`, marks);
  }
  const result = run.compareNumbers(a, b, operator, node);
  const limit = exact(b);
  if (left.kind === 'unknown' && limit !== null && (operator === '>' ? result : operator === '<=' && !result)) run.above.set(left.symbol, limit);
  return boolean(result, marks);
}

function hasKey(holder: Value, key: Value, run: Run): Value {
  const name = textValue(key);
  if (holder.kind === 'object' && name !== null) {
    const own = holder.props.get(name);
    // Who asks whether there is an error in an answer makes one of a failure, and none of a success.
    if (own !== undefined) return boolean(!(holder.tag === 'result' && isNothing(own)), holder.marks);
    if (!holder.open) return boolean(false, holder.marks);
  }
  if (holder.kind === 'unknown' && name !== null && saysNothing(holder, name, run)) return boolean(false, holder.marks);
  return unknown(`${name ?? symbolOf(key)} in ${symbolOf(holder)}`, marksOf(holder));
}

function isInstance(value: Value, type: Value, run: Run): Value {
  if (isNothing(value) || isPrimitive(value)) return boolean(false);
  const name = nameOfType(type);
  const told = value.kind === 'object' ? objectIsInstance(value, name, type, run) : undefined;
  return told ?? unknown(`${symbolOf(value)} instanceof ${name}`, marksOf(value));
}

const isPrimitive = ({ kind }: Value): boolean => kind === 'string' || kind === 'number' || kind === 'boolean';

function nameOfType(type: Value): string {
  if (type.kind === 'class') return type.node.id?.name ?? '';
  return symbolOf(type) || (type.kind === 'native' ? type.name : '');
}

function objectIsInstance(value: ObjectValue, name: string, type: Value, run: Run): Value | undefined {
  if (isAnswer(value) && /(Error|Exception)$/.test(name)) return boolean(false, value.marks);
  if (value.symbol === name || (value.tag === 'error' && name === 'Error')) return boolean(true, value.marks);
  const own = value.of === null ? undefined : isOfClass(value.of, name, type, run);
  if (own !== undefined) return boolean(own, value.marks);
  if (isLiteral(value)) return boolean(name === 'Object', value.marks);
  return value.tag === 'error' ? errorIsInstance(value, name, type, run) : undefined;
}

/** Whether what a class of the file makes is of a type; undefined where the classes above it come from elsewhere, as the type does. */
function isOfClass(own: ClassValue, name: string, type: Value, run: Run): boolean | undefined {
  const line = [...lineOf(own, run)];
  if (type.kind === 'class') return line.some(({ node }) => node === type.node);
  return (line.at(-1)?.node.superClass ?? null) === null ? name === 'Object' : undefined;
}

/** `{ response }`, of which all is known that it has: no class has made it. */
const isLiteral = ({ tag, of, open }: ObjectValue): boolean => tag === 'plain' && of === null && !open;

/** What the operation gave when it did not throw. */
const isAnswer = ({ tag }: ObjectValue): boolean => tag === 'response' || tag === 'result';

/** Of an error of the operation, what is known of failures; of an error made here, its own class and those above it. */
function errorIsInstance(value: ObjectValue, name: string, type: Value, run: Run): Value | undefined {
  if (isOwnError(value)) return failureIsInstance(name, type, run);
  const above = value.of === null ? value.symbol : highest(value.of, run);
  if (above === name) return boolean(true, value.marks);
  // Made here by a built-in constructor, or by a class of this file above which is nothing else: it is what it is.
  return type.kind === 'class' || BUILT_IN.test(above) ? boolean(false, value.marks) : undefined;
}

/** What the uppermost class of this file extends, by name. */
function highest(type: ClassValue, run: Run): string {
  const superClass = [...lineOf(type, run)].at(-1)?.node.superClass ?? null;
  return superClass === null ? 'Error' : run.source.name(superClass);
}

const BUILT_IN = /^(Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$/;
