import type { Scope } from 'eslint';
import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { isOldStyle } from '../code/edition.js';
import { type FunctionNode, isFunction } from '../code/syntax.js';

/** A promise for the end of a delay, by the sleep function that the site can call, or else by a timer. */
export function sleepCall(draft: Draft, at: TSESTree.Node, delay: string): string {
  const [offset] = at.range;
  const name = sleepFunction(draft, offset);
  if (name !== null) return `${name}(${delay})`;
  const resolve = /\bresolve\b/.test(delay) ? 'done' : 'resolve';
  const timer = `${timerFunction(draft, offset)}(${resolve}, ${delay})`;
  return isOldStyle(draft.context) ? `new Promise(function (${resolve}) { ${timer}; })` : `new Promise((${resolve}) => ${timer})`;
}

/** Whether the length of such a wait stands in a function, which the timer is set in. */
export const isTimedInside = (draft: Draft, at: TSESTree.Node): boolean => sleepFunction(draft, at.range[0]) === null;

/** The timer function's name where it still means the global one. */
export function timerFunction({ file }: Draft, offset: number): string {
  return file.lookUp('setTimeout', offset) ? 'globalThis.setTimeout' : 'setTimeout';
}

/** A function in scope that takes milliseconds and returns a promise for their end, and nothing else. */
function sleepFunction({ file, site }: Draft, offset: number): string | null {
  const variables = file.sourceCode.scopeManager.scopes.flatMap((scope) => scope.variables);
  const isCallable = (variable: Scope.Variable) => file.lookUp(variable.name, offset) === variable && isDeclaredBefore(variable, site.node);
  const sleeps = variables.filter((variable) => isCallable(variable) && isSleep(variable, file));
  const handedIn = sleeps.filter((variable) => fallback(variable, file) !== null);
  const own = sleeps.find((variable) => !handedIn.includes(variable));
  // What callers may hand in stands in for the other one, as far as the file shows what it takes.
  return (handedIn.find((variable) => own === undefined || takesLengthAlone(variable, file)) ?? own)?.name ?? null;
}

/** A function declaration is hoisted; any other name must have its value when the site runs. */
function isDeclaredBefore({ defs: [definition], scope }: Scope.Variable, site: TSESTree.Node): boolean {
  const isHoisted = definition?.type === 'FunctionName' || definition?.type === 'ImportBinding';
  return isHoisted || scope.block.type === 'Program' || (definition?.name.range?.[0] ?? Infinity) < site.range[0];
}

/** `const sleep = options.sleep ?? sleepFor`, `{ sleep = sleepFor }`: the name of what stands in where nobody hands one in. */
function fallback(variable: Scope.Variable, file: Draft['file']): TSESTree.Identifier | null {
  const definition = file.declaration(variable)?.parent;
  const value = definition?.type === 'VariableDeclarator' ? definition.init : definition;
  return value && isChoice(value) && value.right.type === 'Identifier' ? value.right : null;
}

const isChoice = (node: TSESTree.Node): node is TSESTree.LogicalExpression | TSESTree.AssignmentPattern =>
  node.type === 'AssignmentPattern' || (node.type === 'LogicalExpression' && node.operator !== '&&');

/** `await sleep(ms)` somewhere in the file. */
const takesLengthAlone = (variable: Scope.Variable, file: Draft['file']): boolean =>
  file.uses(variable).some((use) => use.parent?.type === 'CallExpression' && use.parent.callee === use && use.parent.arguments.length === 1);

/** The sleep function that a name stands for where nobody hands in another one; itself where it is none such. */
function withoutChoice(variable: Scope.Variable, file: Draft['file']): Scope.Variable {
  const other = fallback(variable, file);
  const stands = other && file.variable(other);
  return stands && fallback(stands, file) === null ? stands : variable;
}

function isSleep(variable: Scope.Variable, file: Draft['file']): boolean {
  const definition = file.declaration(withoutChoice(variable, file))?.parent;
  if (definition?.type === 'ImportSpecifier') return isTimersPromise(definition, file);
  const value = definition?.type === 'VariableDeclarator' ? definition.init : definition;
  if (!value) return false;
  return isFunction(value) ? isTimerPromise(value, file) : /^(util\.)?promisify\(setTimeout\)$/.test(file.textOf(value));
}

/** `import { setTimeout } from 'node:timers/promises'`, under any name. */
function isTimersPromise({ imported, parent }: TSESTree.ImportSpecifier, file: Draft['file']): boolean {
  const module = parent.type === 'ImportDeclaration' ? parent.source.value : '';
  return /^(node:)?timers\/promises$/.test(module) && file.textOf(imported) === 'setTimeout';
}

/** `(ms) => new Promise((resolve) => setTimeout(resolve, ms))`, in any of its spellings. */
function isTimerPromise({ params, body }: FunctionNode, file: Draft['file']): boolean {
  const [ms] = params;
  if (params.length !== 1 || ms?.type !== 'Identifier') return false;
  const text = file.textOf(body).replaceAll(/\s+/g, '');
  const made = /^\{?(?:return)?newPromise(?:<\w+>)?\(\(?(\w+)\)?=>\{?setTimeout\((\w+),(\w+)\);?\}?\);?\}?$/.exec(text);
  return made !== null && made[1] === made[2] && made[3] === ms.name;
}
