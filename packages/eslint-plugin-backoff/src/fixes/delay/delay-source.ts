import type { TSESTree } from '@typescript-eslint/types';
import type { ActualWait } from './actual-wait.js';
import { isNothing } from '../answer/forgiven.js';
import { literalNumber, mathFunction } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import { decomposeDelay } from './decompose-delay.js';
import { decomposeLinear } from './decompose-linear.js';
import type { Draft } from '../code/draft.js';
import { existingHelper } from './insert-helper.js';
import { localFunction, resultsOf } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { passedOn } from './passed-on.js';
import { withoutChance } from './without-chance.js';
import { ancestors, bare, contains, type FunctionNode, functionAround } from '../code/syntax.js';

/** Where the length of a wait is worked out. */
export interface DelaySource {
  readonly node: TSESTree.Expression;
  /** Milliseconds in one of its units; null where the file does not tell. */
  readonly unitMs: number | null;
  /** The local function that works it out, where that is not done at the wait. */
  readonly helper: FunctionNode | null;
  /** The calls of local functions that lead to it from the site, each in the function that the one before it runs. */
  readonly calls: readonly TSESTree.CallExpression[];
}

/**
 * The expression to change for a wait of another length: what a constant of the same function is set to, or what a local
 * function returns where that can be taken apart; else the expression at the wait. Null for a wait without any.
 */
export function delaySource({ delayNode: written, unitMs, calls }: Pick<ActualWait, 'delayNode' | 'unitMs' | 'calls'>, draft: Draft): DelaySource | null {
  const { file } = draft;
  const delayNode = written && (passedOn(written, draft) ?? written);
  if (!delayNode || !mayBeNumber(delayNode, file)) return null;
  const value = valueEachTime(delayNode, calls, draft);
  const inUnits = value === null && unitMs !== null ? namedInUnits(delayNode, calls, draft) : null;
  if (inUnits) return inHelper({ node: inUnits.value, unitMs: (unitMs ?? 1) * inUnits.factor, helper: null, calls }, file);
  return inHelper({ node: value ?? delayNode, unitMs, helper: null, calls }, file);
}

/** What a constant is set to for each retry anew; null for any other expression. */
function valueEachTime(delay: TSESTree.Node, calls: ActualWait['calls'], { site, file }: Draft): TSESTree.Expression | null {
  const here = bare(delay);
  const value = here.type === 'Identifier' ? constantValue(here, file) : null;
  const around = value && functionAround(value);
  if (!around || value.type === 'Literal' || isTested(here, value, file) || isCarriedOn(here, value, file)) return null;
  // What is worked out before the first attempt is so once for all.
  return calls.length > 0 || contains(site.node, value) || !contains(around, site.node) ? value : null;
}

/** `seconds * 1000`, where a constant is used elsewhere too: what is told of it is to be what is waited. */
function namedInUnits(delay: TSESTree.Node, calls: ActualWait['calls'], draft: Draft): { value: TSESTree.Expression; factor: number } | null {
  const { file } = draft;
  const node = bare(delay);
  if (node.type !== 'BinaryExpression' || node.operator !== '*') return null;
  const variable = file.variable(node.left);
  const factor = literalNumber(node.right);
  const value = variable && file.uses(variable).length > 1 ? valueEachTime(node.left, calls, draft) : null;
  return value && factor !== null && isDelay(value, draft) ? { value, factor } : null;
}

/** Whether a value can be taken apart, has a part left to chance, or comes of the reference helper. */
function isDelay(value: TSESTree.Expression, draft: Draft): boolean {
  const node = bare(value);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].some((branch) => isDelay(branch, draft));
  return isByHelper(value, draft) || (decomposeDelay(value, draft.file) ?? decomposeLinear(value, draft) ?? withoutChance(value, draft.file)) !== null;
}

/** Whether the reference helper works out a value. */
export function isByHelper(value: TSESTree.Expression, draft: Draft): boolean {
  const helper = existingHelper(draft);
  return helper !== null && [...draft.file.within(value)].some((node) => node.type === 'CallExpression' && draft.file.textOf(node.callee) === helper);
}

/** Whether a delay that may be none, `delay === null`, or one that is taken from elsewhere, as an entry of a list, is looked at before it is waited: the random one in its place would say something else. */
function isTested(name: TSESTree.Node, value: TSESTree.Node, file: SourceFile): boolean {
  const variable = file.variable(name);
  const uses = variable ? file.uses(variable) : [];
  if (uses.some(({ parent }) => parent?.type === 'BinaryExpression' && [parent.left, parent.right].some(isNothing))) return true;
  const isTaken = value.type === 'CallExpression' && mathFunction(value) === null && localFunction(value, file) === null;
  if (value.type !== 'MemberExpression' && value.type !== 'Identifier' && !isTaken) return false;
  return uses.some(({ parent }) => parent !== undefined && /^(Binary|Logical|Conditional|Unary)Expression$|^IfStatement$/.test(parent.type) && !isArithmetic(parent));
}

