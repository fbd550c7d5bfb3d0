import type { TSESTree } from '@typescript-eslint/types';

import { rootOf } from '../../sites/members.js';
import { contains, enclosingFunction, type Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * Whether every turn asks a flag that another function of the file sets, as in `if (!waiting) return` beside
 * `onAnswer(() => { waiting = false })`: what is waited for comes from there, and ends the repetition.
 */
export function isEndedByFlag(runs: SiteRuns): boolean {
  const { node } = runs.repetition;
  const asked = runs.retrying.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'assume' && contains(node, event.node) ? [event.node] : [])));
  return [...asked, ...testsOf(node)].map(flagIn).some((flag) => flag !== null && isSetElsewhere(flag, runs));
}

/** What a loop asks before each turn: `while (!timedOut && isOpen)` beside `setTimeout(() => { timedOut = true; }, 60_000)`. */
const testsOf = (node: TSESTree.Node): readonly TSESTree.Node[] =>
  (node.type === 'WhileStatement' || node.type === 'DoWhileStatement' || node.type === 'ForStatement') && node.test !== null ? partsOf(node.test) : [];

const partsOf = (test: TSESTree.Node): readonly TSESTree.Node[] => (test.type === 'LogicalExpression' ? [test.left, test.right].flatMap(partsOf) : [test]);

/** `waiting`, `!waiting`, `session.waiting`. */
function flagIn(test: TSESTree.Node): TSESTree.Node | null {
  const flag = test.type === 'UnaryExpression' && test.operator === '!' ? test.argument : test;
  return rootOf(flag).type === 'Identifier' ? flag : null;
}

function isSetElsewhere(flag: TSESTree.Node, { source, repetition: { node } }: SiteRuns): boolean {
  const variable = source.variable(rootOf(flag));
  const home = variable?.identifiers[0];
  if (variable === undefined || home === undefined || contains(node, home)) return false;
  return variable.references.some(({ identifier, init }) => {
    if (init === true || contains(node, identifier) || enclosingFunction(identifier) === enclosingFunction(home)) return false;
    return isSet(identifier, source.text(flag), source);
  });
}

/** `waiting = false`, `session.waiting = false`: whether a flag as it is asked for is set where its variable is named. */
function isSet(name: TSESTree.Node, flag: string, source: Source): boolean {
  let place = name;
  while (place.parent?.type === 'MemberExpression' && place.parent.object === place) place = place.parent;
  const { parent } = place;
  return parent?.type === 'AssignmentExpression' && parent.left === place && parent.right.type === 'Literal' && typeof parent.right.value === 'boolean' && source.text(place) === flag;
}
