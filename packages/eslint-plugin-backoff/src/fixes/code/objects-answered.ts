import type { TSESTree } from '@typescript-eslint/types';
import { settles } from './executor.js';
import { isPromiseHandler } from './promise-method.js';
import type { SourceFile } from './source-file.js';
import { ancestors, bare, type FunctionNode, functionAround } from './syntax.js';

/** The objects that a function answers with: returned, by a handler of the promise that it returns too, or given to the `resolve` of one. */
export function objectsAnswered(fn: FunctionNode, file: SourceFile): TSESTree.ObjectExpression[] {
  return [...file.within(fn)].flatMap((node) => {
    const value = answeredBy(node, fn, file);
    return value ? objectsIn(value) : [];
  });
}

function answeredBy(node: TSESTree.Node, fn: FunctionNode, file: SourceFile): TSESTree.Node | null {
  switch (node.type) {
    case 'ReturnStatement':
      return isAnswering(functionAround(node), fn) ? node.argument : null;
    case 'ArrowFunctionExpression':
      return node.body.type !== 'BlockStatement' && isAnswering(node, fn) ? node.body : null;
    case 'CallExpression':
      return settles(node, file) === 'resolve' ? (node.arguments[0] ?? null) : null;
    default:
      return null;
  }
}

function objectsIn(value: TSESTree.Node): TSESTree.ObjectExpression[] {
  const node = bare(value);
  if (node.type === 'ConditionalExpression') return [...objectsIn(node.consequent), ...objectsIn(node.alternate)];
  return node.type === 'ObjectExpression' ? [node] : [];
}

/** Whether what a function returns is what another one answers with: itself, or a handler of the promise that it returns. */
function isAnswering(inner: FunctionNode | null, fn: FunctionNode): boolean {
  if (inner === fn) return true;
  if (!inner || !isPromiseHandler(inner)) return false;
  const end = [...ancestors(inner)].find(({ type }) => !/^(Call|Member|Await|Chain)Expression$/.test(type));
  return end === fn || (end?.type === 'ReturnStatement' && isAnswering(functionAround(end), fn));
}
