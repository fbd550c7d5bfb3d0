import type { Run } from '../run.js';

/** Methods that take something out of a list: what is left is another list. */
const DRAWS = /^(shift|pop|splice)$/;

/** Notes that a method took something out of a list that the file does not tell. */
export function noteDraw(symbol: string, method: string, run: Run): void {
  if (run.quiet === 0 && symbol !== '' && DRAWS.test(method)) run.draws.set(symbol, (run.draws.get(symbol) ?? 0) + 1);
}

/** Whether something was taken out of a list. */
export const isDrawn = (symbol: string, run: Run): boolean => run.draws.has(symbol);

/** The name of what is left of a list: another one after each draw. */
export function leftOf(symbol: string, run: Run): string {
  const draws = run.draws.get(symbol);
  return draws === undefined ? symbol : `${symbol}#${draws}`;
}
