import type { TSESTree } from '@typescript-eslint/types';

import type { Frame, Variable } from '../frame.js';
import type { Run } from '../run.js';
import { lastNameOf } from '../../sites/members.js';
import { contains, enclosingFunction, isFunction, parentOf } from '../../sites/source.js';
import { type Value, object, unknown, isToBeFilled } from '../values/values.js';

/**
 * A constant object as a failure finds it: of its members, the flags and empty places that are written to, and lists that begin with
 * nothing in them, are what the program has made of them by then. Counters stand at their first value. A function that it was given later
 * is there.
 *
 * @param own it was made in the function that repeats: then only other functions have changed it
 */
export function asFound(value: Value, variable: Variable, own: boolean, root: Frame, run: Run): Value {
  if (value.kind !== 'object' || value.tag !== 'plain') return value;
  const written = writtenMembers(variable, own ? enclosingFunction(run.cycle.node) : undefined);
  const changed = [...value.props].filter(([name, part]) => (isToBeFilled(part) && !own) || (written.has(name) && isState(part)));
  const given = functionsGiven(variable).filter(([name]) => !value.props.has(name));
  if (changed.length === 0 && given.length === 0) return value;
  const { props, ...rest } = value;
  const functions = given.map(([name, node]): [string, Value] => [name, { kind: 'function', node, frame: root, self: null }]);
  return object([...props, ...changed.map(([name]) => [name, unknown(`${variable.name}.${name}`)] as const), ...functions], rest);
}

/** `const api = {}; api.load = async () => { … };`, where it is given no other. */
function functionsGiven({ references }: Variable): readonly (readonly [string, TSESTree.FunctionLike])[] {
  const assigned = references.flatMap(({ identifier }) => memberAssigned(identifier).map((name) => [name, identifier.parent.parent] as const));
  return assigned.flatMap(([name, assignment]) => {
    const isOnly = assigned.every(([other, otherwise]) => other !== name || otherwise === assignment);
    return isOnly && assignment?.type === 'AssignmentExpression' && isFunction(assignment.right) && assignment.parent.parent?.type === 'Program' ? [[name, assignment.right] as const] : [];
  });
}

const isState = ({ kind }: Value): boolean => kind === 'boolean' || kind === 'string' || kind === 'null' || kind === 'undefined';

/** The members of a variable that are assigned anywhere, or in all functions but one. */
function writtenMembers({ references }: Variable, but: TSESTree.Node | null | undefined): ReadonlySet<string> {
  const others = references.filter(({ identifier }) => but === undefined || enclosingFunction(identifier) !== but);
  return new Set(others.flatMap(({ identifier }) => memberAssigned(identifier)));
}

function memberAssigned(name: TSESTree.Node): readonly string[] {
  const { parent: member } = name;
  if (member?.type !== 'MemberExpression' || member.object !== name || member.property.type !== 'Identifier' || member.computed) return [];
  return member.parent.type === 'AssignmentExpression' && member.parent.left === member ? [member.property.name] : [];
}

/** `const queue = []; for (const each of orders) queue.push(each); while (queue.length > 0) …`: what a loop begins with is not what the list did. */
export const isFilledBefore = (loop: TSESTree.Node, { references }: Variable): boolean =>
  references.some(({ identifier }) => (identifier.range[1] <= loop.range[0] || isInTurnAround(identifier, loop)) && isFilledBy(identifier));

/** Whether a node stands behind a loop in the turn of another one, and so before the next time that the loop begins. */
function isInTurnAround(node: TSESTree.Node, loop: TSESTree.Node): boolean {
  if (contains(loop, node)) return false;
  for (let outer = parentOf(loop); outer !== null && !isFunction(outer); outer = parentOf(outer)) {
    if (/^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(outer.type) && contains(outer, node)) return true;
  }
  return false;
}

const FILLS = new Set(['push', 'unshift', 'splice', 'add', 'set']);

/** `list.push(one)`, `list[i] = one`. */
function isFilledBy(list: TSESTree.Node): boolean {
  const member = list.parent;
  if (member?.type !== 'MemberExpression' || member.object !== list) return false;
  if (member.parent.type === 'CallExpression') return member.parent.callee === member && FILLS.has(lastNameOf(member));
  return member.computed && member.parent.type === 'AssignmentExpression' && member.parent.left === member;
}
