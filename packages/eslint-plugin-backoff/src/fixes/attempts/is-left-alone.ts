import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { functionAround } from '../code/syntax.js';

/** Whether an error would leave a function within another one that is called there, and whose promise nobody gets. */
export function isLeftAlone(at: TSESTree.Node, file: SourceFile): boolean {
  const fn = functionAround(at);
  const variable = fn && fn.parent.type === 'VariableDeclarator' ? file.variable(fn.parent.id) : fn?.id ? file.variable(fn.id) : null;
  const uses = variable ? file.uses(variable) : [];
  const calls = fn?.parent.type === 'CallExpression' ? [fn.parent] : uses.map(({ parent }) => parent);
  return calls.length > 0 && calls.every((call) => call?.type === 'CallExpression' && isForgotten(call));
}

/** `run();`, `void run();` in a function: at the top level of a script, an error ends the process, and that is the script's answer. */
function isForgotten(call: TSESTree.CallExpression): boolean {
  const isVoid = call.parent.type === 'UnaryExpression' && call.parent.operator === 'void';
  return call.arguments.length === 0 && (isVoid || call.parent.type === 'ExpressionStatement') && functionAround(call) !== null;
}
