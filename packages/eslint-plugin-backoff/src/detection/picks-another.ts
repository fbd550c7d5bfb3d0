import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import type { Candidate } from '../sites/candidate.js';
import { lastNameOf } from '../sites/members.js';
import { type Source, contains, isFunction, parentOf } from '../sites/source.js';

/**
 * `const key = keys.pick(); try { await send(key); } catch { keys.drop(key); }`: each time it is tried with what somebody picks who hears of those that
 * have failed. That may be another one.
 */
export function picksAnother({ trace }: Path, { node: place }: Candidate, source: Source): boolean {
  const [attempt] = attemptsOf(trace);
  if (attempt?.node.type !== 'CallExpression') return false;
  const asked = attempt.node.arguments.flatMap((argument) => pickersOf(argument, place, source));
  return asked.length > 0 && toldOfFailure(place, source).some((picker) => asked.includes(picker));
}

/** Who is asked at once for what is named in a node, in the turn or the call that uses it: `keys` of `keys.pick()`. */
function pickersOf(node: TSESTree.Node, place: TSESTree.Node, source: Source): readonly string[] {
  if (isFunction(node)) return [];
  if (node.type !== 'Identifier') return source.children(node).flatMap((child) => pickersOf(child, place, source));
  const declared = source.variable(node)?.defs[0]?.node;
  const picked = declared?.type === 'VariableDeclarator' ? declared.init : null;
  return picked?.type === 'CallExpression' && contains(place, picked) ? objectOf(picked, source) : [];
}

/** Who is told, where a failure is dealt with, of something that they were asked for. */
function toldOfFailure(node: TSESTree.Node, source: Source): readonly string[] {
  const own = node.type === 'CallExpression' && isInHandler(node) ? objectOf(node, source).filter((picker) => node.arguments.some((argument) => isOf(argument, picker, source))) : [];
  return [...own, ...source.children(node).flatMap((child) => toldOfFailure(child, source))];
}

const isOf = (argument: TSESTree.Node, picker: string, source: Source): boolean => argument.type === 'Identifier' && pickersOf(argument, source.parsed.ast, source).includes(picker);

/** What a method is called on; nothing of the object itself, which may do anything. */
const objectOf = ({ callee }: TSESTree.CallExpression, source: Source): readonly string[] =>
  callee.type === 'MemberExpression' && callee.object.type !== 'ThisExpression' && callee.object.type !== 'Super' ? [source.text(callee.object)] : [];

function isInHandler(node: TSESTree.Node): boolean {
  for (let inner = node, outer = parentOf(node); outer !== null; [inner, outer] = [outer, parentOf(outer)]) {
    if (outer.type === 'CatchClause') return true;
    if (isFunction(inner)) return outer.type === 'CallExpression' && lastNameOf(outer.callee) === 'catch';
  }
  return false;
}
