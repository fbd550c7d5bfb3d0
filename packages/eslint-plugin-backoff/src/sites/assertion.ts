import type { TSESTree } from '@typescript-eslint/types';

import { exportedName, memberTaken } from './exported-name.js';
import { lastNameOf } from './members.js';
import type { Source } from './source.js';

/**
 * `expect(button).toBeEnabled()`, `expect.poll(count).toBe(2)`, `waitFor(button).toBeVisible().withTimeout(2000)`: what a test wants to be
 * true is no operation, and waited for it asks by itself.
 */
export const isAssertion = (node: TSESTree.Node, source: Source): boolean => node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && beginsWithExpect(node.callee, source);

function beginsWithExpect(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'CallExpression') return beginsWithExpect(node.callee, source);
  if (node.type !== 'MemberExpression') return node.type === 'Identifier' && (node.name === 'expect' || isExpectOf(node, source));
  return beginsWithExpect(node.object, source) || (MATCHER.test(lastNameOf(node)) && isWaitFor(node.object));
}

/** What is said of the thing that is waited for: `toBeVisible`, `not.toExist`. */
const MATCHER = /^(not|to[A-Z]\w*)$/;

const isWaitFor = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'waitFor';

/** `import { expect as see } from 'detox'`, `const { expect: see } = require('detox')` */
function isExpectOf(name: TSESTree.Identifier, source: Source): boolean {
  const definition = source.variable(name)?.defs[0];
  return (definition?.type === 'Variable' ? memberTaken(definition.node.id, definition.name) : exportedName(name, source)) === 'expect';
}
