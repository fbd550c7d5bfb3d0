import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { ancestors, contains, leaves, type Loop } from './syntax.js';

/**
 * `while (true)` becomes `for (let attempt = 0; ; attempt++)`, and the name is returned; null where a turn may follow one that
 * has succeeded, or the head counts something else.
 */
export function countTurns(draft: Draft, loop: Loop): string | null {
  if (loop.type !== 'WhileStatement' && loop.type !== 'ForStatement') return null;
  if (loop.type === 'ForStatement' && (loop.init || loop.update)) return null;
  if (!succeedsByLeaving(draft, loop)) return null;
  const name = draft.declare('attempt', loop.body);
  const isEndless = !loop.test || (loop.test.type === 'Literal' && Boolean(loop.test.value));
  const test = loop.test && !isEndless ? ` ${draft.file.textOf(loop.test)}` : ' ';
  const end = draft.file.text.lastIndexOf(')', loop.body.range[0]) + 1;
  draft.replaceRange([loop.range[0], end], `for (let ${name} = 0;${test}; ${name}++)`);
  return name;
}

/** Whether a success returns or breaks, so that what comes at the end of a turn comes after a failure. */
export function succeedsByLeaving({ site: { facts } }: Draft, loop: Loop): boolean {
  const checks = facts.shape.failurePaths.filter(({ kind }) => kind === 'check').map(({ node }) => node);
  const isExit = (statement: TSESTree.Statement) => (checks.includes(statement) ? branches(statement) : [statement]).some(exits);
  return facts.operation.nodes.every((operation) =>
    [...within(loop, operation)].some((block) => {
      const at = block.body.findIndex((statement) => contains(statement, operation));
      return block.body.slice(at).some((statement, i) => (i > 0 || statement.type === 'ReturnStatement') && isExit(statement));
    }),
  );
}

/** The blocks between a loop and a node under it. */
function* within(loop: Loop, node: TSESTree.Node): Generator<TSESTree.BlockStatement> {
  for (const around of ancestors(node)) {
    if (around === loop) return;
    if (around.type === 'BlockStatement') yield around;
  }
}

function branches(statement: TSESTree.Statement): TSESTree.Statement[] {
  if (statement.type !== 'IfStatement') return [statement];
  return statement.alternate ? [statement.consequent, statement.alternate] : [statement.consequent];
}

function exits(statement: TSESTree.Statement): boolean {
  if (statement.type === 'ContinueStatement' || statement.type === 'ThrowStatement') return false;
  return statement.type === 'BlockStatement' ? statement.body.some(exits) : leaves(statement);
}
