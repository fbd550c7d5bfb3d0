import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import { isCount } from './handed-counts.js';
import { isOfAnAttempt } from './of-an-attempt.js';
import type { Run } from '../run.js';
import { exact } from '../values/numbers.js';
import { type FunctionValue, type Value, array, symbolOf } from '../values/values.js';
import { describe } from './target.js';

/** Notes which page a call asks for: `await list(folder, offset, 100)`, `await guarded(() => list({ folder, pageToken }))`. */
export function notePage({ arguments: written }: TSESTree.CallExpression, symbol: string, args: readonly Value[], run: Run): void {
  if (run.quiet > 0) return;
  const page = numberOf(written, args, run) ?? args.map((arg) => (arg.kind === 'function' ? heldIn(arg, run) : '')).join('');
  if (page === '') return;
  const pages = run.pages.get(symbol) ?? [];
  run.pages.set(symbol, [...pages.filter((known) => known !== page), page]);
}

/** The numbers that change from call to call; null where there are none. */
function numberOf(written: readonly TSESTree.Node[], args: readonly Value[], run: Run): string | null {
  const numbers = args.flatMap((arg, i) => (isCount(arg, written[i], run) && arg.kind === 'number' && !isOfAnAttempt(nameOf(written[i])) ? [exact(arg)] : []));
  return numbers.length === 0 || numbers.includes(null) ? null : numbers.join();
}

/** What a function that is handed over hands to the call that it is, but for numbers. */
function heldIn({ node: { body }, frame }: FunctionValue, run: Run): string {
  if (body?.type !== 'CallExpression') return '';
  const plain = body.arguments.filter(({ type }) => /^(Identifier|MemberExpression|ObjectExpression)$/.test(type));
  const held = run.quietly(() => array(plain.map((argument) => run.machine.evaluate(argument, frame, run))));
  return held === null ? '' : describe(held, 0, run);
}

const nameOf = (node: TSESTree.Node | undefined): string => (node === undefined ? '' : lastNameOf(node));

/** Which page a list is from, among those that the run has asked for: what the next one lists is something else. Empty for the first. */
export function pageOf(list: Value, run: Run): string {
  if (run.pages.size === 0) return '';
  const name = symbolOf(list);
  const [, pages = []] = [...run.pages].find(([symbol]) => name.includes(symbol)) ?? [];
  return pages.length > 1 ? `#${pages.length - 1}` : '';
}
