import type { TSESTree } from '@typescript-eslint/types';
import { assignedFunction } from './assigned-function.js';
import type { SourceFile } from './source-file.js';
import { thisOf } from './this-of.js';
import { ancestors, bare, classMember, type FunctionNode, functionAround, isFunction, memberName } from './syntax.js';

/** The function of this file that a name stands for. */
export function functionNamed(name: TSESTree.Node, file: SourceFile): FunctionNode | null {
  const definition = file.definition(name);
  const declared = definition?.type === 'VariableDeclarator' ? definition.init : definition;
  return declared && isFunction(declared) && !isParameter(name, declared, file) ? declared : null;
}

/** Whether a name is one of a function's parameters, and not its own. */
function isParameter(name: TSESTree.Node, { params }: FunctionNode, file: SourceFile): boolean {
  const variable = file.variable(name);
  return params.some((parameter) => parameter === (variable && file.declaration(variable)));
}

/** The function of this file that a call runs: by its name, a method of the same class or object, or what a member was set to. */
export function localFunction({ callee }: Pick<TSESTree.CallExpression, 'callee'>, file: SourceFile): FunctionNode | null {
  const target = bare(callee);
  if (target.type !== 'MemberExpression') return functionNamed(target, file);
  const declared = methodOf(target, file);
  return declared && isFunction(declared) ? declared : assignedFunction(target, file);
}

/** What a function returns, one for each of its ends that return something. */
export function resultsOf(fn: FunctionNode, file: SourceFile): TSESTree.Expression[] {
  if (fn.body.type !== 'BlockStatement') return [fn.body];
  return [...file.within(fn.body)].flatMap((node) => (node.type === 'ReturnStatement' && node.argument && functionAround(node) === fn ? [node.argument] : []));
}

function methodOf(target: TSESTree.MemberExpression, file: SourceFile): TSESTree.Node | null {
  const name = memberName(target);
  const { object } = target;
  if (name === null) return null;
  const self = thisOf(object, file);
  if (self === null) return object.type === 'Identifier' ? (staticMember(object, name, file) ?? objectMember(valueOf(object, file), name)) : null;
  const member = classMember(self, name);
  if (member) return member.type === 'MethodDefinition' || member.type === 'PropertyDefinition' ? member.value : null;
  return objectMember(objectAround(self), name);
}

/** What `Client.load` is, of a class that a name declares. */
function staticMember(type: TSESTree.Identifier, name: string, file: SourceFile): TSESTree.Node | null {
  const declared = file.definition(type);
  const members = declared?.type === 'ClassDeclaration' ? declared.body.body : [];
  const member = members.find((each) => 'static' in each && each.static && 'key' in each && 'name' in each.key && each.key.name === name);
  return member?.type === 'MethodDefinition' || member?.type === 'PropertyDefinition' ? member.value : null;
}

/** The object literal that a name always stands for. */
function valueOf(identifier: TSESTree.Identifier, file: SourceFile): TSESTree.Node | null {
  const definition = file.definition(identifier);
  const isConstant = definition?.type === 'VariableDeclarator' && definition.parent.kind === 'const';
  return isConstant && definition.init ? bare(definition.init) : null;
}

/** The object literal whose method a node is part of: what `this` is there. */
function objectAround(node: TSESTree.Node): TSESTree.Node | null {
  const own = [...ancestors(node)].filter(isFunction).find(({ type }) => type !== 'ArrowFunctionExpression');
  return own?.parent.type === 'Property' ? own.parent.parent : null;
}

function objectMember(object: TSESTree.Node | null, name: string): TSESTree.Node | null {
  if (object?.type !== 'ObjectExpression') return null;
  const member = object.properties.find((each) => each.type === 'Property' && !each.computed && each.key.type === 'Identifier' && each.key.name === name);
  return member?.type === 'Property' ? member.value : null;
}
