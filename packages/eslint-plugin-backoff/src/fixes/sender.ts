import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from './constant-value.js';
import type { Draft } from './draft.js';
import { responseHandlers } from './response-handler.js';
import { responseVariables } from './response-variable.js';
import type { SourceFile } from './source-file.js';
import { ancestors, bare, calleeName, contains, type FunctionNode, functionAround } from './syntax.js';

/** A function that gets the response and throws what the site catches. */
export interface Sender {
  /** The response's name in it. */
  readonly response: string;
  readonly fn: FunctionNode;
  /** The statement that sets the response's variable; null where it is handed in. */
  readonly statement: TSESTree.Statement | null;
}

/** The functions that get a site's response: those that send the request, or else those of the promise's `then`. */
export function sendersOf(draft: Draft): Sender[] {
  const own = responseVariables(draft).flatMap(({ name, statement }) => {
    // What a library repeats is a function of the site's own.
    const isOutside = draft.site.kind === 'library' || !contains(draft.site.node, statement);
    const fn = isOutside ? functionAround(statement) : null;
    return fn ? [{ response: name, fn, statement }] : [];
  });
  return own.length > 0 ? own : responseHandlers(draft).map(({ name, fn }) => ({ response: name, fn, statement: null }));
}

/** What a function throws, or rejects with, once it has the response: errors that are made there, and the response itself. */
export function thrownBy({ fn, statement, response }: Sender, { file }: Draft): TSESTree.Expression[] {
  return [...file.within(fn.body)].flatMap((node) => {
    const value = thrownAt(node);
    const isLater = statement === null || (node.range[0] >= statement.range[1] && sees(node, statement));
    return value && isLater && functionAround(node) === fn && isMadeHere(value, response, file) ? [value] : [];
  });
}

/** What a node throws, or has a promise reject with: of a `throw`, `Promise.reject(…)`. */
export function thrownAt(node: TSESTree.Node): TSESTree.Expression | null {
  if (node.type === 'ThrowStatement') return node.argument;
  if (node.type !== 'CallExpression' || calleeName(node) !== 'reject') return null;
  const callee = bare(node.callee);
  const [value] = node.arguments;
  const isPromise = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Promise';
  return isPromise && value && value.type !== 'SpreadElement' ? value : null;
}

function isMadeHere(value: TSESTree.Expression, response: string, file: SourceFile): boolean {
  const made = value.type === 'Identifier' && value.name !== response ? constantValue(value, file) : value;
  return made !== null && /^(NewExpression|CallExpression|Identifier)$/.test(made.type);
}

/** Whether what a statement declares is visible at a node. */
function sees(node: TSESTree.Node, { parent }: TSESTree.Node): boolean {
  return parent !== undefined && [...ancestors(node)].includes(parent);
}
