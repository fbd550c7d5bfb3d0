import type { Draft } from '../code/draft.js';
import { inOldWords } from '../code/edition.js';

/** What may pass by itself: a conflict, a lock, a failed dependency. Retried where the code names it. */
export const PASSING: readonly number[] = [409, 423, 424];

/** The condition under which a status, given as an expression, will be the same again. */
export function isPermanent(draft: Draft, status: string): string {
  const retryable = retryableErrors(draft);
  const range = `${status} >= 400 && ${status} < 500`;
  if (retryable.length === 0) return range;
  return `${range} && ${retryable.length === 1 ? `${status} !== ${retryable.join('')}` : `![${retryable.join(', ')}].includes(${argument(status)})`}`;
}

/** Whether a text asks already whether some status will be the same again, or tries again only where it may be another one. */
export function asksIfPermanent(draft: Draft, text: string): boolean {
  const conditions = [isPermanent(draft, 'STATUS'), `&& (${isPassing(draft, 'STATUS')})`];
  return [...conditions, ...conditions.map(inOldWords)].some((condition) => {
    const asked = condition.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(asked.replaceAll('STATUS', String.raw`[\w.$?]+`)).test(text);
  });
}

/** The condition under which a status, given as an expression, may be another one next time; 0 stands for none. */
export function isPassing(draft: Draft, status: string): string {
  const retryable = retryableErrors(draft);
  const range = `${status} < 400 || ${status} >= 500`;
  if (retryable.length === 0) return range;
  return `${range} || ${retryable.length === 1 ? `${status} === ${retryable.join('')}` : `[${retryable.join(', ')}].includes(${argument(status)})`}`;
}

/** An operand as an argument: without the parentheses around all of it. */
const argument = (operand: string): string => operand.replace(/^\((.*)\)$/, '$1');

function retryableErrors({ settings, site }: Draft): number[] {
  const { named, passing = [] } = site.facts.retriedStatuses;
  return [...new Set([...settings.retryableClientErrors, ...passing, ...named.filter((code) => PASSING.includes(code))])].sort((a, b) => a - b);
}
