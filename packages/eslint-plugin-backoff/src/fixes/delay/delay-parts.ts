import type { TSESTree } from '@typescript-eslint/types';
import type { Scope } from 'eslint';
import { valuesOf } from '../answer/may-be-missing.js';
import { responseVariables } from '../answer/response-variable.js';
import { mathFunction } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { localFunction, resultsOf } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, isFunction, propertyName } from '../code/syntax.js';
import { existingHelper } from './insert-helper.js';

/** A value that a delay may have, or a summand of one, wherever in the file it is worked out. */
export interface DelayPart {
  readonly node: TSESTree.Expression;
  /** The calls of local functions that lead to it, each in the function that the one before it runs. */
  readonly calls: readonly TSESTree.CallExpression[];
  /** Whether the failed attempt tells it, by its error or its answer: it may be as long as the server asks. */
  readonly isTold: boolean;
}

type Variables = ReadonlySet<Scope.Variable>;

/** Calls and constants on the way to a part, at most. */
const DEEPEST = 5;

/** The parts of a delay: one, where the failed attempt has no say in it. */
export function delayParts(delay: TSESTree.Expression, calls: DelayPart['calls'], draft: Draft): DelayPart[] {
  return partsOf(delay, toldThrough(calls, failures(draft), draft.file), calls, draft);
}

/** The variables that hold the error or the answer of a failed attempt. */
function failures(draft: Draft): Variables {
  const { site, file } = draft;
  const caught = site.facts.shape.failurePaths.flatMap(({ node, body, error, response }) => [error, response].map((name) => (name === null ? null : file.lookUp(name, (body ?? node).range[0]))));
  const answers = responseVariables(draft).map(({ beside, statement }) => file.lookUp(beside, statement.range[0]));
  return new Set([...caught, ...answers].filter((variable) => variable !== null));
}

/** The same, and the parameters that the calls hand them on to. */
function toldThrough(calls: DelayPart['calls'], told: Variables, file: SourceFile): Variables {
  return calls.reduce((known, call) => new Set([...known, ...toldParameters(call, known, file)]), told);
}

function toldParameters(call: TSESTree.CallExpression, told: Variables, file: SourceFile): Scope.Variable[] {
  const fn = localFunction(call, file);
  const names = fn?.params.flatMap((parameter, i) => {
    const argument = call.arguments[i];
    return argument && isTold(argument, told, file) ? [...file.within(parameter)] : [];
  });
  return (names ?? []).flatMap((name) => {
    const variable = file.variable(name);
    return variable && file.declaration(variable) === name ? [variable] : [];
  });
}

function partsOf(delay: TSESTree.Expression, told: Variables, calls: DelayPart['calls'], draft: Draft, depth = 0): DelayPart[] {
  const { file } = draft;
  if (!isTold(delay, told, file)) return [{ node: delay, calls, isTold: false }];
  const node = bare(delay);
  const next = depth === DEEPEST ? [] : node.type === 'CallExpression' && localFunction(node, file) ? partsOfCall(node, told, calls, draft, depth) : valuesIn(node, told, file).flatMap((value) => partsOf(value, told, calls, draft, depth + 1));
  return next.length > 0 ? next : [{ node: delay, calls, isTold: true }];
}

function partsOfCall(call: TSESTree.CallExpression, told: Variables, calls: DelayPart['calls'], draft: Draft, depth: number): DelayPart[] {
  const { file } = draft;
  const fn = localFunction(call, file);
  // The reference helper takes care of both.
  if (!fn || file.textOf(call.callee) === existingHelper(draft)) return [];
  const known = toldThrough([call], told, file);
  return resultsOf(fn, file).flatMap((result) => partsOf(result, known, [...calls, call], draft, depth + 1));
}

/** What a value is one of, or the sum or the least of; empty where that cannot be seen. */
function valuesIn(node: TSESTree.Node, told: Variables, file: SourceFile): TSESTree.Expression[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right];
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right] : [];
    case 'CallExpression':
      return mathFunction(node) === null ? [] : node.arguments.filter((argument) => argument.type !== 'SpreadElement');
    case 'Identifier': {
      const variable = file.variable(node);
      return variable && !told.has(variable) ? valuesOf(variable, file) : [];
    }
    default:
      return [];
  }
}

/** Whether something that a failed attempt tells is part of an expression, or of what its variables are set to. */
function isTold(expression: TSESTree.Node, told: Variables, file: SourceFile, depth = 0): boolean {
  return [...file.within(expression)].some((node) => {
    const variable = node.type === 'Identifier' && !isOfRequest(node, file) ? file.variable(node) : null;
    if (!variable) return false;
    return told.has(variable) || (depth < DEEPEST && valuesOf(variable, file).some((value) => value !== expression && !isFunction(value) && isTold(value, told, file, depth + 1)));
  });
}

/** Whether a name stands for what the request was sent with, which the site writes itself: `error.config`, `config` of `const { config } = error`. */
function isOfRequest(name: TSESTree.Identifier, file: SourceFile): boolean {
  const { parent } = name;
  return isTakenAsConfig(name, file) || (parent.type === 'MemberExpression' && parent.object === name && propertyName(parent) === 'config');
}

function isTakenAsConfig(name: TSESTree.Identifier, file: SourceFile): boolean {
  const property = file.definition(name);
  return property?.type === 'Property' && property.parent.type === 'ObjectPattern' && property.key.type === 'Identifier' && property.key.name === 'config';
}
