import { type Value, Mark, hasMark } from './values/values.js';

/** A failure is taken for none of the special ones that the code knows until a run says otherwise. */
export function prefersTrue(value: Value): boolean {
  const symbol = value.kind === 'unknown' ? value.symbol : '';
  return !(hasMark(value, Mark.operation) && / (===|instanceof) /.test(symbol) && !symbol.startsWith('!'));
}
