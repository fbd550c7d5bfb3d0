import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';
import { bare, classMember, type FunctionNode, isFunction, memberName } from './syntax.js';

/** The function of this file that a call runs: by its name, or a method of the same class. */
export function localFunction({ callee }: TSESTree.CallExpression, file: SourceFile): FunctionNode | null {
  const target = bare(callee);
  const declared = target.type === 'MemberExpression' ? methodOf(target) : functionOf(file.definition(target));
  return declared && isFunction(declared) ? declared : null;
}

function functionOf(definition: TSESTree.Node | null): TSESTree.Node | null {
  return definition?.type === 'VariableDeclarator' ? definition.init : definition;
}

function methodOf(target: TSESTree.MemberExpression): TSESTree.Node | null {
  const member = target.object.type === 'ThisExpression' ? classMember(target, memberName(target)) : null;
  return member?.type === 'MethodDefinition' || member?.type === 'PropertyDefinition' ? member.value : null;
}
