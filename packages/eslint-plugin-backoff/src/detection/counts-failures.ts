import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { isStep } from '../interpreter/syntax/counting.js';
import type { Trace } from '../interpreter/trace.js';
import type { Source } from '../sites/source.js';

/**
 * `catch (error) { failures += 1; }` in a loop that ends when there were too many: only what fails is counted, and no answer that is asked for
 * once more. Who counts failures so tries again because of them.
 */
export function countsFailures(failing: readonly Path[], others: readonly Path[], source: Source): boolean {
  const [first, ...further] = failing.map(({ trace }) => countedIn(trace, source));
  if (first === undefined) return false;
  const elsewhere = new Set(others.flatMap(({ trace }) => writtenIn(trace, source)));
  return [...first].some((counter) => !elsewhere.has(counter) && further.every((counters) => counters.has(counter)));
}

const writtenIn = ({ events }: Trace, source: Source): readonly string[] => events.flatMap((event) => (event.kind === 'write' ? [source.text(event.node)] : []));

/** What is stepped where a failure is dealt with, and held against a limit. */
function countedIn({ events }: Trace, source: Source): ReadonlySet<string> {
  const handled = events.findIndex(({ kind }) => kind === 'handle');
  const limited = new Set(events.flatMap((event) => (event.kind === 'compare' ? sidesOf(event.node).map((side) => source.text(side)) : [])));
  const stepped = handled === -1 ? [] : events.slice(handled).flatMap((event) => (event.kind === 'write' && isStep(event.node) ? [source.text(event.node)] : []));
  return new Set(stepped.filter((counter) => limited.has(counter)));
}

const sidesOf = (node: TSESTree.Node): readonly TSESTree.Node[] => (node.type === 'BinaryExpression' ? [node.left, node.right] : []);
