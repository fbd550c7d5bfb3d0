import type { TSESTree } from '@typescript-eslint/types';

import { workOut } from '../values/alike.js';
import { holds } from './collections.js';
import { leftOf, noteDraw } from './draws.js';
import { exact, number, toNumber } from '../values/numbers.js';
import { textValue } from '../values/text.js';
import { placesOf } from '../values/places.js';
import type { Run } from '../run.js';
import { type ArrayValue, type Value, NULL, UNDEFINED, array, boolean, isCallable, marksOf, native, object, someString, string, symbolOf, truthiness, unknown } from '../values/values.js';

const MOST_CALLS = 20;

const PLACES_OF_OPEN = 3;

/** A member of an array; null for what is not known of arrays. */
export function arrayMember(list: ArrayValue, name: string, run: Run): Value | null {
  switch (name) {
    case 'length':
      return list.open ? unknown(`${list.symbol}.length`) : number(list.items.length);
    case 'includes':
      return native(name, ([value = UNDEFINED]) => holds(list.items, list.open, list.symbol, value, run));
    case 'indexOf':
      return native(name, ([value = UNDEFINED]) => {
        const held = holds(list.items, list.open, list.symbol, value, run);
        return held.kind === 'boolean' ? number(held.value ? placeIn(list, value) : -1, marksOf(held)) : held;
      });
    case 'at':
      return native(name, ([index = UNDEFINED]) => itemAt(list, index));
    case 'push':
      return native(name, (values) => {
        if (run.quiet === 0) list.items.push(...values);
        return number(list.items.length);
      });
    case 'shift':
    case 'pop':
      return native(name, () => {
        noteDraw(list.symbol, name, run);
        return (name === 'shift' ? list.items.shift() : list.items.pop()) ?? (list.open ? unknown(`${list.symbol}#${run.next()}`) : UNDEFINED);
      });
    case 'next':
      return native(name, () => nextOf(list, run));
    case 'slice':
    case 'concat':
    case 'reverse':
    case 'sort':
    case 'flat':
      return native(name, (args) => (name === 'concat' ? array([...list.items, ...args.flatMap((a) => (a.kind === 'array' ? a.items : [a]))], list.open) : array([...list.items], list.open, `${list.symbol}${placesOf(args, name)}`)));
    case 'join':
      return native(name, () => (list.open ? someString(`${leftOf(list.symbol, run)}.join`) : workOut(list.items, (items) => string(items.map((item) => textValue(item) ?? symbolOf(item)).join(','), marksAmong(items)))));
    case 'keys':
      return native(name, () => array(placesIn(list), list.open, `${list.symbol}.keys`));
    case 'entries':
      return native(name, () => (list.open ? array([], true, `${list.symbol}.entries`) : array(list.items.map((item, i) => array([number(i), item])))));
    case 'fill':
      return native(name, ([value = UNDEFINED]) => array(list.items.map(() => value), list.open));
    default:
      return iteration(list, name, run);
  }
}

/** `list[1] = x`; `list.length = 0`, which empties it. */
export function setArrayMember(list: ArrayValue, name: string, value: Value): void {
  if (/^\d+$/.test(name)) list.items[Number(name)] = value;
  if (name !== 'length' || exact(toNumber(value)) !== 0) return;
  list.items.length = 0;
  list.open = false;
}

/** The places of a list; of one of which the file does not tell how long it is, a few. */
const placesIn = ({ items, open }: ArrayValue): Value[] => Array.from({ length: Math.max(items.length, open ? PLACES_OF_OPEN : 0) }, (_, i) => number(i));

/** Where a list holds a value that it holds: at the first place, where the file does not tell of another. */
function placeIn({ items }: ArrayValue, value: Value): number {
  const text = textValue(value);
  return Math.max(0, text === null ? items.indexOf(value) : items.findIndex((item) => item.kind === value.kind && textValue(item) === text));
}

/** `generator.next()`: another one each time. */
function nextOf(list: ArrayValue, run: Run): Value {
  const value = list.items.shift() ?? (list.open ? unknown(`${list.symbol}#${run.next()}`) : null);
  return object([['value', value ?? UNDEFINED], ['done', boolean(value === null)]]);
}

const marksAmong = (values: readonly Value[]): number => values.reduce((all, value) => all | marksOf(value), 0);

function itemAt(list: ArrayValue, index: Value): Value {
  const known = exact(toNumber(index));
  if (known === null || list.open) return unknown(`${list.symbol}[${symbolOf(index)}]`);
  return list.items.at(known) ?? UNDEFINED;
}

/** Methods that call a function for each element. */
function iteration(list: ArrayValue, name: string, run: Run): Value | null {
  switch (name) {
    case 'map':
    case 'flatMap':
      return native(name, ([fn = UNDEFINED], node) => array(each(list, fn, node, run), list.open));
    case 'forEach':
      return native(name, ([fn = UNDEFINED], node) => {
        each(list, fn, node, run);
        return UNDEFINED;
      });
    case 'some':
      return native(name, ([fn = UNDEFINED], node) => any(list, each(list, fn, node, run), true));
    case 'every':
      return native(name, ([fn = UNDEFINED], node) => any(list, each(list, fn, node, run), false));
    case 'filter':
      return native(name, ([fn], node) => filtered(list, fn, node, run));
    case 'find':
    case 'findLast':
      return native(name, () => unknown(`${list.symbol}.find`));
    case 'reduce':
      return native(name, ([fn = UNDEFINED, start = NULL], node) => {
        if (!isCallable(fn) || list.open || list.items.length > MOST_CALLS) return unknown('reduce');
        return list.items.reduce((sum, item, i) => run.machine.invoke(fn, [sum, item, number(i)], node, run), start);
      });
    default:
      return null;
  }
}

/** The elements of which the file tells that they stay; all of them may, and others be left out, where it does not. */
function filtered(list: ArrayValue, fn: Value | undefined, node: TSESTree.Node, run: Run): Value {
  const stays = fn !== undefined && isCallable(fn) && list.items.length <= MOST_CALLS ? list.items.map((item, i) => truthOf(run.quietly(() => run.machine.invoke(fn, [item, number(i), list], node, run)))) : [];
  if (stays.length === 0 || stays.includes(undefined)) return array([...list.items], true, list.symbol);
  const kept = list.items.filter((_, i) => stays[i] === true);
  return array(kept, list.open && kept.length > 0, list.symbol);
}

const truthOf = (value: Value | null): boolean | undefined => (value === null ? undefined : truthiness(value));

function each(list: ArrayValue, fn: Value, node: TSESTree.Node, run: Run): Value[] {
  if (!isCallable(fn)) return [];
  const items = list.open && list.items.length === 0 ? [unknown(`${list.symbol}[]`)] : list.items.slice(0, MOST_CALLS);
  return items.map((item, i) => run.machine.invoke(fn, [item, number(i), list], node, run));
}

function any(list: ArrayValue, results: readonly Value[], wanted: boolean): Value {
  const marks = marksAmong(results);
  const known = results.map(truthiness);
  if (known.includes(wanted)) return boolean(wanted, marks);
  if (!list.open && !known.includes(undefined)) return boolean(!wanted, marks);
  return unknown(results.map((r) => symbolOf(r)).join('|') || `${list.symbol}.some`, marks);
}

