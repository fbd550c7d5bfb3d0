import { type Value, Mark, hasMark } from './values/values.js';

/**
 * A failure is taken for none of the special ones that the code knows until a run says otherwise, and what may be switched off, or be
 * offline, `navigator.onLine === false`, for what is not.
 */
export function prefersTrue(value: Value): boolean {
  const symbol = value.kind === 'unknown' ? value.symbol : '';
  if (/^[^!].* === false$/.test(symbol)) return false;
  return !(hasMark(value, Mark.operation) && / (===|instanceof) /.test(symbol) && !symbol.startsWith('!'));
}
