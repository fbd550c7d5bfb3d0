import type { TSESTree } from '@typescript-eslint/types';

import { lazily } from './lazily.js';
import type { RetryFacts } from './retry-site.js';
import { unknownFacts } from './unknown-facts.js';

/** How each fact of a site is worked out. */
export type FactWork = { readonly [Name in keyof RetryFacts]: () => RetryFacts[Name] };

/** Facts that are worked out when a rule first asks for them, each once and each for itself: one that fails is unknown. */
export function lazyFacts(site: TSESTree.Node, work: FactWork): RetryFacts {
  const facts = unknownFacts(site);
  const isFact = (name: string): name is keyof RetryFacts => Object.hasOwn(facts, name);
  const define = (name: keyof RetryFacts): void => {
    Object.defineProperty(facts, name, { get: lazily<unknown>(work[name], facts[name]), enumerable: true });
  };
  Object.keys(facts).filter(isFact).forEach(define);
  return facts;
}
