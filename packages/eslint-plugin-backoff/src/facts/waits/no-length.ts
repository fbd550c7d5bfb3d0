import type { AssumeEvent } from '../../interpreter/trace.js';
import { symbolOf } from '../../interpreter/values/values.js';
import type { Retry } from '../runs/retries.js';

/** `if (!Number.isFinite(delayMs)) return 0;`: a wait takes no time where what it was to take is found to be no length. */
export const isOfNoLength = ({ waits, events }: Retry): boolean => waits.length > 0 && events.some((event) => event.kind === 'assume' && isNoNumber(event));

function isNoNumber({ value, result }: AssumeEvent): boolean {
  const [, not, question] = /^(!?)(isFinite|isNaN)\(/.exec(symbolOf(value)) ?? [];
  return question !== undefined && result === ((question === 'isNaN') === (not === ''));
}
