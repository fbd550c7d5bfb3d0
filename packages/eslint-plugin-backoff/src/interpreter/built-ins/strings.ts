import { messageIncludes, messageMatches } from '../replies/failures.js';
import { LONGEST_TEXT, compiled } from './patterns.js';
import { exact, number, toNumber } from '../values/numbers.js';
import { placesOf } from '../values/places.js';
import type { Run } from '../run.js';
import { type StringValue, type Value, Mark, UNDEFINED, array, boolean, hasMark, marksOf, native, someString, string, symbolOf, unknown, NULL } from '../values/values.js';

const changes = new Map<string, (text: string) => string>([
  ['trim', (text) => text.trim()],
  ['trimStart', (text) => text.trimStart()],
  ['trimEnd', (text) => text.trimEnd()],
  ['toLowerCase', (text) => text.toLowerCase()],
  ['toUpperCase', (text) => text.toUpperCase()],
  ['toString', (text) => text],
]);

const tests = new Map<string, (text: string, part: string) => boolean>([
  ['includes', (text, part) => text.includes(part)],
  ['startsWith', (text, part) => text.startsWith(part)],
  ['endsWith', (text, part) => text.endsWith(part)],
]);

/** A member of a text; null for what is not known of texts. */
export function stringMember(text: StringValue, name: string): Value | null {
  const change = changes.get(name);
  if (change !== undefined) return native(name, () => (text.value === null ? someString(text.symbol, text.marks) : string(change(text.value), text.marks)));
  const test = tests.get(name);
  if (test !== undefined) return native(name, ([part = UNDEFINED], _, run) => tested(text, name, part, test, run));
  if (name === 'length') return text.value === null ? unknown(`${text.symbol}.length`, text.marks) : number(text.value.length);
  return partMethod(text, name);
}

/** A method of a text that looks for a part of it or takes one out; null for others. */
function partMethod(text: StringValue, name: string): Value | null {
  switch (name) {
    case 'split':
      return native(name, ([by = UNDEFINED]) => split(text, by));
    case 'slice':
    case 'substring':
      return native(name, ([from = UNDEFINED, to]) => slice(text, from, to));
    case 'replace':
    case 'replaceAll':
      return native(name, ([pattern = UNDEFINED, by = UNDEFINED]) => replaced(text, pattern, by));
    case 'match':
      return native(name, ([pattern = UNDEFINED], _, run) => match(text, pattern, run));
    default:
      return null;
  }
}

function replaced(text: StringValue, pattern: Value, by: Value): Value {
  const wanted = pattern.kind === 'regexp' ? compiled(pattern.pattern, pattern.flags) : pattern.kind === 'string' ? pattern.value : null;
  const isKnown = text.value !== null && text.value.length <= LONGEST_TEXT && by.kind === 'string' && by.value !== null && wanted !== null;
  return isKnown ? string(text.value.replace(wanted, by.value), text.marks) : someString(text.symbol, text.marks | marksOf(by));
}

function tested(text: StringValue, name: string, part: Value, test: (text: string, part: string) => boolean, run: Run): Value {
  const known = part.kind === 'string' ? part.value : part.kind === 'number' && exact(part) !== null ? String(exact(part)) : null;
  const told = known === null ? undefined : messageIncludes(text, known, run);
  if (told !== undefined) return boolean(told, text.marks | statusMark(known ?? ''));
  if (text.value !== null && known !== null) return boolean(test(text.value, known), text.marks);
  return statusIn(text, part, known) ?? unknown(`${text.symbol}.${name}(${symbolOf(part)})`, text.marks | marksOf(part));
}

/** Of a text made here, what has only a name, an address, holds no status: that stands in what is written around it. Nobody knows of an answer's own status. */
function statusIn(text: StringValue, part: Value, known: string | null): Value | null {
  const isStatus = known !== null && /^[45]\d\d$/.test(known) && !hasMark(part, Mark.status);
  return isStatus && !hasMark(text, Mark.operation) ? boolean(text.symbol.includes(known), text.marks | Mark.status) : null;
}

function match(text: StringValue, pattern: Value, run: Run): Value {
  const regExp = pattern.kind === 'regexp' ? compiled(pattern.pattern, pattern.flags) : null;
  if (regExp !== null && text.value !== null && text.value.length <= LONGEST_TEXT) return matched(text.value, regExp, text.marks);
  if (regExp !== null && messageMatches(text, regExp, run) === false) return NULL;
  return unknown(`${text.symbol}.match(${symbolOf(pattern)})`, text.marks);
}

/** A text that holds a status asks for it. */
const statusMark = (text: string): number => (/[45]\d\d/.test(text) ? Mark.status : 0);

function split(text: StringValue, by: Value): Value {
  if (text.value === null || by.kind !== 'string' || by.value === null) return array([], true, `${text.symbol}.split`);
  return array(text.value.split(by.value).map((part) => string(part, text.marks)));
}

function slice(text: StringValue, from: Value, to: Value | undefined): Value {
  const [start, end] = [exact(toNumber(from)), to === undefined ? undefined : exact(toNumber(to))];
  if (text.value === null || start === null || end === null) return someString(`${text.symbol}${placesOf(to === undefined ? [from] : [from, to], 'slice')}`, text.marks);
  return string(text.value.slice(start, end), text.marks);
}

function matched(text: string, pattern: RegExp, marks: number): Value {
  const found = pattern.exec(text);
  return found === null ? NULL : array([...found].map((part) => string(part, marks)));
}

/** The text that a pattern is held against; null where it is not known. */
function testedText(value: Value): string | null {
  if (value.kind === 'string') return value.value;
  const known = exact(value);
  return known === null ? null : String(known);
}

/** `pattern.test(value)`: known for known texts of a sane length. */
export function regExpTest(pattern: Value & { kind: 'regexp' }, value: Value, run: Run): Value {
  const text = testedText(value);
  const regExp = (text?.length ?? 0) > LONGEST_TEXT ? null : compiled(pattern.pattern, pattern.flags);
  const told = regExp === null ? undefined : messageMatches(value, regExp, run);
  if (told !== undefined) return boolean(told, marksOf(value) | statusMark(pattern.pattern));
  if (regExp === null || text === null) return unknown(`/${pattern.pattern}/.test(${symbolOf(value)})`, marksOf(value));
  return boolean(regExp.test(text), marksOf(value));
}
