import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { calleeName, type FunctionNode, functionAround } from '../code/syntax.js';

/** Whether an error would leave a function within another one that is called there, and whose promise nobody gets. */
export function isLeftAlone(at: TSESTree.Node, file: SourceFile): boolean {
  const fn = functionAround(at);
  const calls = fn?.parent.type === 'CallExpression' ? [fn.parent] : fn ? callsOf(fn, file) : [];
  return calls.length > 0 && calls.every((call) => call?.type === 'CallExpression' && isForgotten(call));
}

/** Whether nobody gets the promise of a function, whoever calls it: `run(0);`, `setTimeout(() => run(n + 1), ms)`. */
export function isNeverHeard(fn: FunctionNode, file: SourceFile): boolean {
  const calls = callsOf(fn, file);
  return calls.length > 0 && calls.every((call) => call?.type === 'CallExpression' && (isStatementOf(call) || isTimed(call)));
}

/** What the uses of a function's name are part of: its calls, where that is all that is done with it. */
function callsOf(fn: FunctionNode, file: SourceFile): (TSESTree.Node | undefined)[] {
  const variable = fn.parent.type === 'VariableDeclarator' ? file.variable(fn.parent.id) : fn.id ? file.variable(fn.id) : null;
  return variable ? file.uses(variable).map(({ parent }) => parent) : [];
}

function isStatementOf({ parent }: TSESTree.CallExpression): boolean {
  return parent.type === 'ExpressionStatement' || (parent.type === 'UnaryExpression' && parent.operator === 'void');
}

/** `() => run(n + 1)` of a timer, which drops what it is answered. */
function isTimed(call: TSESTree.CallExpression): boolean {
  const { parent } = call;
  return parent.type === 'ArrowFunctionExpression' && parent.body === call && parent.parent.type === 'CallExpression' && /^set(Timeout|Immediate)$/.test(calleeName(parent.parent) ?? '');
}

/** `run();`, `void run();` in a function: at the top level of a script, an error ends the process, and that is the script's answer. */
function isForgotten(call: TSESTree.CallExpression): boolean {
  return call.arguments.length === 0 && isStatementOf(call) && functionAround(call) !== null;
}
