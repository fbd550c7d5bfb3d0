import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';

/** Whether a test asks for the site's count. */
export const asksCounter = (test: TSESTree.Node, { site, file }: Draft): boolean => [...file.within(test)].some((part) => file.textOf(part) === site.facts.shape.counter?.text);
