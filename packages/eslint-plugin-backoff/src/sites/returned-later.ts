import type { TSESTree } from '@typescript-eslint/types';

import { enclosingFunction } from './source.js';

/** `return client.send();` in a function that is async: who gets that hears of a failure, and not the function. */
export const isReturnedLater = (call: TSESTree.Node): boolean => call.parent?.type === 'ReturnStatement' && enclosingFunction(call)?.async === true;
