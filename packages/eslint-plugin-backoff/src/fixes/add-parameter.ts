import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { bare, contains, type FunctionNode, isFunction, propertyName } from './syntax.js';

/**
 * Gives a function that calls itself a last parameter `attempt = 0`, which each retry counts up, and returns its name. Null
 * where a caller may pass something in that place, or the retry is no plain call of it.
 */
export function addParameter(draft: Draft): string | null {
  const { node, facts } = draft.site;
  if (!isFunction(node) || !takesOneMore(node, draft)) return null;
  const retries = facts.shape.failurePaths.map(({ retryNode }) => retryNode);
  const calls = retries.filter((retry) => retry !== null).map(bare);
  if (calls.length < retries.length || calls.length === 0 || !calls.every((call) => isCallOf(node, call, draft))) return null;
  const name = draft.declare('attempt', node.body);
  append(draft, openParenthesis(draft, node), node.params, `${name} = 0`);
  for (const call of calls) {
    if (call.type !== 'CallExpression') return null;
    const missing = node.params.length - call.arguments.length;
    const values = [...Array<string>(Math.max(0, missing)).fill('undefined'), `${name} + 1`];
    append(draft, call.range[1] - 1, call.arguments, values.join(', '));
  }
  return name;
}

/** Appends to a list that ends at an offset or after its last element. */
function append(draft: Draft, empty: number, list: readonly TSESTree.Node[], text: string): void {
  const last = list.at(-1);
  if (last) draft.insert(last.range[1], `, ${text}`);
  else draft.insert(empty, text);
}

function takesOneMore(fn: FunctionNode, { file }: Draft): boolean {
  const last = fn.params.at(-1);
  if (last?.type === 'RestElement' || (fn.params.length > 0 && !isParenthesized(fn, file.text))) return false;
  const isTyped = fn.parent?.type === 'VariableDeclarator' && fn.parent.id.typeAnnotation !== undefined;
  return !isTyped && ![...file.within(fn)].some((node) => node.type === 'Identifier' && node.name === 'arguments') && !isPassedOn(fn, file);
}

function isParenthesized({ params: [first] , range }: FunctionNode, text: string): boolean {
  return first !== undefined && text.slice(range[0], first.range[0]).trimEnd().endsWith('(');
}

/** Whether something other than a plain call uses the function: as a handler it may get arguments that nobody sees here. */
function isPassedOn(fn: FunctionNode, file: Draft['file']): boolean {
  const id = fn.type === 'FunctionDeclaration' ? fn.id : fn.parent?.type === 'VariableDeclarator' ? fn.parent.id : null;
  const variable = id && file.variable(id);
  return variable !== null && file.uses(variable).some(({ parent, range }) => {
    const call = parent?.type === 'CallExpression' || parent?.type === 'NewExpression' ? parent : null;
    return call?.arguments.some((argument) => argument.range[0] === range[0]) ?? false;
  });
}

/** Whether a node calls the function by its name, or by that of the method that it is, with no more than its parameters. */
function isCallOf(fn: FunctionNode, call: TSESTree.Node, { file }: Draft): boolean {
  if (call.type !== 'CallExpression' || call.arguments.length > fn.params.length) return false;
  if (call.arguments.some(({ type }) => type === 'SpreadElement')) return false;
  const callee = bare(call.callee);
  if (callee.type === 'MemberExpression') {
    const { parent } = fn;
    const isMethod = parent?.type === 'MethodDefinition' || parent?.type === 'Property' || parent?.type === 'PropertyDefinition';
    const name = callee.property.type === 'PrivateIdentifier' ? callee.property.name : propertyName(callee);
    return isMethod && callee.object.type === 'ThisExpression' && 'name' in parent.key && parent.key.name === name;
  }
  const variable = file.variable(callee);
  const declaration = variable && file.declaration(variable);
  return declaration?.parent !== undefined && contains(declaration.parent, fn);
}

function openParenthesis({ file }: Draft, { range, body }: FunctionNode): number {
  const head = file.text.slice(range[0], body.range[0]);
  return range[0] + head.indexOf('(') + 1;
}
