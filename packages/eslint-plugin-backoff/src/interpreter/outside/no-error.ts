import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import { parametersOf } from '../../sites/parameters.js';
import { type Source, parentOf } from '../../sites/source.js';
import { type FunctionValue, type NativeValue, type NullishValue, NULL, UNDEFINED } from '../values/values.js';

const known = new WeakMap<TSESTree.FunctionLike, boolean>();

/** What a callback is told first where nothing failed: `null`, or nothing, as `(error) => { if (error === undefined) … }` and `isUndefined(error)` expect. */
export function noErrorFor(fn: FunctionValue | NativeValue | undefined, source: Source): NullishValue {
  return fn?.kind === 'function' && expectsNothing(fn.node, source) ? UNDEFINED : NULL;
}

function expectsNothing(fn: TSESTree.FunctionLike, source: Source): boolean {
  const before = known.get(fn);
  if (before !== undefined) return before;
  const [error] = parametersOf(fn);
  const references = error?.type === 'Identifier' ? source.declared(fn, error).flatMap((variable) => variable.references) : [];
  const expects = references.some(({ identifier }) => isAskedForNothing(identifier));
  known.set(fn, expects);
  return expects;
}

function isAskedForNothing(name: TSESTree.Node): boolean {
  const question = parentOf(name);
  if (question?.type === 'BinaryExpression') return /^[!=]==$/.test(question.operator) && [question.left, question.right].some(isUndefined);
  return question?.type === 'CallExpression' && lastNameOf(question.callee) === 'isUndefined';
}

const isUndefined = (node: TSESTree.Node): boolean => node.type === 'Identifier' && node.name === 'undefined';
