import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../sites/by-name.js';
import { lastNameOf } from '../sites/members.js';
import { wordsOf } from '../sites/words-of.js';

/**
 * `page.waitForURL(done, { timeout: 1000 })`, `pWaitFor(isReady, { timeout: 1000 })`: a call that itself waits until something is so, for a
 * time that it is given. What it fails with is that this is not so yet, and who calls it again waits on.
 */
export const awaitsState = (call: TSESTree.Node): boolean => call.type === 'CallExpression' && waitsForState(lastNameOf(call.callee)) && call.arguments.some(isTimeLimit);

const waitsForState = byName((name) => /(^| )wait(ing)? (for|until|till)( |$)/.test(wordsOf(name)));

const isTimeLimit = (argument: TSESTree.Node): boolean =>
  argument.type === 'ObjectExpression' && argument.properties.some((option) => option.type === 'Property' && option.key.type === 'Identifier' && /timeout/i.test(option.key.name));
