import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import { isConnect } from '../sites/connects.js';
import type { Candidate } from '../sites/candidate.js';
import { holds } from '../sites/holds.js';
import { isCaught } from '../sites/is-caught.js';
import { type Source, contains, isFunction } from '../sites/source.js';

/**
 * `let code = draw(); … try { await save(code); } catch { code = draw(); }`: a failure has the operation made with something drawn anew, by
 * the call that drew the first, and at once. That is looking for one which is free. So it is where the end of the turn draws.
 */
export function drawsAnew({ trace }: Path, candidate: Candidate, source: Source): boolean {
  const [attempt] = attemptsOf(trace);
  if (trace.events.some(({ kind }) => kind === 'wait' || kind === 'maybe wait')) return false;
  return attempt?.node.type === 'CallExpression' && attempt.node.arguments.some((argument) => holdsDrawn(argument, candidate, source));
}

function holdsDrawn(node: TSESTree.Node, candidate: Candidate, source: Source): boolean {
  if (isFunction(node)) return false;
  return node.type === 'Identifier' ? isDrawnBehind(node, candidate, source) : source.children(node).some((child) => holdsDrawn(child, candidate, source));
}

/** Whether what is named is drawn before, and again where a failure is dealt with or where each turn of a loop comes to. */
function isDrawnBehind(name: TSESTree.Identifier, candidate: Candidate, source: Source): boolean {
  const variable = source.variable(name);
  const [first] = variable?.defs ?? [];
  const drawn = first?.node.type === 'VariableDeclarator' ? first.node.init : null;
  if (drawn === null || !isDraw(drawn) || /^(Date|performance)\./.test(source.text(drawn))) return false;
  const isBehind = (use: TSESTree.Node): boolean => isCaught(use) || (!contains(candidate.node, drawn) && isInEachTurn(use, candidate, source));
  return variable?.references.some(({ identifier }) => isBehind(identifier) && isAssigned(identifier, source.text(drawn), source)) === true;
}

/** `code = draw();` as a statement of a loop's body itself, which no `continue` passes by. */
function isInEachTurn({ parent }: TSESTree.Node, { kind, node: loop }: Candidate, source: Source): boolean {
  const body = kind === 'loop' && 'body' in loop ? loop.body : null;
  return parent?.parent?.type === 'ExpressionStatement' && parent.parent.parent === body && !holds(parent.parent.parent, ({ type }) => type === 'ContinueStatement', source);
}

/** A call that is told nothing, and gives something at once. What opens a connection gives the same again. */
const isDraw = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.arguments.length === 0 && !isConnect(node);

const isAssigned = ({ parent }: TSESTree.Node, text: string, source: Source): boolean => parent?.type === 'AssignmentExpression' && parent.operator === '=' && source.text(parent.right) === text;
