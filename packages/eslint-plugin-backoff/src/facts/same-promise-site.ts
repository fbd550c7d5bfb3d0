import type { TSESTree } from '@typescript-eslint/types';

import { isFunction } from '../sites/source.js';
import type { OptionsPlace, RetrySite } from './retry-site.js';
import { unknownFacts } from './unknown-facts.js';

/** A site of which all that can be said is that it waits for one promise again: nothing is tried there, so nothing else holds of it. */
export function samePromiseSite(node: TSESTree.Node, again: TSESTree.Node): RetrySite {
  return siteOf(isFunction(node) ? 'recursion' : 'loop', node, again, null);
}

/** The same of a library's, whose options stand in a place of their own. */
export const samePromiseOfLibrary = (node: TSESTree.Node, again: TSESTree.Node, options: OptionsPlace | null): RetrySite => siteOf('library', node, again, options);

function siteOf(kind: RetrySite['kind'], node: TSESTree.Node, again: TSESTree.Node, options: OptionsPlace | null): RetrySite {
  const facts = unknownFacts(node);
  return { kind, node, head: again, facts: { ...facts, ineffective: [{ kind: 'same promise', node: again }], shape: { ...facts.shape, options } } };
}
