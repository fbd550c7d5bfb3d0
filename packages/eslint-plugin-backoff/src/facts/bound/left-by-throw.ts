import type { TSESTree } from '@typescript-eslint/types';

import type { SiteRuns } from '../runs/runs.js';

/**
 * `for (;;) { await transaction.begin(); try { return await transaction.commit(); } catch { } }`: what is asked for in each turn of the same
 * thing, and outside of the `try`, may fail as well, and then the loop is left.
 */
export function isLeftByThrow({ repetition: { node, operation }, source }: SiteRuns): boolean {
  const receivers = [...operation.keys()].flatMap(receiverOf).map((receiver) => source.text(receiver));
  return turnOf(node).flatMap(awaitedIn).some((call) => !operation.has(call) && receiverOf(call).some((receiver) => receivers.includes(source.text(receiver))));
}

/** The statements of a loop's own that each turn comes by. */
function turnOf(node: TSESTree.Node): readonly TSESTree.Statement[] {
  const isLoop = node.type === 'ForStatement' || node.type === 'WhileStatement' || node.type === 'DoWhileStatement';
  return isLoop && node.body.type === 'BlockStatement' ? node.body.body : [];
}

const receiverOf = (call: TSESTree.Node): readonly TSESTree.Node[] => (call.type === 'CallExpression' && call.callee.type === 'MemberExpression' ? [call.callee.object] : []);

/** `await transaction.begin();`, `const state = await transaction.begin();` */
function awaitedIn(statement: TSESTree.Statement): readonly TSESTree.Node[] {
  const values = statement.type === 'ExpressionStatement' ? [statement.expression] : statement.type === 'VariableDeclaration' ? statement.declarations.map(({ init }) => init) : [];
  return values.flatMap((value) => (value?.type === 'AwaitExpression' ? [value.argument] : []));
}
