import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import { type ClassValue, type Value, unknown } from '../values/values.js';
import { memberName, staticFieldValue } from './classes.js';

/** A static member of a class. What is written into an object is found there by all who come after: the run remembers it at its `place`. */
export function staticMember(holder: ClassValue, name: string, place: string, run: Run): Value {
  const kept = run.memory.get(place);
  if (kept !== undefined) return kept;
  const value = firstValue(holder, name, run);
  if (value.kind === 'object') run.memory.set(place, value);
  return value;
}

function firstValue(holder: ClassValue, name: string, run: Run): Value {
  for (const member of holder.node.body.body) {
    const value = staticInit(member, name);
    if (value === null || value.type === 'TSEmptyBodyFunctionExpression') continue;
    if (value.type === 'FunctionExpression') return { kind: 'function', node: value, frame: holder.frame, self: holder };
    return staticFieldValue(holder, name, value, run) ?? ofClass(holder, name);
  }
  return ofClass(holder, name);
}

const ofClass = ({ node }: ClassValue, name: string): Value => unknown(`${node.id?.name ?? 'class'}.${name}`);

/** What a part of a class sets its static member of that name to; null for the other parts. */
function staticInit(member: TSESTree.ClassElement, name: string): TSESTree.Expression | TSESTree.TSEmptyBodyFunctionExpression | null {
  if ((member.type !== 'PropertyDefinition' && member.type !== 'MethodDefinition') || !member.static) return null;
  return memberName(member) === name ? member.value : null;
}
