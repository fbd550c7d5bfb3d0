import type { TSESTree } from '@typescript-eslint/types';

import { functionOf } from './function-of.js';
import { isWritten, lastNameOf } from './members.js';
import { type Source, enclosingFunction, parentOf } from './source.js';

type Variable = NonNullable<ReturnType<Source['variable']>>;

/** `connectRef.current` */
export type MemberOf = TSESTree.MemberExpression & { readonly object: TSESTree.Identifier };

/** The member of a variable by which a function is known as well, where a reference to it is put there: `connectRef.current = connect`. */
export function placeOfKept(reference: TSESTree.Node): MemberOf | null {
  const { parent } = reference;
  return parent?.type === 'AssignmentExpression' && parent.operator === '=' && parent.right === reference && isMemberOf(parent.left) ? parent.left : null;
}

/** Where such a member is read. */
export function readsOf(place: MemberOf, source: Source): readonly TSESTree.Node[] {
  const name = lastNameOf(place);
  return membersOf(source.variable(place.object)).filter((member) => lastNameOf(member) === name && !isWritten(member));
}

const ofVariables = new WeakMap<Variable, ReadonlyMap<string, TSESTree.Expression>>();

/** What a file puts into the members of a variable where that is a function, and always the same one: by their names. */
export function keptIn(variable: Variable, source: Source): ReadonlyMap<string, TSESTree.Expression> {
  const kept = ofVariables.get(variable) ?? findKept(variable, source);
  ofVariables.set(variable, kept);
  return kept;
}

function findKept(variable: Variable, source: Source): ReadonlyMap<string, TSESTree.Expression> {
  const kept = new Map<string, TSESTree.Expression>();
  const others = new Set<string>();
  for (const member of membersOf(variable)) {
    const { parent } = member;
    if (!isWritten(member) || parent.type !== 'AssignmentExpression') continue;
    const name = lastNameOf(member);
    if (parent.right.type === 'Literal') continue; // emptied
    if (kept.has(name) || functionOf(parent.right, source) === null || wrapsWhatWasThere(member, variable)) others.add(name);
    else kept.set(name, parent.right);
  }
  for (const name of others) kept.delete(name);
  return kept;
}

/**
 * `const original = descriptor.value; … descriptor.value = function …`: what stood there first is another function, for the new one to call.
 * Who listened first is told as well, and does nothing that would be tried: `const before = socket.onclose;`.
 */
const wrapsWhatWasThere = (place: MemberOf, variable: Variable): boolean =>
  !lastNameOf(place).startsWith('on') && membersOf(variable).some((member) => member.range[1] <= place.range[0] && lastNameOf(member) === lastNameOf(place) && isTakenOut(member) && enclosingFunction(member) === enclosingFunction(place));

/** `const original = descriptor.value;` and `const send = socket.send.bind(socket);` */
function isTakenOut(node: TSESTree.Node): boolean {
  const parent = parentOf(node);
  if (parent?.type === 'VariableDeclarator') return parent.init === node;
  return parent !== null && /^(TS(As|NonNull)|Member|Call)Expression$/.test(parent.type) && parent.range[0] === node.range[0] && isTakenOut(parent);
}

const membersOf = (variable: Variable | undefined): readonly MemberOf[] => (variable?.references ?? []).flatMap(({ identifier: { parent }, identifier }) => (parent.type === 'MemberExpression' && parent.object === identifier && isMemberOf(parent) ? [parent] : []));

const isMemberOf = (node: TSESTree.Node): node is MemberOf => node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.property.type === 'Identifier' && !node.computed;
