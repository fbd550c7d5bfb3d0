import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';

export type FunctionNode = TSESTree.ArrowFunctionExpression | TSESTree.FunctionDeclaration | TSESTree.FunctionExpression;
export type Loop =
  | TSESTree.DoWhileStatement
  | TSESTree.ForInStatement
  | TSESTree.ForOfStatement
  | TSESTree.ForStatement
  | TSESTree.WhileStatement;

/** Whether a function with a body of its own. */
export function isFunction(node: TSESTree.Node): node is FunctionNode {
  const { type } = node;
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

export function isLoop(node: TSESTree.Node): node is Loop {
  return /^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(node.type);
}

export function isStatement(node: TSESTree.Node): node is TSESTree.Statement {
  return /Statement$|^(Variable|Function|Class|Export\w+)Declaration$/.test(node.type);
}

/** Whether one node is or holds another. */
export function contains(outer: TSESTree.Node, inner: TSESTree.Node): boolean {
  return outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
}

/** The node's ancestors, from the inside out, the node left out. */
export function* ancestors(node: TSESTree.Node): Generator<TSESTree.Node> {
  for (let around = node.parent; around; around = around.parent) yield around;
}

/** The nearest statement that is or holds a node, blocks left out. */
export function statementOf(node: TSESTree.Node): TSESTree.Statement | null {
  for (const each of [node, ...ancestors(node)]) {
    if (isFunction(each) && each !== node) return null;
    if (isStatement(each) && each.type !== 'BlockStatement') return each;
  }
  return null;
}

/** The statement that a declaration is part of, `export` and all; null where it is part of none. */
export function declarationAround(node: TSESTree.Node): TSESTree.Statement | null {
  const statement = statementOf(node.type === 'FunctionDeclaration' ? node : (node.parent ?? node));
  return statement?.parent && /^Export/.test(statement.parent.type) ? statementOf(statement.parent) : statement;
}

/** Whether statements can stand beside it without braces. */
export function isInList({ parent }: TSESTree.Node): boolean {
  return parent !== undefined && /^(BlockStatement|Program|StaticBlock|SwitchCase|TSModuleBlock)$/.test(parent.type);
}

/** The function whose code a node is part of; null at the top level of the file. */
export function functionAround(node: TSESTree.Node): FunctionNode | null {
  return [...ancestors(node)].find(isFunction) ?? null;
}

/** The function that gives `this` its meaning at a node, which may be the node; null where none does. */
export function thisOwner(node: TSESTree.Node): FunctionNode | null {
  return [node, ...ancestors(node)].filter(isFunction).find(({ type }) => type !== 'ArrowFunctionExpression') ?? null;
}

/** Whether `await` may stand at a node. */
export function mayAwait(node: TSESTree.Node): boolean {
  const around = functionAround(node);
  if (around) return around.async;
  return [...ancestors(node)].every(({ type }) => type !== 'StaticBlock' && type !== 'PropertyDefinition');
}

/** An expression without the parts that only TypeScript sees. */
export function bare(node: TSESTree.Node): TSESTree.Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ChainExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** The name of what is called: `f`, `a.b.f`, or its last part only where the holder has none; null where computed. */
export function calleeName(call: TSESTree.CallExpression): string | null {
  const callee = bare(call.callee);
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? propertyName(callee) : null;
}

/** The name of the property that a member expression reads; null where it is computed. */
export function propertyName({ computed, property }: TSESTree.MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** The name of a member, private ones without their `#`; null where it is computed. */
export function memberName(member: TSESTree.MemberExpression): string | null {
  return member.property.type === 'PrivateIdentifier' ? member.property.name : propertyName(member);
}

/** The member of that name in the class around a node; null outside of classes. */
export function classMember(node: TSESTree.Node, name: string | null): TSESTree.ClassElement | null {
  const body = [...ancestors(node)].find((around) => around.type === 'ClassBody');
  return body?.body.find((member) => 'key' in member && 'name' in member.key && member.key.name === name) ?? null;
}

/** The name that a parameter has in its function; null where it is taken apart. */
export function parameterName(parameter: TSESTree.Parameter): string | null {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return target.type === 'Identifier' ? target.name : null;
}

/** Whether control never runs past a statement. */
export function leaves(statement: TSESTree.Statement): boolean {
  switch (statement.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return true;
    case 'ExpressionStatement':
      return endsProgram(statement.expression);
    case 'BlockStatement':
      return statement.body.some(leaves);
    case 'IfStatement':
      return statement.alternate !== null && leaves(statement.consequent) && leaves(statement.alternate);
    case 'TryStatement': {
      const isLeft = leaves(statement.block) && (!statement.handler || leaves(statement.handler.body));
      return isLeft || (statement.finalizer !== null && leaves(statement.finalizer));
    }
    default:
      return false;
  }
}

/** `process.exit(1)` */
function endsProgram(call: TSESTree.Expression): boolean {
  const callee = call.type === 'CallExpression' ? call.callee : null;
  return callee?.type === 'MemberExpression' && callee.object.type === 'Identifier' && /^(process|Deno)$/.test(callee.object.name) && /^(exit|abort)$/.test(propertyName(callee) ?? '');
}

/** The `continue`s under a node that start the next turn of a loop. */
export function continuesIn(node: TSESTree.Node, loop: Loop, file: SourceFile): TSESTree.ContinueStatement[] {
  return [...file.within(node)].filter((each) => each.type === 'ContinueStatement').filter((statement) => {
    const { label } = statement;
    if (label) return loop.parent.type === 'LabeledStatement' && loop.parent.label.name === label.name;
    return [...ancestors(statement)].find(isLoop) === loop;
  });
}

/** `new Promise(…)` around a timer that it waits for, else the wait itself. */
export function promiseAround(wait: TSESTree.Node): TSESTree.Node {
  const around = [...ancestors(wait)].find(isFunction);
  return around?.parent.type === 'NewExpression' ? around.parent : wait;
}

/** The name that a function is declared by, itself or as what a variable begins with; null where it has none. */
export function declaredName(fn: FunctionNode): TSESTree.Node | null {
  if (fn.type === 'FunctionDeclaration') return fn.id;
  return fn.parent.type === 'VariableDeclarator' ? fn.parent.id : null;
}
