import type { TSESTree } from '@typescript-eslint/types';

import { declared, fieldOf, ownField } from '../../sites/class-parts.js';
import { enclosingClass, type Source } from '../../sites/source.js';

/** What a file says of a variable or a parameter, or of a field of `this`, where it is declared. */
interface Declaration {
  /** The type that is written; null where none is. */
  readonly type: TSESTree.TypeNode | null;
  /** What it is made of; null where that is not written there. */
  readonly value: TSESTree.Expression | null;
}

/** Both are null for what is neither a name nor a field, or is not of this file. */
export function declarationOf(node: TSESTree.Node, source: Source): Declaration {
  const [name, type] = [ownField(node), enclosingClass(node)];
  if (name === null || type === null) return declarationOfVariable(node, source);
  const field = fieldOf(type, name);
  const annotation = field?.typeAnnotation ?? declared(type, name);
  return { type: annotation?.typeAnnotation ?? null, value: field?.value ?? null };
}

function declarationOfVariable(node: TSESTree.Node, source: Source): Declaration {
  const variable = source.variable(node);
  const [definition] = variable?.defs ?? [];
  const annotation = variable?.identifiers[0]?.typeAnnotation;
  return { type: annotation?.typeAnnotation ?? null, value: definition?.type === 'Variable' ? definition.node.init : null };
}