/** Whether the next delay is worked out from this one, `this.delay = Math.min(delay * 2, max)`, `this.last = delay`: a random one would not grow. */
function isCarriedOn(name: TSESTree.Node, value: TSESTree.Node, file: SourceFile): boolean {
  const variable = file.variable(name);
  return (variable ? file.uses(variable) : []).some((use) => {
    const around = [...ancestors(use)].find((node) => !isArithmetic(node) && !(node.type === 'CallExpression' && mathFunction(node) !== null));
    if (around?.type !== 'AssignmentExpression' || !contains(around.right, use)) return false;
    const kept = file.textOf(around.left);
    return (bare(around.right) !== use && !isMoment(around.right, file)) || [...file.within(value)].some((part) => file.textOf(part) === kept);
  });
}

/** `Date.now() + delay`, `this.now() + delay`: when the wait is over. */
function isMoment(value: TSESTree.Node, file: SourceFile): boolean {
  const sum = bare(value);
  return sum.type === 'BinaryExpression' && sum.operator === '+' && [sum.left, sum.right].some((part) => /(^|\.)now(\(\))?$/i.test(file.textOf(part)));
}

const isArithmetic = (node: TSESTree.Node): boolean => node.type === 'BinaryExpression' && /^[*/+-]$/.test(node.operator);

/** Whether an expression may be a length in ms, as far as its form tells. */
export function mayBeNumber(node: TSESTree.Expression, file: SourceFile): boolean {
  const here = bare(node);
  const value = here.type === 'Identifier' ? (constantValue(here, file) ?? here) : here;
  if (value.type === 'Literal') return typeof value.value === 'number';
  return !/^(Object|Array|Function|ArrowFunction|New)Expression$|^TemplateLiteral$/.test(value.type);
}

function inHelper(source: DelaySource, file: SourceFile): DelaySource {
  const call = bare(source.node);
  const helper = call.type === 'CallExpression' ? localFunction(call, file) : null;
  const result = helper && ownResult(helper, file);
  if (call.type !== 'CallExpression' || !result || !mayChange(result, file)) return source;
  return { ...source, node: result, helper, calls: [...source.calls, call] };
}

/** Whether a result is a delay that can be taken apart, that has a part left to chance, or that the reference helper works out. */
function mayChange(result: TSESTree.Expression, file: SourceFile): boolean {
  const node = bare(result);
  return decomposeDelay(result, file) !== null || withoutChance(result, file) !== null || (node.type === 'CallExpression' && takesBase(node, file));
}

function takesBase({ arguments: [, options] }: TSESTree.CallExpression, file: SourceFile): boolean {
  return options?.type === 'ObjectExpression' && options.properties.some((property) => /^base\b/.test(file.textOf(property)));
}

/** What a function works out at its end, where all else that it may return is a plain number from elsewhere, whichever attempt it is; null where there is more to it. */
function ownResult(helper: FunctionNode, file: SourceFile): TSESTree.Expression | null {
  const { body } = helper;
  if (body.type !== 'BlockStatement') return body;
  const last = body.body.at(-1);
  const result = last?.type === 'ReturnStatement' ? last.argument : null;
  const isStraight = body.body.every((statement) => statement === last || /^(VariableDeclaration|IfStatement)$/.test(statement.type));
  const others = resultsOf(helper, file).filter((each) => each !== result);
  const tests = body.body.flatMap((statement) => (statement.type === 'IfStatement' ? [statement.test] : []));
  const arePlain = tests.length === 0 || (others.length > 0 && others.every(isPlain) && !asksParameters(tests, helper, file));
  return isStraight && arePlain ? result : null;
}

/** Whether some of the tests ask what the helper was handed: the attempt. */
function asksParameters(tests: readonly TSESTree.Expression[], helper: FunctionNode, file: SourceFile): boolean {
  return tests.flatMap((test) => [...file.within(test)]).some((node) => {
    const variable = file.variable(node);
    const declared = variable && file.declaration(variable);
    return declared !== null && helper.params.some((parameter) => contains(parameter, declared));
  });
}

/** A number as it stands, or by a name: nothing is worked out. */
export const isPlain = (result: TSESTree.Expression): boolean => /^(Literal|Identifier|MemberExpression)$/.test(bare(result).type);
