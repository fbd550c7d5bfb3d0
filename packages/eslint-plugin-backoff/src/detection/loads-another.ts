import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../sites/holds.js';
import { lastNameOf } from '../sites/members.js';
import { type Source, contains, enclosingFunction } from '../sites/source.js';

/** Members by which an element says what it loads. */
const SAYS_WHAT = /^(src|href|data)$/;

/**
 * `const script = document.createElement('script'); script.src = mirrors[next]; script.onerror = () => load(next + 1)`: an element that is
 * made anew with each failure loads another thing of a list then.
 */
export function loadsAnother(operation: TSESTree.Node, source: Source): boolean {
  const { parent } = operation;
  if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return false;
  return source.declared(parent, parent.id).some(({ references }) => references.some(({ identifier }) => isToldAnother(identifier, source)));
}

function isToldAnother({ parent: member }: TSESTree.Node, source: Source): boolean {
  if (member?.type !== 'MemberExpression' || !SAYS_WHAT.test(lastNameOf(member))) return false;
  const { parent } = member;
  return parent.type === 'AssignmentExpression' && parent.left === member && holdsMovingPlace(parent.right, source);
}

/** `mirrors[next % mirrors.length]`, `images[index].url`; or what a list has given away, `mirrors.shift()`, by itself or by a name. */
const holdsMovingPlace = (value: TSESTree.Node, source: Source): boolean =>
  holds(value, (node) => isGivenAway(node, source) || isAtMovingPlace(node, source), source);

const isAtMovingPlace = (node: TSESTree.Node, source: Source): boolean =>
  node.type === 'MemberExpression' && node.computed && holds(node.property, (inner) => inner.type === 'Identifier' && moves(inner, source), source);

function isGivenAway(node: TSESTree.Node, source: Source): boolean {
  const definition = node.type === 'Identifier' ? source.variable(node)?.defs[0] : undefined;
  const given = definition?.type === 'Variable' && definition.node.id === definition.name ? definition.node.init : node;
  return given?.type === 'CallExpression' && given.callee.type === 'MemberExpression' && /^(shift|pop)$/.test(lastNameOf(given.callee));
}

/** Whether a name is counted on: where it stands, `next++`, or by who hands on what comes behind it, `load(next + 1)`. */
function moves(place: TSESTree.Identifier, source: Source): boolean {
  const variable = source.variable(place);
  const around = enclosingFunction(place);
  return variable?.references.some((reference) => (reference.isWrite() && reference.init !== true) || isHandedOn(reference.identifier, around)) === true;
}

function isHandedOn({ parent }: TSESTree.Node, around: TSESTree.Node | null): boolean {
  const isNext = parent?.type === 'BinaryExpression' && /^[+-]$/.test(parent.operator) && parent.parent.type === 'CallExpression';
  return isNext && around !== null && contains(around, parent);
}
