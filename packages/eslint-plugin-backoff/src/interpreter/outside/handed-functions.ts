import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../../sites/source.js';
import { parametersOf } from '../../sites/parameters.js';
import { asksLastError } from './last-error.js';
import { type FunctionValue, type NativeValue, type Value, isCallable } from '../values/values.js';

const ERROR_FIRST = /^(_?e|_?err(or)?|_?ex|.*(Err|Error))$/;

/** What a function calls the first thing that it is told: of one that was bound, `answered.bind(null, job)`, the first that it was not given. */
function firstTold(value: Value | undefined): string {
  const { fn, given } = value?.kind === 'native' ? (value.bound ?? { fn: null, given: 0 }) : { fn: value, given: 0 };
  const first = fn?.kind === 'function' ? parametersOf(fn.node)[given] : undefined;
  return first?.type === 'Identifier' ? first.name : '';
}

/** `(error, result) => …`, which is told of the answer. */
export const isErrorFirst = (value: Value | undefined): boolean => ERROR_FIRST.test(firstTold(value));

/** `(e) => e.preventDefault()`: an error is asked first whether there is one; what is taken apart at once is an event. */
function isToldOfEvent(fn: FunctionValue | NativeValue, source: Source): boolean {
  const [name] = fn.kind === 'function' ? parametersOf(fn.node) : [];
  const use = name?.type === 'Identifier' && name.name === 'e' ? source.variable(name)?.references[0]?.identifier : undefined;
  return use?.parent.type === 'MemberExpression' && use.parent.object === use && !use.parent.optional;
}

/** Methods which call a function for each element, which may be an error: nobody tells of a failure. */
const ITERATES = /^(forEach|map|flatMap|filter|find|findLast|findIndex|some|every|each)$/;

/** Whether the function that is handed over last is called back with what came of a call: `(error, result) => …`, or who asks for the last error. */
export const isCalledBack = (fn: Value | undefined, method: string, source: Source): fn is FunctionValue | NativeValue =>
  fn !== undefined && isCallable(fn) && !ITERATES.test(method) && ((isErrorFirst(fn) && !isToldOfEvent(fn, source)) || (fn.kind === 'function' && asksLastError(fn, source)));

/** A function that is handed over to be run, as wrappers do. One that can only throw is for who wants to give up, and one that does nothing for who wants to know nothing. */
export const isToBeRun = (value: Value): value is FunctionValue | NativeValue => isCallable(value) && (value.kind === 'native' || !(onlyThrows(value.node) || isEmpty(value.node)));

const isEmpty = ({ body }: TSESTree.FunctionLike): boolean => body?.type === 'BlockStatement' && body.body.length === 0;

/** `(error) => { stopped = true; throw error; }` */
function onlyThrows({ body }: TSESTree.FunctionLike): boolean {
  return body?.type === 'BlockStatement' && body.body.at(-1)?.type === 'ThrowStatement' && body.body.every(isPlain);
}

/** Nothing that may leave the function earlier, or do something at length. */
const isPlain = ({ type }: TSESTree.Statement): boolean => type === 'ExpressionStatement' || type === 'VariableDeclaration' || type === 'ThrowStatement';
