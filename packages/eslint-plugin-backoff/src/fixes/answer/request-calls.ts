import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { replyOf } from './reply.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare, contains, type FunctionNode, functionAround } from '../code/syntax.js';

/** The calls that give the site its response: the operation, or the site's calls of a function that hands it on, or makes a reply of it. */
export function requestCalls(draft: Draft): readonly TSESTree.Node[] {
  const { site, file } = draft;
  const reply = replyOf(draft);
  if (reply) return reply.calls;
  return site.facts.operation.nodes.flatMap((operation) => {
    const fn = contains(site.node, operation) ? null : functionAround(operation);
    if (!fn || !handsOn(fn, operation, file)) return [operation];
    const calls = [...file.within(site.node)].filter((node) => node.type === 'CallExpression' && (localFunction(node, file) === fn || isKeptIn(fn, node.callee, file)));
    return calls.length > 0 ? calls : [operation];
  });
}

/** `if (middleware) send = async (…) => …;`: a name that may be a function, of the file. */
function isKeptIn({ parent }: FunctionNode, name: TSESTree.Node, file: SourceFile): boolean {
  const variable = parent.type === 'AssignmentExpression' && parent.left.type === 'Identifier' ? file.variable(parent.left) : null;
  return variable !== null && file.variable(name) === variable;
}

/** Whether all that a function returns is the answer of an operation as it is, and all that it throws is what it has caught. */
function handsOn(fn: FunctionNode, operation: TSESTree.Node, file: SourceFile): boolean {
  const own = [...file.within(fn.body)].filter((node) => functionAround(node) === fn);
  const returned = own.flatMap((node) => (node.type === 'ReturnStatement' ? [node.argument] : []));
  const isThrownOn = own.every((node) => node.type !== 'ThrowStatement' || [...ancestors(node)].some(({ type }) => type === 'CatchClause'));
  return isThrownOn && returned.length > 0 && returned.every((value) => value && isAnswer(value, operation, file));
}

function isAnswer(value: TSESTree.Expression, operation: TSESTree.Node, file: SourceFile): boolean {
  const plain = awaited(value);
  if (plain === operation) return true;
  const declared = plain.type === 'Identifier' ? file.definition(plain) : null;
  return declared?.type === 'VariableDeclarator' && declared.id.type === 'Identifier' && declared.init !== null && awaited(declared.init) === operation;
}

function awaited(value: TSESTree.Node): TSESTree.Node {
  const plain = bare(value);
  return plain.type === 'AwaitExpression' ? bare(plain.argument) : plain;
}
