import type { Run } from '../run.js';
import { type Value, Mark, unknown } from '../values/values.js';

/** Events that tell of a change of some connection's state: only what they bring says whether it stands or is lost. */
const CHANGE = /^(\w*[-_.:])?(connection[-_.:]?(update|change)d?|\w*(state|status)[-_.:]?(update|change)?d?)$/i;

const LOST = 'lost state of ';
const GOOD = 'good state of ';

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
  const word = wordOf(other);
  if (value.kind !== 'unknown' || word === null) return undefined;
  const isLost = value.symbol.startsWith(LOST);
  if (!isLost && !value.symbol.startsWith(GOOD)) return undefined;
  if (LOST_WORDS.test(word)) return isLost;
  return GOOD_WORDS.test(word) ? !isLost : undefined;
}

/** `'closed'`, or the constant of that name: `WebSocket.CLOSED`. */
function wordOf(value: Value): string | null {
  if (value.kind === 'string') return value.value;
  return value.kind === 'unknown' ? (/\w\.([A-Z]+)$/.exec(value.symbol)?.[1] ?? null) : null;
}

/** What a connection says of itself from now on: `socket.readyState`. One that is made anew has yet to say it. */
export function noteState(symbol: string, stands: boolean | null, run: Run): void {
  const place = `${symbol}.readyState`;
  if (stands === null) run.memory.delete(place);
  else run.memory.set(place, stateOf(symbol, !stands));
}
