import type { TSESTree } from '@typescript-eslint/types';
import type { IneffectiveRetry } from '../../facts/retry-site.js';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { insertStatements } from '../code/insert-statement.js';

/** A counter that the site tests, and that never moves. */
export type StuckCounter = IneffectiveRetry & { readonly kind: 'counter never changes' };

/** The counter of a site that never moves, where one `catch` has all that fails, and may count it; null where there is none. */
export function stuckCounter(draft: Draft): StuckCounter | null {
  const { ineffective, shape } = draft.site.facts;
  if (shape.failurePaths.length !== 1) return null;
  return ineffective.find((flaw): flaw is StuckCounter => flaw.kind === 'counter never changes' && placeToCount(draft, flaw) !== null) ?? null;
}

/** Counts a failed attempt where the failure is handled, towards the limit; false where there is no place for that. */
export function countFailure(draft: Draft, counter: StuckCounter): boolean {
  const statement = placeToCount(draft, counter);
  if (statement === null) return false;
  // One that two tests ask for counts once.
  draft.once(`count ${counter.name}`, () => {
    insertStatements(draft, { kind: 'before', statement }, [`${counter.name}${stepTowards(counter, draft)}${draft.style.semicolon}`]);
    return counter.name;
  });
  return true;
}

/** The first statement of the handler of failures; null where it would not be the variable that is counted there. */
function placeToCount(draft: Draft, { name }: StuckCounter): TSESTree.Statement | null {
  const [path] = draft.site.facts.shape.failurePaths;
  const [first] = path?.node.type === 'CatchClause' ? path.node.body.body : [];
  return first && !isConstant(name, first.range[0], draft) ? first : null;
}

/** `--` where a counter is to come down to a limit: `retries > 0`. */
function stepTowards({ node: { left, operator, right }, name }: StuckCounter, { file }: Draft): '++' | '--' {
  const isLeft = file.textOf(left) === name;
  const isDown = operator.startsWith(isLeft ? '>' : '<');
  return isDown || (/^[!=]==?$/.test(operator) && literalNumber(isLeft ? right : left) === 0) ? '--' : '++';
}

/** What a component sees of its state is not counted up where it is seen. */
function isConstant(name: string, offset: number, { file }: Draft): boolean {
  const definition = file.lookUp(name, offset)?.defs[0];
  return definition?.type === 'Variable' && definition.parent.kind === 'const';
}
