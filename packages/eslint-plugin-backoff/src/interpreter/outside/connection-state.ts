import type { Run } from '../run.js';
import { type Comparison, compare } from '../values/comparison.js';
import { type NumberValue, interval } from '../values/numbers.js';
import { byName } from '../../sites/by-name.js';
import { type Value, Mark, boolean, symbolOf, unknown } from '../values/values.js';

/** Events that tell of a change of some connection's state: only what they bring says whether it stands or is lost. */
const CHANGE = /^(?!ready_?state)(\w*[-_.:])?(connection[-_.:]?(update|change)d?|\w*(state|status)[-_.:]?(update|change)?d?)$/i;

const LOST = 'lost state of ';
const GOOD = 'good state of ';

const READY_STATE = '.readyState';

const LOST_WORDS = /^(error|errored|failed|close|closed|closing|end|ended|lost|disconnect|disconnected|disconnecting|dropped|offline|terminated|dead|down)$/i;
const GOOD_WORDS = /^(open|opened|connected|ready|online|up|active|stable|completed|authenticated|running)$/i;

export function isChangeEvent(event: string): boolean {
  return CHANGE.test(event);
}

/** What the event of a change brings when the connection is lost, or stands. */
export function stateOf(symbol: string, isLost: boolean): Value {
  return unknown(`${isLost ? LOST : GOOD}${symbol}`, Mark.operation);
}

/** Whether a part of a state equals a word: what is lost is closed and not open. Undefined for other values and words. */
export function stateEquals(value: Value, other: Value): boolean | undefined {
  if (other.kind === 'number') return stateCompares(value, '===', other);
  const word = wordOf(other);
  if (value.kind !== 'unknown' || word === null) return undefined;
  const isLost = value.symbol.startsWith(LOST);
  if (!isLost && !value.symbol.startsWith(GOOD)) return undefined;
  if (LOST_WORDS.test(word)) return isLost;
  return GOOD_WORDS.test(word) ? !isLost : undefined;
}

/** The numbers of `readyState` from which on a connection is open, and lost: closing or closed. */
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** How what a connection says of itself by a number compares with another: `socket.readyState > 1`. Undefined for other values. */
export function stateCompares(value: Value, operator: Comparison, other: NumberValue): boolean | undefined {
  if (value.kind !== 'unknown' || !value.symbol.endsWith(READY_STATE) || other.max > CLOSED) return undefined;
  const number = value.symbol.startsWith(LOST) ? interval(CLOSING, CLOSED) : value.symbol.startsWith(GOOD) ? interval(OPEN, OPEN) : null;
  return number === null ? undefined : compare(number, other, operator);
}

/** `'closed'`, or the constant of that name: `WebSocket.CLOSED`. */
function wordOf(value: Value): string | null {
  if (value.kind === 'string') return value.value;
  return value.kind === 'unknown' ? (/\w\.([A-Z]+)$/.exec(value.symbol)?.[1] ?? null) : null;
}

/** `client.isConnected()`, `socket.closed`: whether a member says that a connection stands, or that it is lost. */
const asksState = byName((name): 'stands' | 'lost' | 'by number' | 'neither' => {
  if (/^_?(is_?)?(connected|opened|online|ready|alive)$|^_?is_?open$/i.test(name)) return 'stands';
  if (name === 'readyState') return 'by number';
  return /^_?(is_?)?(disconnected|closed|offline|lost|dead)$/i.test(name) ? 'lost' : 'neither';
});

/** `client.isConnected()`: a method that is called as its state may well be what brings it about, `await client.ready()`. */
export const asksByCall = byName((name): boolean => /^_?(is_?\w+|connected)$/i.test(name));

/** What a connection says of itself once an attempt to open it has come to its end; null for other members, and before. */
export function stateAsked(holder: Value, name: string, run: Run): Value | null {
  const asked = asksState(name);
  if (holder.kind !== 'unknown' || asked === 'neither') return null;
  run.statesAsked.add(holder.symbol);
  const stands = [...run.connections].find(([symbol]) => isOf(holder.symbol, symbol))?.[1];
  if (stands === undefined) return null;
  return asked === 'by number' ? stateOf(`${holder.symbol}${READY_STATE}`, !stands) : boolean((asked === 'stands') === stands);
}

/** Whether the code asked if this connection stands. */
export const isStateAsked = (holder: Value, { statesAsked }: Run): boolean => [...statesAsked].some((symbol) => isOf(symbol, symbolOf(holder)));

/** The same, or a part of it: `mongoose.connection` tells of what `mongoose` does. */
const isOf = (symbol: string, whole: string): boolean => symbol === whole || (symbol.startsWith(`${whole}.`) && !/[.[(]/.test(symbol.slice(whole.length + 1)));

/** What a connection says of itself from now on: `socket.readyState`. One that is made anew has yet to say it. */
export function noteState(symbol: string, stands: boolean | null, run: Run): void {
  const place = `${symbol}${READY_STATE}`;
  if (stands === null) run.connections.delete(symbol);
  else run.connections.set(symbol, stands);
  if (stands === null) run.memory.delete(place);
  else run.memory.set(place, stateOf(place, !stands));
}
