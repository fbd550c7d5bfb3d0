import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import { isConnect } from '../sites/connects.js';
import { type Source, isFunction, parentOf } from '../sites/source.js';

/**
 * `let code = draw(); … try { await save(code); } catch { code = draw(); }`: a failure has the operation made with something drawn anew, by
 * the call that drew the first, and at once. That is looking for one which is free.
 */
export function drawsAnew({ trace }: Path, source: Source): boolean {
  const [attempt] = attemptsOf(trace);
  if (trace.events.some(({ kind }) => kind === 'wait' || kind === 'maybe wait')) return false;
  return attempt?.node.type === 'CallExpression' && attempt.node.arguments.some((argument) => holdsDrawn(argument, source));
}

function holdsDrawn(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  return node.type === 'Identifier' ? isDrawnInCatch(node, source) : source.children(node).some((child) => holdsDrawn(child, source));
}

function isDrawnInCatch(name: TSESTree.Identifier, source: Source): boolean {
  const variable = source.variable(name);
  const [first] = variable?.defs ?? [];
  const drawn = first?.node.type === 'VariableDeclarator' ? first.node.init : null;
  if (drawn === null || !isDraw(drawn)) return false;
  return variable?.references.some(({ identifier }) => isCaught(identifier) && isAssigned(identifier, source.text(drawn), source)) === true;
}

/** A call that is told nothing, and gives something at once. What opens a connection gives the same again. */
const isDraw = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.arguments.length === 0 && !isConnect(node);

const isAssigned = ({ parent }: TSESTree.Node, text: string, source: Source): boolean => parent?.type === 'AssignmentExpression' && parent.operator === '=' && source.text(parent.right) === text;

function isCaught(node: TSESTree.Node): boolean {
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) if (outer.type === 'CatchClause') return true;
  return false;
}
