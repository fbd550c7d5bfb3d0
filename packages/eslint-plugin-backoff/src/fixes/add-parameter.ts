import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { localFunction } from './local-function.js';
import { bare, type FunctionNode, isFunction } from './syntax.js';

/**
 * Gives a function that calls itself a last parameter `attempt = 0`, which each retry counts up, and returns its name. Null
 * where a caller may pass something in that place, or the retry is no plain call of it.
 */
export function addParameter(draft: Draft): string | null {
  const { node, facts } = draft.site;
  if (!isFunction(node) || !takesOneMore(node, draft)) return null;
  const retries = facts.shape.failurePaths.map(({ retryNode }) => retryNode && bare(retryNode));
  const calls = retries.flatMap((retry) => (retry?.type === 'CallExpression' && isPlainCall(retry, node, draft) ? [retry] : []));
  if (calls.length === 0 || calls.length < retries.length) return null;
  const name = draft.declare('attempt', node.body);
  append(draft, openParenthesis(draft, node), node.params, `${name} = 0`);
  for (const call of calls) {
    const missing = Array<string>(node.params.length - call.arguments.length).fill('undefined');
    append(draft, call.range[1] - 1, call.arguments, [...missing, `${name} + 1`].join(', '));
  }
  return name;
}

/** Appends to a list after its last element, or at an offset where it has none. */
function append(draft: Draft, empty: number, list: readonly TSESTree.Node[], text: string): void {
  const last = list.at(-1);
  if (last) draft.insert(last.range[1], `, ${text}`);
  else draft.insert(empty, text);
}

function takesOneMore(fn: FunctionNode, { file }: Draft): boolean {
  const [first] = fn.params;
  const isOpen = fn.params.at(-1)?.type === 'RestElement';
  const isParenthesized = !first || file.text.slice(fn.range[0], first.range[0]).trimEnd().endsWith('(');
  const isTyped = fn.parent.type === 'VariableDeclarator' && fn.parent.id.typeAnnotation !== undefined;
  const readsArguments = [...file.within(fn)].some((node) => node.type === 'Identifier' && node.name === 'arguments');
  return !isOpen && isParenthesized && !isTyped && !readsArguments && !isPassedOn(fn, file);
}

/** Whether something other than a plain call uses the function: as a handler it may get arguments that nobody sees here. */
function isPassedOn(fn: FunctionNode, file: Draft['file']): boolean {
  const id = fn.parent.type === 'VariableDeclarator' ? fn.parent.id : fn.id;
  const variable = id && file.variable(id);
  return variable !== null && file.uses(variable).some((use) => isArgument(use));
}

function isArgument({ parent, range }: TSESTree.Node): boolean {
  const call = parent?.type === 'CallExpression' || parent?.type === 'NewExpression' ? parent : null;
  return call?.arguments.some((argument) => argument.range[0] === range[0]) ?? false;
}

/** Whether a call runs the function, with no more than its parameters. */
function isPlainCall(call: TSESTree.CallExpression, fn: FunctionNode, { file }: Draft): boolean {
  const isSpread = call.arguments.some(({ type }) => type === 'SpreadElement');
  return !isSpread && call.arguments.length <= fn.params.length && (localFunction(call, file) === fn || isOwnMethod(call, fn, file));
}

/** `this.load(…)` in an object's method `load`. */
function isOwnMethod({ callee }: TSESTree.CallExpression, fn: FunctionNode, file: Draft['file']): boolean {
  return fn.parent.type === 'Property' && file.textOf(callee) === `this.${file.textOf(fn.parent.key)}`;
}

function openParenthesis({ file }: Draft, { range, body }: FunctionNode): number {
  const head = file.text.slice(range[0], body.range[0]);
  return range[0] + head.indexOf('(') + 1;
}
