import { type NumberValue, chance, interval, multiply, number, toNumber } from '../values/numbers.js';
import { type Value, Mark, UNDEFINED, native, object } from '../values/values.js';

/** `crypto` of the web and of Node. */
export const cryptoGlobal = object(
  [
    ['randomInt', native('randomInt', ([a = UNDEFINED, b]) => (b === undefined || b.kind === 'function' ? span(number(0), toNumber(a)) : span(toNumber(a), toNumber(b))))],
    [
      'getRandomValues',
      native('getRandomValues', ([list = UNDEFINED]) => {
        if (list.kind === 'array') list.items.forEach((_, i) => (list.items[i] = interval(0, list.symbol === 'Uint8Array' ? 255 : list.symbol === 'Uint16Array' ? 65_535 : 4_294_967_295, Mark.chance)));
        return list;
      }),
    ],
    ['randomUUID', native('randomUUID', () => ({ kind: 'string', value: null, symbol: '', marks: Mark.chance }))],
  ],
  { open: true, symbol: 'crypto' },
);

/** One of its exports; null where nothing is known of it. */
export function cryptoMember(name: string): Value | null {
  return cryptoGlobal.props.get(name) ?? null;
}

function span(low: NumberValue, high: NumberValue): NumberValue {
  if (low.symbol !== null || high.symbol !== null) return { ...multiply(high, chance()), marks: high.marks | Mark.chance };
  return interval(low.min, Math.max(low.min, high.max - 1), Mark.chance);
}
