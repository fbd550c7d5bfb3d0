import type { TSESTree } from '@typescript-eslint/types';

import { isFailureHandler, isFailureOption } from './failure-handlers.js';
import { lastNameOf } from './members.js';
import { parametersOf } from './parameters.js';
import { isFunction } from './source.js';

/** `.then(…)`, `.catch(…)`, `request({ error })` */
export const tellsHandler = (node: TSESTree.CallExpression, name: string): boolean => /^(then|catch|fail)$/.test(name) || node.arguments.some(hasFailureHandler);

/** `{ error: function … }`: options with somebody to tell of a failure. */
export function hasFailureHandler(argument: TSESTree.Node): boolean {
  const told = (property: TSESTree.ObjectLiteralElement): boolean =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.value.type !== 'Literal' && isFailureOption(property.key.name);
  return argument.type === 'ObjectExpression' && argument.properties.some(told);
}

/** `onSnapshot(place, show, (error) => …)`, `stream.subscribe(this.onNext, this.onError)`: who is told of failures behind who is told of the rest. */
export function tellsApart(args: readonly TSESTree.Node[]): boolean {
  const isToldOfFailure = (arg: TSESTree.Node): boolean => (isFunction(arg) ? isErrorFirst(arg) : isFailureHandler(nameHanded(arg)));
  return args.length > 1 && args.some((arg, i) => i > 0 && isToldOfFailure(arg) && args.slice(0, i).some((other) => isFunction(other) || nameHanded(other) !== ''));
}

/** The name of a function that is handed over, by itself or bound to something: `this.onError.bind(this)`. */
function nameHanded(argument: TSESTree.Node): string {
  if (argument.type !== 'CallExpression') return lastNameOf(argument);
  return argument.callee.type === 'MemberExpression' && lastNameOf(argument.callee) === 'bind' ? lastNameOf(argument.callee.object) : '';
}

/** A callback that is told of an error before anything else: `(error, result) => …`. */
export function isErrorFirst(argument: TSESTree.Node): boolean {
  const [first] = isFunction(argument) ? parametersOf(argument) : [];
  return first?.type === 'Identifier' && /^_?e(x|rr|rror)?$|err/i.test(first.name);
}
