import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { resultsOf } from '../code/local-function.js';
import { ancestors, bare, contains, declaredName, isFunction, memberName } from '../code/syntax.js';

/**
 * Whether what is done at a node is undone by a function that one around it gives its caller: `new Observable((observer) => { …; return () => stop(); })`,
 * an effect of a component. A timer that is set there goes on after that. A function that holds the node, or that starts the site, undoes nothing.
 */
export function isTornDown(node: TSESTree.Node, { site, file }: Draft): boolean {
  const declared = isFunction(site.node) ? declaredName(site.node) : null;
  const name = declared && file.textOf(declared);
  const undoes = (result: TSESTree.Expression): boolean => {
    const given = bare(result);
    return isFunction(given) && !contains(given, node) && ![...file.within(given)].some((part) => part.type === 'Identifier' && part.name === name);
  };
  return [...ancestors(node)].some((around) => isFunction(around) && resultsOf(around, file).some(undoes));
}

/** `this.runner = connect(retry)`, where something stops it by that name, `this.runner.abort()`: until a timer has begun it there is nothing to stop, and it begins all the same. */
export function isKeptToStop(value: TSESTree.Node, { file }: Draft): boolean {
  if (value.type !== 'AssignmentExpression' || value.left.type !== 'MemberExpression') return false;
  const kept = file.textOf(value.left);
  const stops = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && file.textOf(node.callee.object) === kept && STOPS.test(memberName(node.callee) ?? '');
  return [...file.within(file.program)].some(stops);
}

const STOPS = /^(abort|cancel|close|stop|end|destroy|disconnect|dispose|terminate|kill)$/;
