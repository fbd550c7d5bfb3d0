import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';

/** A wait and a log take what they are told, and do nothing with it. */
export const onlyTells = ({ callee }: TSESTree.CallExpression): boolean => /sleep|delay|wait|timeout|^(log|debug|info|warn|error)$/i.test(lastNameOf(callee));
