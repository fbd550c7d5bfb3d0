import type { TSESTree } from '@typescript-eslint/types';

import { functionOf } from '../sites/function-of.js';
import type { Source } from '../sites/source.js';
import type { Repetition } from './repetition.js';

/**
 * `schedule() { setTimeout(() => this.tick().catch(() => this.schedule()), 500); }` beside `async tick() { …; this.schedule(); }`: what is
 * done, a function of this file, has the next turn called itself where all went well.
 */
export const comesBack = ({ operation, node }: Pick<Repetition, 'operation' | 'node'>, source: Source): boolean =>
  [...operation.keys()].some((call) => {
    const body = call.type === 'CallExpression' ? functionOf(call.callee, source)?.body : null;
    return body?.type === 'BlockStatement' && body.body.some((statement) => callIn(statement, source) === node);
  });

/** The function of this file that a statement does nothing but call. */
function callIn(statement: TSESTree.Statement, source: Source): TSESTree.Node | null {
  if (statement.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
  return call.type === 'CallExpression' ? functionOf(call.callee, source) : null;
}
