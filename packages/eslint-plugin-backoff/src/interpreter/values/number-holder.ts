import type { TSESTree } from '@typescript-eslint/types';

import type { Variable } from '../frame.js';
import { isWritten } from '../../sites/members.js';
import { exact } from './numbers.js';
import { type ObjectValue, type Value, object } from './values.js';

/**
 * `const attempts = useRef(0)`: an object made of one number by a function from elsewhere, one member of which the file
 * writes, keeps the number there. Null for what is made, or used, in any other way. `evaluate` tells what the number is.
 */
export function numberHolder(variable: Variable, init: TSESTree.Expression, evaluate: (node: TSESTree.Expression) => Value | null): ObjectValue | null {
  if (init.type !== 'CallExpression' || init.arguments.length !== 1) return null;
  const [first] = init.arguments;
  if (first === undefined || first.type === 'SpreadElement') return null;
  const writes = variable.references.flatMap(({ identifier: { parent } }) => (parent.type === 'MemberExpression' && isWritten(parent) ? parent : []));
  const written = new Set(writes.map((member) => (!member.computed && member.property.type === 'Identifier' ? member.property.name : null)));
  const [member] = written;
  const kept = written.size === 1 && writes.some(counts) ? evaluate(first) : null;
  return typeof member === 'string' && kept !== null && exact(kept) !== null ? object([[member, kept]], { open: true, symbol: variable.name }) : null;
}

/** It is stepped, or set to a number: what is only ever given what is known elsewhere, `version.current = latest`, counts nothing. */
function counts({ parent }: TSESTree.MemberExpression): boolean {
  if (parent.type !== 'AssignmentExpression') return true;
  const { operator, right } = parent;
  return operator !== '=' || right.type === 'Literal' || right.type === 'BinaryExpression';
}
