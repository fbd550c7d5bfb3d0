import type { TSESTree } from '@typescript-eslint/types';

/** A class, by its declaration or as an expression. */
export type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

/** The declaration of a field; null where there is none. */
export function fieldOf({ body }: ClassNode, name: string): TSESTree.PropertyDefinition | null {
  const field = body.body.find((member) => member.type === 'PropertyDefinition' && isCalled(member.key, name));
  return field?.type === 'PropertyDefinition' ? field : null;
}

/** The constructor of a class, where it has one of its own. */
export function constructorOf({ body }: ClassNode): TSESTree.FunctionExpression | null {
  for (const member of body.body) if (member.type === 'MethodDefinition' && member.kind === 'constructor' && member.value.type === 'FunctionExpression') return member.value;
  return null;
}

/** The type of a field that the constructor's parameters declare: `constructor(private readonly queue: Queue)`. */
export function declared(type: ClassNode, name: string): TSESTree.TSTypeAnnotation | undefined {
  const params = constructorOf(type)?.params ?? [];
  return params.map((param) => (param.type === 'TSParameterProperty' ? param.parameter : null)).find((param) => param?.type === 'Identifier' && param.name === name)?.typeAnnotation;
}

/** Whether a name that is written down is this one. */
export const isCalled = (key: TSESTree.Node, name: string): boolean => (key.type === 'Identifier' || key.type === 'PrivateIdentifier') && key.name === name;

/** The name of a field of `this`; null for everything else. */
export const ownField = (node: TSESTree.Node): string | null => (node.type === 'MemberExpression' && node.object.type === 'ThisExpression' && !node.computed ? node.property.name : null);
