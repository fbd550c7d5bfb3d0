import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
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
  const counted = site.facts.shape.counter?.test;
  const changes = [...file.within(test)].some(({ type }) => /^(Assignment|Update|Await|Yield)Expression$/.test(type));
  if (!changes) return test.type === 'Literal' ? { kind: 'always' } : { kind: 'if', condition: file.textOf(test) };
  return counted && counted !== test && contains(test, counted) ? { kind: 'unknown' } : null;
}

/** Whether nothing follows a place in a body but what stands at it. */
function isLastOf(body: TSESTree.Statement, place: RetryPoint['place']): boolean {
  if (body.type !== 'BlockStatement') return false;
  const last = body.body.at(-1);
  const handler = last?.type === 'TryStatement' && !last.finalizer ? last.handler : null;
  return place.kind === 'end' ? place.block === body || place.block === handler?.body : place.kind === 'before' && place.statement === last;
}
