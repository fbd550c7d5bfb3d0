import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, rootOf } from './members.js';
import type { Source } from './source.js';

/** What runs tests, and what only tests ask whether something is so. */
const MODULES =
  /^(vitest|mocha|ava|tape|tap|uvu|jasmine|qunit|chai|expect|should|supertest|cypress|testcafe|detox|nightwatch|(node|bun):test|@jest\/globals|@jest\/environment|jest-environment(-\w+)*|@playwright\/test|playwright-bdd|@wdio\/globals|@testing-library\/.+|.*\bcucumber\b.*)$/;

/** By what a runner is handed the tests of a file, whether it is imported, made for the project, or handed to all files. */
const HANDS_TEST = /^(describe|it|test|specify|beforeEach|afterEach|beforeAll|afterAll)$/;

/** Names for the same that elsewhere are others' too. */
const HANDS_TEST_IF_GLOBAL = /^(before|after)$/;

const known = new WeakMap<Source, boolean>();

/** Whether a file is there to test others: it takes from a runner, or hands it tests. */
export function isTestCode(source: Source): boolean {
  const isTest = known.get(source) ?? source.parsed.ast.body.some((statement) => isOfRunner(statement, source));
  known.set(source, isTest);
  return isTest;
}

function isOfRunner(statement: TSESTree.Statement, source: Source): boolean {
  switch (statement.type) {
    case 'ImportDeclaration':
      return MODULES.test(statement.source.value) || statement.specifiers.some(isExpect);
    case 'VariableDeclaration':
      return statement.declarations.some(({ init }) => init !== null && MODULES.test(requiredBy(init)));
    case 'ExpressionStatement':
      return handsTest(statement.expression, source);
    default:
      return false;
  }
}

/** `import { expect } from './fixtures.js'`: whoever hands it on, it is what tests say by what they want. */
const isExpect = (specifier: TSESTree.ImportClause): boolean =>
  specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type' && specifier.imported.type === 'Identifier' && specifier.imported.name === 'expect';

/** The module of `require('chai')` and `require('chai').expect`; empty where it is none. */
function requiredBy(init: TSESTree.Node): string {
  const call = rootOf(init);
  if (call.type !== 'CallExpression' || lastNameOf(call.callee) !== 'require') return '';
  const [module] = call.arguments;
  return module?.type === 'Literal' ? String(module.value) : '';
}

/** `describe('orders', () => …)`, `test.skip('opens', async () => …)`, `it.each(cases)('of %s', (name) => …)` */
function handsTest(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  const name = runnerIn(node.callee);
  const isNamed = HANDS_TEST.test(lastNameOf(name)) || (HANDS_TEST_IF_GLOBAL.test(lastNameOf(name)) && source.variable(name) === undefined);
  return isNamed && node.arguments.some(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
}

function runnerIn(callee: TSESTree.Node): TSESTree.Node {
  const root = rootOf(callee);
  if (root.type === 'CallExpression') return runnerIn(root.callee);
  return root.type === 'TaggedTemplateExpression' ? runnerIn(root.tag) : root;
}
