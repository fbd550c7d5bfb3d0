import { answerEquals, failureEquals } from '../replies/failures.js';
import { askOf } from '../values/alike.js';
import { isHttpStatus } from '../values/http-status.js';
import { exact, number } from '../values/numbers.js';
import { textValue } from '../values/text.js';
import type { Run } from '../run.js';
import { type ObjectValue, type Value, Mark, UNDEFINED, boolean, marksOf, native, object, symbolOf, unknown } from '../values/values.js';

/** `new Set([…])`, `new Map([…])`. */
export function newCollection(name: string, args: readonly Value[]): ObjectValue {
  const [given] = args;
  const known = given === undefined || given.kind === 'null' || given.kind === 'undefined' || (given.kind === 'array' && !given.open);
  const items = given?.kind === 'array' ? [...given.items] : [];
  return object([], { tag: name.endsWith('Set') ? 'set' : 'map', open: !known, symbol: `${name}(${given === undefined ? '' : symbolOf(given)})`, items });
}

const SAME = (a: Value, b: Value): boolean | undefined => {
  const [x, y] = [textValue(a), textValue(b)];
  if (x !== null && y !== null) return x === y && a.kind === b.kind;
  if (a === b) return true;
  return isUntold(a) || isUntold(b) ? undefined : false;
};

const isUntold = (value: Value): boolean => value.kind === 'unknown' || (value.kind === 'string' && value.value === null);

/** Whether a list holds a value. */
export function holds(items: readonly Value[], open: boolean, symbol: string, value: Value, run: Run): Value {
  const told = items.map((item) => failureEquals(value, item, run) ?? answerEquals(value, item, run));
  const held = askOf([value], ([each = value]) => isAmong(items.map((item, i) => told[i] ?? SAME(item, each))));
  const marks = marksOf(value);
  if ((marks & Mark.status) !== 0) noteAsked(items, run);
  if (held === true) {
    if ((marks & Mark.status) !== 0) run.nameStatuses(value);
    return boolean(true, marks);
  }
  if (!open && held === false) return boolean(false, marks);
  return unknown(`${withItems(symbol, items)}.has(${textValue(value) ?? symbolOf(value)})`, marks);
}

/** A status was looked for in a list. */
function noteAsked(items: readonly Value[], run: Run): void {
  run.statusTested = true;
  for (const item of items) run.askedStatuses.add(exact(item) ?? 0);
  if (items.some(isStatus)) run.statusIsHttp = true;
  if (items.some(isWord)) run.statusIsOther = true;
}

/** Two lists that are written down are not the same: `Set([ECONNRESET, ETIMEDOUT])`. */
const withItems = (symbol: string, items: readonly Value[]): string => symbol.replace('[]', () => `[${items.map((item) => textValue(item) ?? symbolOf(item)).join(', ')}]`);

function isStatus(value: Value): boolean {
  const code = exact(value);
  return code !== null && isHttpStatus(code);
}

/** `['queued', 'running'].includes(job.status)`: no status of HTTP. */
const isWord = (value: Value): boolean => value.kind === 'string' && /^[a-z]/i.test(value.value ?? '');

const isAmong = (results: readonly (boolean | undefined)[]): boolean | undefined => (results.includes(true) ? true : results.every((result) => result === false) ? false : undefined);

export function collectionMember(holder: ObjectValue, name: string, run: Run): Value | null {
  if (holder.tag === 'set') return setMember(holder, name, run);
  return holder.tag === 'map' ? mapMember(holder, name) : null;
}

function setMember(set: ObjectValue, name: string, run: Run): Value {
  switch (name) {
    case 'has':
      return native(name, ([value = UNDEFINED]) => holds(set.items, set.open, set.symbol, value, run));
    case 'add':
      return native(name, ([value = UNDEFINED]) => {
        if (run.quiet === 0) set.items.push(value);
        return set;
      });
    case 'size':
      return set.open ? unknown(`${set.symbol}.size`) : number(set.items.length);
    default:
      return unknown(`${set.symbol}.${name}`);
  }
}

function mapMember(map: ObjectValue, name: string): Value {
  const key = (value: Value): string => textValue(value) ?? symbolOf(value);
  switch (name) {
    case 'get':
      return native(name, ([k = UNDEFINED]) => map.props.get(`map:${key(k)}`) ?? unknown(`${map.symbol}.get(${key(k)})`));
    case 'set':
      return native(name, ([k = UNDEFINED, value = UNDEFINED]) => {
        map.props.set(`map:${key(k)}`, value);
        return map;
      });
    case 'delete':
      return native(name, ([k = UNDEFINED], _, run) => {
        if (run.quiet === 0) map.props.set(`map:${key(k)}`, UNDEFINED);
        return unknown(`${map.symbol}.delete(${key(k)})`);
      });
    case 'has':
      return native(name, ([k = UNDEFINED]) => {
        const value = map.props.get(`map:${key(k)}`);
        return value === undefined ? unknown(`${map.symbol}.has(${key(k)})`) : boolean(value.kind !== 'undefined');
      });
    default:
      return unknown(`${map.symbol}.${name}`);
  }
}
