import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { resultsOf } from '../code/local-function.js';
import { ancestors, bare, contains, type FunctionNode, isFunction } from '../code/syntax.js';

/**
 * Whether what is done at a node is undone by a function that one around it gives its caller: `new Observable((observer) => { …; return () => stop(); })`,
 * an effect of a component. A timer that is set there goes on after that. A function that holds the node, or that starts the site, undoes nothing.
 */
export function isTornDown(node: TSESTree.Node, { site, file }: Draft): boolean {
  const name = isFunction(site.node) ? nameOf(site.node, file) : null;
  const undoes = (result: TSESTree.Expression): boolean => {
    const given = bare(result);
    return isFunction(given) && !contains(given, node) && ![...file.within(given)].some((part) => part.type === 'Identifier' && part.name === name);
  };
  return [...ancestors(node)].some((around) => isFunction(around) && resultsOf(around, file).some(undoes));
}

/** The name by which a function is called. */
function nameOf(fn: FunctionNode, file: Draft['file']): string | null {
  const id = fn.type === 'FunctionDeclaration' ? fn.id : fn.parent.type === 'VariableDeclarator' ? fn.parent.id : null;
  return id && file.textOf(id);
}
