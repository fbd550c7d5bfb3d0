import type { TSESTree } from '@typescript-eslint/types';

import { declared, fieldOf, ownField } from '../../libraries/class-parts.js';
import { enclosingClass, type Source } from '../../sites/source.js';

/** The type that is written where the variable, the parameter or the field is declared of which a chain of members is a part; null where none is. */
export function declaredType(node: TSESTree.Node, source: Source): TSESTree.TypeNode | null {
  return annotationOf(holderOf(node), source)?.typeAnnotation ?? null;
}

/** `page` of `page.mouse.click`, `this.page` of `this.page.mouse.click`. */
function holderOf(node: TSESTree.Node): TSESTree.Node {
  if (node.type === 'TSAsExpression') return holderOf(node.expression);
  return node.type === 'MemberExpression' && ownField(node) === null ? holderOf(node.object) : node;
}

function annotationOf(holder: TSESTree.Node, source: Source): TSESTree.TSTypeAnnotation | undefined {
  const [field, type] = [ownField(holder), enclosingClass(holder)];
  if (field === null) return source.variable(holder)?.identifiers[0]?.typeAnnotation;
  return type === null ? undefined : (fieldOf(type, field)?.typeAnnotation ?? declared(type, field));
}
