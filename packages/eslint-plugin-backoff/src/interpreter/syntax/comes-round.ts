import type { TSESTree } from '@typescript-eslint/types';

import { functionOf } from '../../sites/function-of.js';
import { holds } from '../../sites/holds.js';
import { type Source, enclosingFunction } from '../../sites/source.js';

const known = new WeakMap<TSESTree.Statement, boolean>();

/** How a condition comes out where the code goes round; undefined where both ways do, or neither does. */
export function wayAgain({ consequent, alternate }: TSESTree.IfStatement, source: Source): boolean | undefined {
  const [taken, other] = [consequent, alternate].map((branch) => branch !== null && comesRound(branch, source));
  return taken === other ? undefined : taken;
}

/**
 * Whether a branch ends in `return this.send(request)` or `return this.sendAgain(request)`, which calls the function that it stands in, or
 * one that does: it does not leave.
 */
function comesRound(branch: TSESTree.Statement, source: Source): boolean {
  const before = known.get(branch);
  if (before !== undefined) return before;
  const comes = callsAgain(branch, source);
  known.set(branch, comes);
  return comes;
}

function callsAgain(branch: TSESTree.Statement, source: Source): boolean {
  const call = returnedBy(branch);
  const around = call === null ? null : enclosingFunction(branch);
  const called = call === null ? null : functionOf(call.callee, source);
  if (around === null || called === null) return false;
  return called === around || holds(called, (node) => node.type === 'CallExpression' && functionOf(node.callee, source) === around, source);
}

/** The call that a branch gives back in the end. */
function returnedBy(branch: TSESTree.Statement): TSESTree.CallExpression | null {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  const given = last?.type === 'ReturnStatement' ? last.argument : null;
  const call = given?.type === 'AwaitExpression' ? given.argument : given;
  return call?.type === 'CallExpression' ? call : null;
}
