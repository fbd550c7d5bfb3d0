import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { ancestors, contains } from '../code/syntax.js';
import { targetOf } from '../code/target-of.js';

/**
 * `if (options.shouldRetry) retry = await options.shouldRetry(error);`: whether a path asks whom callers may hand in what to make of a failure. A guard behind
 * that would overrule them.
 */
export function asksCallers({ file, site }: Draft, { node, error }: FailurePath): boolean {
  return [...file.within(node)].some((call) => {
    if (call.type !== 'CallExpression' || !isHandedIn(call.callee, file) || !call.arguments.some((argument) => isMentioned(error, argument, file))) return false;
    return isOptional(call, file) && !site.facts.operation.nodes.includes(call) && isAsked(call, file);
  });
}

/** A parameter, or a member of one. */
function isHandedIn(callee: TSESTree.Node, file: Draft['file']): boolean {
  const root = callee.type === 'MemberExpression' ? callee.object : callee;
  return root.type === 'MemberExpression' ? isHandedIn(root, file) : root.type === 'Identifier' && file.variable(root)?.defs[0]?.type === 'Parameter';
}

/** `shouldRetry?.(error)`, or under `if (shouldRetry)`. */
function isOptional(call: TSESTree.CallExpression, file: Draft['file']): boolean {
  const name = file.textOf(call.callee);
  return call.optional || [...ancestors(call)].some((around) => (around.type === 'IfStatement' || around.type === 'ConditionalExpression' || around.type === 'LogicalExpression') && asksFor(around, call, name, file));
}

function asksFor(choice: TSESTree.IfStatement | TSESTree.ConditionalExpression | TSESTree.LogicalExpression, call: TSESTree.Node, name: string, file: Draft['file']): boolean {
  const test = choice.type === 'LogicalExpression' ? choice.left : choice.test;
  return !contains(test, call) && [...file.within(test)].some((part) => file.textOf(part) === name);
}

const isMentioned = (error: string | null, argument: TSESTree.Node, file: Draft['file']): boolean => [...file.within(argument)].some((part) => part.type === 'Identifier' && part.name === error);

/** Whether anything hangs on a value, or on the variable that it is put into: it is returned, or in a test. */
function isAsked(value: TSESTree.Node, file: Draft['file'], mayBePut = true): boolean {
  const { parent } = value;
  if (parent === undefined || parent.type === 'ThrowStatement' || parent.type === 'ExpressionStatement') return false;
  if (parent.type === 'ReturnStatement' || ('test' in parent && parent.test === value)) return true;
  const variable = putInto(parent, file);
  return variable === null ? isAsked(parent, file, mayBePut) : mayBePut && file.uses(variable).some((use) => !contains(parent, use) && isAsked(use, file, false));
}

function putInto(node: TSESTree.Node, file: Draft['file']) {
  const target = targetOf(node);
  return target === null ? null : file.variable(target);
}
