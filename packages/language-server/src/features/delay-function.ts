import type { TSESTree } from '@typescript-eslint/types';
import type { Scope, SourceCode } from 'eslint';

/** The function of this file that a delay is the result of, as `backoffMs` in `sleep(backoffMs(attempt))`; null where there is none. */
export function delayFunctionOf(delay: TSESTree.Node, sourceCode: SourceCode): TSESTree.FunctionLike | null {
  if (delay.type !== 'CallExpression' || delay.callee.type !== 'Identifier') return null;
  const definition = variableNamed(delay.callee.name, sourceCode)?.defs[0];
  const node: unknown = definition?.type === 'Variable' ? definition.node.init : definition?.node;
  return isFunction(node) ? node : null;
}

/** What a function gives back by its arrow, or by the returns that are its own. */
export function returnedBy({ body }: TSESTree.FunctionLike): readonly TSESTree.Node[] {
  if (body?.type !== 'BlockStatement') return body ? [body] : [];
  return body.body.flatMap((statement) => (statement.type === 'ReturnStatement' && statement.argument !== null ? [statement.argument] : []));
}

/** A name that the file declares once: with two, nobody could tell here which is meant. */
function variableNamed(name: string, { scopeManager }: SourceCode): Scope.Variable | null {
  const named = scopeManager.scopes.flatMap(({ set }) => set.get(name) ?? []);
  return named.length === 1 ? (named[0] ?? null) : null;
}

function isFunction(node: unknown): node is TSESTree.FunctionLike {
  return typeof node === 'object' && node !== null && 'type' in node && /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(String(node.type));
}
