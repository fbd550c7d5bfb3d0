import type { TSESTree } from '@typescript-eslint/types';

import type { Variable } from '../frame.js';
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
  const written = new Set(variable.references.flatMap(({ identifier }) => writtenMember(identifier.parent) ?? []));
  const [member] = written;
  const kept = written.size === 1 ? evaluate(first) : null;
  return member !== undefined && kept !== null && exact(kept) !== null ? object([[member, kept]], { open: true, symbol: variable.name }) : null;
}

/** `attempts.current++`, `attempts.current = 0`: which member is written. */
function writtenMember(node: TSESTree.Node): string | null {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const { parent } = node;
  const isWritten = parent.type === 'UpdateExpression' || (parent.type === 'AssignmentExpression' && parent.left === node);
  return isWritten ? node.property.name : null;
}
