import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import { symbolOf } from '../interpreter/values/values.js';
import type { Candidate } from '../sites/candidate.js';
import { functionOf } from '../sites/function-of.js';
import { holds } from '../sites/holds.js';
import { type Source, contains, enclosingFunction } from '../sites/source.js';

/**
 * `if (isRunning) isAskedAgain = true; else run();`, and in `run` a loop, `while (!isDone && isAskedAgain) { isAskedAgain = false; … }`: who comes while
 * the work is under way has it done once more, whether or not it failed. That is another demand, and no retry.
 */
export function isAskedMeanwhile({ trace }: Path, { node: loop }: Candidate, source: Source): boolean {
  const [first, second] = attemptsOf(trace);
  const home = enclosingFunction(loop);
  if (first === undefined || second === undefined || home === null || (loop.type !== 'WhileStatement' && loop.type !== 'DoWhileStatement')) return false;
  const between = trace.events.slice(trace.events.indexOf(first), trace.events.indexOf(second));
  return between.some((event) => {
    const name = event.kind === 'assume' && event.result ? nameIn(loop.test, symbolOf(event.value), source) : null;
    return name !== null && isDemand(name, loop.body, home, source);
  });
}

/** Where a test asks for what a name stands for; null where it does not. */
function nameIn(test: TSESTree.Node, name: string, source: Source): TSESTree.Identifier | null {
  if (test.type === 'Identifier') return test.name === name ? test : null;
  for (const part of source.children(test)) {
    const found = nameIn(part, name, source);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a name is taken back in each turn, and set where somebody may have the same work begun. */
function isDemand(name: TSESTree.Identifier, body: TSESTree.Node, home: TSESTree.FunctionLike, source: Source): boolean {
  const references = source.variable(name)?.references ?? [];
  const writes = references.flatMap(({ identifier: { parent }, identifier }) => (parent.type === 'AssignmentExpression' && parent.left === identifier ? [parent] : []));
  const isTakenBack = writes.some(({ right, parent }) => parent.type === 'ExpressionStatement' && parent.parent === body && isFalse(right));
  const demands = writes.filter(({ right }) => !isFalse(right));
  return isTakenBack && demands.length > 0 && demands.every((demand) => beginsIt(enclosingFunction(demand), home, source));
}

const isFalse = (node: TSESTree.Node): boolean => node.type === 'Literal' && node.value === false;

/** Whether another function calls the one of the site. */
const beginsIt = (fn: TSESTree.FunctionLike | null, home: TSESTree.FunctionLike, source: Source): boolean =>
  fn !== null && !contains(home, fn) && !contains(fn, home) && holds(fn, (node) => node.type === 'CallExpression' && functionOf(node.callee, source) === home, source);
