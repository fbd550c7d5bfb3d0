import type { TSESTree } from '@typescript-eslint/types';

import { contains, enclosingFunction } from '../sites/source.js';
import type { SiteRuns } from './runs.js';

/**
 * Whether every turn asks a flag that another function of the file sets, as in `if (!waiting) return` beside
 * `onAnswer(() => { waiting = false })`: what is waited for comes from there, and ends the repetition.
 */
export function isEndedByFlag(runs: SiteRuns): boolean {
  const { node } = runs.repetition;
  const asked = runs.retrying.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'assume' && contains(node, event.node) ? [flagIn(event.node)] : [])));
  return asked.some((flag) => flag !== null && isSetElsewhere(flag, runs));
}

/** `waiting`, `!waiting`. */
function flagIn(test: TSESTree.Node): TSESTree.Identifier | null {
  const flag = test.type === 'UnaryExpression' && test.operator === '!' ? test.argument : test;
  return flag.type === 'Identifier' ? flag : null;
}

function isSetElsewhere(flag: TSESTree.Identifier, { source, repetition: { node } }: SiteRuns): boolean {
  const variable = source.variable(flag);
  const home = variable?.identifiers[0];
  if (variable === undefined || home === undefined || contains(node, home)) return false;
  return variable.references.some(
    ({ identifier, init, writeExpr }) => writeExpr?.type === 'Literal' && typeof writeExpr.value === 'boolean' && init !== true && !contains(node, identifier) && enclosingFunction(identifier) !== enclosingFunction(home),
  );
}
