import type { TSESTree } from '@typescript-eslint/types';

import { functionOf } from '../sites/function-of.js';
import { type Source, isFunction } from '../sites/source.js';
import type { UseNode } from './exports.js';
import type { LibraryCall } from './library.js';
import type { Arguments, ModuleCalls, Target } from './module-calls.js';

/** A function that a library repeats, and the call that hands it over. */
export interface Operated {
  readonly node: TSESTree.Node;
  readonly by: UseNode;
  /** Where the code itself asks for the next attempt: calls that do, or the function for that, handed on. */
  readonly asks: readonly TSESTree.Node[];
}

/** Of more functions than this that one policy runs, none is looked at. */
const MOST_RUN = 4;

/** The functions that a call repeats: an argument of its own, or those of methods of what it gives. One `null` where there are none. */
export function operated(call: LibraryCall, target: Target, args: Arguments, calls: ModuleCalls, source: Source): readonly (Operated | null)[] {
  const { operation, operationArguments = [], handle, runs, decorates } = call;
  const own = operation === undefined ? (decorates === true ? decorated(target.node) : amongOptions(call, args, source)) : args[operation];
  if (own !== undefined) return [{ node: own, by: target.node, asks: askedBy(own, operationArguments, source) }];
  const found = runs !== undefined ? runBy(runs, target, calls) : handle !== undefined ? handledBy(handle, target, calls) : [];
  return found.length === 0 || found.length > MOST_RUN ? [null] : found;
}

/** `operation.attempt(fn)`: the one function that begins on what the call gives. */
function handledBy(handle: NonNullable<LibraryCall['handle']>, { node, path }: Target, calls: ModuleCalls): readonly Operated[] {
  const called = (name: string): readonly UseNode[] => [...calls.targets()].flatMap((target) => (target.path === `${path}().${name}` && target.calls.at(-1) === node ? [target.node] : []));
  const [start, ...more] = called(handle.start);
  const taken = more.length === 0 && start?.type === 'CallExpression' ? start.arguments[0] : undefined;
  return start === undefined || taken === undefined ? [] : [{ node: taken, by: start, asks: called(handle.again) }];
}

/** `policy.execute(fn)`, `wrap(policy, other).execute(fn)` */
function runBy(runs: NonNullable<LibraryCall['runs']>, policy: Target, calls: ModuleCalls): readonly Operated[] {
  return [...calls.targets()].flatMap((target): readonly Operated[] => {
    const taken = target.module === policy.module && target.node.type === 'CallExpression' ? takenBy(target, target.node, runs, policy, calls) : undefined;
    return taken === undefined ? [] : [{ node: taken, by: target.node, asks: [] }];
  });
}

function takenBy({ path, calls: way }: Target, call: TSESTree.CallExpression, { method, through, decorator }: NonNullable<LibraryCall['runs']>, policy: Target, calls: ModuleCalls): TSESTree.Node | undefined {
  const isPolicy = (part: TSESTree.Node): boolean => calls.exports.of(part)?.calls.at(-1) === policy.node;
  if (path === decorator) return call.arguments.some(isPolicy) ? decorated(call) : undefined;
  const maker = way.at(-1);
  const isOwn = path === `${policy.path}().${method}` && maker === policy.node;
  const isMadeOfIt = through.some((name) => path === `${name}().${method}`) && maker?.arguments.some(isPolicy) === true;
  return isOwn || isMadeOfIt ? call.arguments[0] : undefined;
}

/** `{ queryKey, queryFn: async () => … }`, `{ async queryFn() { … } }`; or a function right before the options, `(key, async () => …, { retry: 2 })`. */
function amongOptions({ repeats = [], options }: LibraryCall, args: Arguments, source: Source): TSESTree.Node | undefined {
  if (repeats.length === 0) return undefined;
  const given = options === null ? undefined : args.at(options);
  const isOne = (property: TSESTree.ObjectLiteralElement): property is TSESTree.Property => property.type === 'Property' && !property.computed && property.key.type === 'Identifier' && repeats.includes(property.key.name);
  const named = given?.type === 'ObjectExpression' ? given.properties.find(isOne)?.value : undefined;
  return named ?? functionBefore(options, args, source);
}

/** The argument right before the options, where it is a function of the file. */
function functionBefore(options: number | null, args: Arguments, source: Source): TSESTree.Node | undefined {
  const before = options === null || options < 1 ? undefined : args[options - 1];
  return before !== undefined && functionOf(before, source) !== null ? before : undefined;
}

/** The method below a decorator. */
function decorated({ parent }: UseNode): TSESTree.Node | undefined {
  return parent.type === 'Decorator' && parent.parent.type === 'MethodDefinition' ? parent.parent.value : undefined;
}

/** Where a function uses the one that it is handed for asking: `retry(error)`, `.catch(retry)`. */
function askedBy(fn: TSESTree.Node, handed: NonNullable<LibraryCall['operationArguments']>, source: Source): readonly TSESTree.Node[] {
  const param = isFunction(fn) ? fn.params[handed.indexOf('retry')] : undefined;
  const references = param === undefined ? [] : (source.variable(param)?.references ?? []);
  return references.map(({ identifier }) => (identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier ? identifier.parent : identifier));
}
