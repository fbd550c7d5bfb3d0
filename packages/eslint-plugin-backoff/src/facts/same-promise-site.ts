import type { TSESTree } from '@typescript-eslint/types';

import { isFunction } from '../sites/source.js';
import type { RetrySite } from './retry-site.js';
import { unknownFacts } from './unknown-facts.js';

/** A site of which all that can be said is that it waits for one promise again: nothing is tried there, so nothing else holds of it. */
export function samePromiseSite(node: TSESTree.Node, again: TSESTree.Node, kind: RetrySite['kind'] = isFunction(node) ? 'recursion' : 'loop'): RetrySite {
  return { kind, node, head: again, facts: { ...unknownFacts(node), ineffective: [{ kind: 'same promise', node: again }] } };
}
