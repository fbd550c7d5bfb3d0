import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, rootOf } from './members.js';
import { type Source, enclosingFunction } from './source.js';

const MENTION = /\.(mockImplementation(Once)?|callsFake)\(|\b(jest|vi)\.fn\b/;

/** Whether a file may say how something behaves that stands in for another in its tests: by its text alone, as most do not. */
export const mayMock = ({ parsed }: Source): boolean => MENTION.test(parsed.text);

/** Inside of `ask.mockImplementation(async () => …)`, `vi.fn(async () => …)`: what stands in for something in a test asks nobody. */
export function isMocked(node: TSESTree.Node): boolean {
  for (let fn = enclosingFunction(node); fn !== null; fn = enclosingFunction(fn)) {
    if (fn.parent.type === 'CallExpression' && fn.parent.callee !== fn && saysHow(fn.parent)) return true;
  }
  return false;
}

/** `ask()`, `client.ask()` where `const ask = vi.fn()`, or `client`, is made by a test: what stands in for something asks nobody. */
export function asksStandIn(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression' || !mayMock(source)) return false;
  const asked = rootOf(node.callee);
  const definition = asked.type === 'Identifier' ? source.variable(asked)?.defs[0] : undefined;
  return definition?.type === 'Variable' && definition.node.init !== null && isMade(definition.node.init);
}

/** `vi.fn()`, `jest.fn().mockRejectedValue(error)` */
function isMade(written: TSESTree.Node): boolean {
  for (let node = written; node.type === 'CallExpression' && node.callee.type === 'MemberExpression'; node = node.callee.object) if (saysHow(node)) return true;
  return false;
}

function saysHow({ callee }: TSESTree.CallExpression): boolean {
  const name = lastNameOf(callee);
  return /^(mockImplementation(Once)?|callsFake)$/.test(name) || (name === 'fn' && /^(jest|vi)$/.test(lastNameOf(rootOf(callee))));
}
