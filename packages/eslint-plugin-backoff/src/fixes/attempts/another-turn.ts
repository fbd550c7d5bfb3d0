import type { TSESTree } from '@typescript-eslint/types';
import { shiftedComparison } from './comparison.js';
import type { Counter } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import type { SourceFile } from '../code/source-file.js';
import type { RetryPoint } from './retry-points.js';
import { contains } from '../code/syntax.js';

/** Whether another attempt follows a place in the failure path: always, under a condition, or nothing tells. */
export type Follow =
  | { readonly kind: 'always' | 'unknown' }
  | { readonly kind: 'if'; readonly condition: string };

/**
 * At the end of a turn another one follows under the condition that the loop ends with, which may be asked there too if asking changes
 * nothing. Null elsewhere in the turn, and where the condition does no more than count.
 */
export function anotherTurn({ site, file }: Draft, { test, body }: TSESTree.DoWhileStatement | TSESTree.WhileStatement, place: RetryPoint['place']): Follow | null {
  if (!isLastOf(body, place)) return null;
  const { counter } = site.facts.shape;
  const changes = [...file.within(test)].filter(({ type }) => /^(Assignment|Update|Await|Yield)Expression$/.test(type));
  if (changes.length === 0) return test.type === 'Literal' ? { kind: 'always' } : { kind: 'if', condition: file.textOf(test) };
  return counter?.test && counter.test !== test && contains(test, counter.test) ? countedTurn(test, changes, counter, file) : null;
}

/** The same where all that asking changes is the count: it is asked of the value that the count will have. */
function countedTurn(test: TSESTree.Expression, changes: readonly TSESTree.Node[], counter: Counter, file: SourceFile): Follow {
  const parts = partsOf(test);
  const others = parts.filter((part) => part !== counter.test);
  const isCount = others.length < parts.length && changes.every((each) => counter.test !== null && contains(counter.test, each));
  const count = isCount && counter.test ? shiftedComparison(counter.test, counter, 0, true, file) : null;
  return count === null ? { kind: 'unknown' } : { kind: 'if', condition: [...others.map((part) => file.textOf(part)), count].join(' && ') };
}

/** What all has to hold: `!done`, `--left > 0` of `!done && --left > 0`. */
function partsOf(test: TSESTree.Expression): readonly TSESTree.Expression[] {
  return test.type === 'LogicalExpression' && test.operator === '&&' ? [...partsOf(test.left), ...partsOf(test.right)] : [test];
}

/** Whether nothing follows a place in a body but what stands at it. */
function isLastOf(body: TSESTree.Statement, place: RetryPoint['place']): boolean {
  if (body.type !== 'BlockStatement') return false;
  const last = body.body.at(-1);
  const handler = last?.type === 'TryStatement' && !last.finalizer ? last.handler : null;
  return place.kind === 'end' ? place.block === body || place.block === handler?.body : place.kind === 'before' && place.statement === last;
}
