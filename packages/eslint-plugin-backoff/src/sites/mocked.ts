import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, rootOf } from './members.js';
import { type Source, enclosingFunction } from './source.js';

const MENTION = /\.(mockImplementation(Once)?|callsFake)\(|\b(jest|vi)\.fn\(/;

/** Whether a file may say how something behaves that stands in for another in its tests: by its text alone, as most do not. */
export const mayMock = ({ parsed }: Source): boolean => MENTION.test(parsed.text);

/** Inside of `ask.mockImplementation(async () => …)`, `vi.fn(async () => …)`: what stands in for something in a test asks nobody. */
export function isMocked(node: TSESTree.Node): boolean {
  for (let fn = enclosingFunction(node); fn !== null; fn = enclosingFunction(fn)) {
    if (fn.parent.type === 'CallExpression' && fn.parent.callee !== fn && saysHow(fn.parent)) return true;
  }
  return false;
}

function saysHow({ callee }: TSESTree.CallExpression): boolean {
  const name = lastNameOf(callee);
  return /^(mockImplementation(Once)?|callsFake)$/.test(name) || (name === 'fn' && /^(jest|vi)$/.test(lastNameOf(rootOf(callee))));
}
