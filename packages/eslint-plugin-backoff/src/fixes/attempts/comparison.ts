import type { TSESTree } from '@typescript-eslint/types';
import type { Counter } from '../../facts/retry-site.js';
import { literalNumber, operand } from '../code/arithmetic.js';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';

const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '===': '===', '!==': '!==', '==': '==', '!=': '!=' };
const NEGATED: Readonly<Record<string, string>> = { '<': '>=', '>': '<=', '<=': '>', '>=': '<', '===': '!==', '!==': '===', '==': '!=', '!=': '==' };

/**
 * The test of a counter as it will come out once the counter has moved so many steps more, as a condition on its value now.
 * `outcome` is the result of the test that the condition stands for. Null where the test is no comparison of the counter.
 */
export function shiftedComparison(test: TSESTree.Node, counter: Counter, steps: number, outcome: boolean, file: SourceFile): string | null {
  const parts = takeApart(test, counter.text, file);
  if (!parts) return null;
  const operator = outcome ? parts.operator : NEGATED[parts.operator];
  if (operator === undefined) return null;
  const shift = (steps + (parts.movesFirst ? 1 : 0)) * counter.step;
  return `${counter.text} ${shifted(operator, parts.limit, shift, file)}`;
}

interface Comparison {
  readonly operator: string;
  /** Null for a test of the counter alone, which stops at 0. */
  readonly limit: TSESTree.Node | null;
  /** Whether the test itself moves the counter before it compares. */
  readonly movesFirst: boolean;
}

function takeApart(node: TSESTree.Node, counter: string, file: SourceFile): Comparison | null {
  const test = bare(node);
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    const inner = takeApart(test.argument, counter, file);
    return inner?.limit === null ? { ...inner, operator: '<=' } : null;
  }
  if (test.type !== 'BinaryExpression') {
    const side = counterIn(test, counter, file);
    return side && { operator: '>', limit: null, movesFirst: side.movesFirst };
  }
  const [left, right] = [counterIn(test.left, counter, file), counterIn(test.right, counter, file)];
  if (left) return { operator: test.operator, limit: test.right, ...left };
  const operator = MIRRORED[test.operator];
  return right && operator !== undefined ? { operator, limit: test.left, ...right } : null;
}

function counterIn(node: TSESTree.Node, counter: string, file: SourceFile): { readonly movesFirst: boolean } | null {
  const side = bare(node);
  if (side.type === 'UpdateExpression') return file.textOf(side.argument) === counter ? { movesFirst: side.prefix } : null;
  return file.textOf(side) === counter ? { movesFirst: false } : null;
}

/** `< 3` is `< 2` one step before. */
function shifted(operator: string, limit: TSESTree.Node | null, shift: number, file: SourceFile): string {
  const number = limit ? literalNumber(bare(limit)) : 0;
  const text = limit ? operand(limit, file) : '0';
  if (shift === 0) return `${operator} ${text}`;
  if (shift === 1 && operator === '<=') return `< ${text}`;
  if (shift === -1 && operator === '>=') return `> ${text}`;
  if (number !== null) return `${operator} ${number - shift}`;
  return `${operator} ${text} ${shift > 0 ? '-' : '+'} ${Math.abs(shift)}`;
}

/** What holds where a limit is not met: `attempt < 4` for `attempt >= 4`. */
export const otherWayRound = (limit: string): string => limit.replace(/>=|<=/, (operator) => (operator === '>=' ? '<' : '>'));
