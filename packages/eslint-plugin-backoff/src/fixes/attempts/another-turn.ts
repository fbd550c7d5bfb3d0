import type { TSESTree } from '@typescript-eslint/types';
import { shiftedComparison } from './comparison.js';
import type { Counter } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import type { SourceFile } from '../code/source-file.js';
import type { RetryPoint } from './retry-points.js';
import { steppedBy } from './steps.js';
import { contains } from '../code/syntax.js';

/** Whether another attempt follows a place in the failure path: always, under a condition, or nothing tells. */
export type Follow =
  | { readonly kind: 'always' | 'unknown' }
  | { readonly kind: 'if'; readonly condition: string };

/**
 * At the end of a turn another one follows under the condition that the loop ends with, which may be asked there too if asking changes
 * nothing. Null elsewhere in the turn, and where the condition does no more than count.
 */
export function anotherTurn({ site, file }: Draft, loop: TSESTree.DoWhileStatement | TSESTree.WhileStatement | TSESTree.ForStatement, place: RetryPoint['place']): Follow | null {
  const { test, body } = loop;
  if (!test || !isLastOf(body, place)) return null;
  const { counter } = site.facts.shape;
  return loop.type === 'ForStatement' && loop.update ? afterUpdate(test, loop.update, counter, file) : asItStands(test, counter, file);
}

function asItStands(test: TSESTree.Expression, counter: Counter | null, file: SourceFile): Follow | null {
  const changes = changesIn(test, file);
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

/** The same where the head of a `for` moves the count before it asks. */
function afterUpdate(test: TSESTree.Expression, update: TSESTree.Expression, counter: Counter | null, file: SourceFile): Follow {
  const moved = changesIn(update, file).map((change) => file.textOf(steppedBy(change) ?? change));
  if (changesIn(test, file).length > 0) return { kind: 'unknown' };
  const parts = partsOf(test).map((part) => {
    if (part === counter?.test && moved.includes(counter.text) && moved.length === 1) return shiftedComparison(part, counter, 1, true, file);
    return [...file.within(part)].some((each) => moved.includes(file.textOf(each))) ? null : file.textOf(part);
  });
  return parts.includes(null) ? { kind: 'unknown' } : { kind: 'if', condition: parts.join(' && ') };
}

function changesIn(expression: TSESTree.Node, file: SourceFile): TSESTree.Node[] {
  return [...file.within(expression)].filter(({ type }) => /^(Assignment|Update|Await|Yield)Expression$/.test(type));
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
