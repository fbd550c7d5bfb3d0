import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import { isCount } from './handed-counts.js';
import { isOfAnAttempt } from './of-an-attempt.js';
import type { Run } from '../run.js';
import { exact } from '../values/numbers.js';
import { type Value, symbolOf } from '../values/values.js';

/** Notes which page a call asks for, by the numbers that change from call to call: `await list(folder, offset, 100)`. */
export function notePage({ arguments: written }: TSESTree.CallExpression, symbol: string, args: readonly Value[], run: Run): void {
  if (run.quiet > 0) return;
  const numbers = args.flatMap((arg, i) => (isCount(arg, written[i], run) && arg.kind === 'number' && !isOfAnAttempt(nameOf(written[i])) ? [exact(arg)] : []));
  if (numbers.length === 0 || numbers.includes(null)) return;
  const pages = run.pages.get(symbol) ?? [];
  const page = numbers.join();
  run.pages.set(symbol, [...pages.filter((known) => known !== page), page]);
}

const nameOf = (node: TSESTree.Node | undefined): string => (node === undefined ? '' : lastNameOf(node));

/** Which page a list is from, among those that the run has asked for: what the next one lists is something else. Empty for the first. */
export function pageOf(list: Value, run: Run): string {
  if (run.pages.size === 0) return '';
  const name = symbolOf(list);
  const [, pages = []] = [...run.pages].find(([symbol]) => name.includes(symbol)) ?? [];
  return pages.length > 1 ? `#${pages.length - 1}` : '';
}
