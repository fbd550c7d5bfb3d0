import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { resultsOf } from '../code/local-function.js';
import { ancestors, bare, contains, declaredName, isFunction } from '../code/syntax.js';

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
