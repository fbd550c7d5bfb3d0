import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from './arithmetic.js';
import { constantValue } from './constant-value.js';
import { localFunction, resultsOf } from './local-function.js';
import { memberCalled } from './object-literal.js';
import type { SourceFile } from './source-file.js';
import { bare } from './syntax.js';

/**
 * What an expression in the place of a library's options stands for: a number that is one of them, an object of this file, what a
 * caller hands in, what this file makes of that, or something that it does not tell.
 */
export type OptionsOrigin = 'number' | 'own' | 'caller' | 'mixed' | 'unknown';

/** Constants on the way, at most. */
const DEEPEST = 4;

export function optionsOrigin(node: TSESTree.Node, file: SourceFile, depth = 0): OptionsOrigin {
  const given = bare(node);
  if (literalNumber(given) !== null) return 'number';
  switch (given.type) {
    case 'ObjectExpression':
      return given.properties.some(({ type }) => type === 'SpreadElement') ? 'mixed' : 'own';
    case 'CallExpression':
      return originOfCall(given, file);
    case 'Identifier': {
      const value = constantValue(given, file);
      return value !== null && depth < DEEPEST ? optionsOrigin(value, file, depth + 1) : originOfParameter(given, file);
    }
    default:
      return 'unknown';
  }
}

/** Whether options, or the part of them that is named, `config.defaults?.queries`, are what a caller hands in. */
export function isOfCaller(node: TSESTree.Node, file: SourceFile): boolean {
  const given = bare(node);
  return given.type === 'MemberExpression' ? isOfCaller(given.object, file) : given.type === 'Identifier' && optionsOrigin(given, file) === 'caller';
}

function originOfCall(call: TSESTree.CallExpression, file: SourceFile): OptionsOrigin {
  const fn = localFunction(call, file);
  const results = fn === null ? [] : resultsOf(fn, file).map(bare);
  const objects = results.filter((result) => result.type === 'ObjectExpression');
  if (objects.some(({ properties }) => properties.some(({ type }) => type === 'SpreadElement'))) return 'mixed';
  return objects.length > 0 && objects.length === results.length ? 'own' : 'unknown';
}

function originOfParameter(name: TSESTree.Identifier, file: SourceFile): OptionsOrigin {
  const variable = file.variable(name);
  if (variable?.defs[0]?.type !== 'Parameter') return 'unknown';
  const declared = file.declaration(variable);
  const isNumber = declared?.type === 'Identifier' && declared.typeAnnotation?.typeAnnotation.type === 'TSNumberKeyword';
  const fallback = defaultOf(name, file);
  return isNumber || (fallback !== null && literalNumber(fallback) !== null) ? 'number' : 'caller';
}

/** Whether options are known to be an object, and no number that stands for one of them. */
export const isObject = (node: TSESTree.Node, file: SourceFile): boolean => optionsOrigin(node, file) === 'own' || defaultOf(node, file)?.type === 'ObjectExpression';

/** What stands in for options that a caller leaves out; null where nothing does. */
function defaultOf(name: TSESTree.Node, file: SourceFile): TSESTree.Node | null {
  const parameter = file.definition(bare(name));
  return parameter?.type === 'AssignmentPattern' ? bare(parameter.right) : null;
}

/** Whether one of some options is given where a caller leaves them out. */
export function isDefault(name: TSESTree.Node, options: readonly string[], file: SourceFile): boolean {
  const fallback = defaultOf(name, file);
  return fallback?.type === 'ObjectExpression' && options.some((option) => memberCalled(fallback, option) !== null);
}
