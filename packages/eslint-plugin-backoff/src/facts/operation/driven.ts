import type { TSESTree } from '@typescript-eslint/types';

import { ownField } from '../../sites/class-parts.js';
import { functionOf } from '../../sites/function-of.js';
import { lastNameOf, rootOf, unwrapped } from '../../sites/members.js';
import { type Source, isFunction } from '../../sites/source.js';
import { declarationOf } from './declaration.js';
import { moduleIn, moduleOf, rootOfType } from '../../sites/module-of.js';

/** What drives the windows of a browser, of an application or of a device, on this machine. */
const DRIVERS = /^(playwright|playwright-core|@playwright\/test|puppeteer|puppeteer-core|electron|detox|webdriverio|@wdio\/globals|selenium-webdriver|testcafe|nightwatch|protractor|@testing-library\/.+)$/;

/** Where the types of such things stand that a runner declares for all files. */
const GLOBAL_TYPES = /^(Detox|WebdriverIO)$/;

/** What the runner of a driver hands to all files, and names that anybody may have handed to all files. */
const FINDERS = /^(element|\$\$?)$/;
const WINDOWS = /^(device|driver|browser|page)$/;

/** What the runner of a test hands to all files. */
const HARNESS = /^(describe|it|before|beforeEach|beforeAll)$/;

/** What a driver has loaded from elsewhere. */
const LOADS = /^(goto|url|reload|goBack|goForward|navigate|loadURL|setContent|connect\w*|request|fetch|get|post|put|patch|delete|head)$|URL|Response|Navigation/;

/** How an element on the screen is found. */
const FINDS = /^(element|\$\$?|locator|(get|find|query)(All)?By\w+|findElements?|waitForSelector)$/;

/** Variables and functions that lead to one another are followed so far. */
const MOST_STEPS = 6;

/** Whether an expression is something of a driver: a window, what is seen in it, what is done there. What it loads comes from elsewhere. */
export function isDriven(written: TSESTree.Node, source: Source, steps = MOST_STEPS): boolean {
  const node = valueIn(written);
  if (steps === 0) return false;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    return !LOADS.test(lastNameOf(node.callee)) && [node.callee, ...givenBy(node.callee, source)].some((part) => isDriven(part, source, part === node.callee ? steps : steps - 1));
  }
  return node.type === 'MemberExpression' && ownField(node) === null ? isDriven(node.object, source, steps) : isDeclaredDriven(node, source, steps);
}

function isDeclaredDriven(node: TSESTree.Node, source: Source, steps: number): boolean {
  const { type, value } = declarationOf(node, source);
  if (type !== null) return isDriverType(type, source);
  return isHandedByDriver(node, source) || (value !== null && isDriven(value, source, steps - 1));
}

/** Whether it is an element on the screen: what has a place in a window loads nothing by itself. */
export function isElement(written: TSESTree.Node, source: Source, steps = MOST_STEPS): boolean {
  const node = valueIn(written);
  if (steps === 0) return false;
  if (node.type === 'CallExpression') {
    const isFound = FINDS.test(lastNameOf(node.callee)) || (node.callee.type === 'MemberExpression' && isElement(node.callee.object, source, steps - 1));
    return isFound ? isDriven(node, source) : givenBy(node.callee, source).some((given) => isElement(given, source, steps - 1));
  }
  const { type, value } = declarationOf(node, source);
  if (type !== null) return /Element|Locator/.test(source.text(type)) && isDriverType(type, source);
  return value !== null && isElement(value, source, steps - 1);
}

/** Whether a file drives a window by itself. */
export const drives = ({ parsed: { ast, scopeManager } }: Source): boolean =>
  ast.body.some((statement) => statement.type === 'ImportDeclaration' && isDriver(statement.source.value)) ||
  scopeManager?.scopes[0]?.through.some(({ identifier }) => isFinder(identifier)) === true;

/** Whoever imports Electron may call much else of it. */
const isDriver = (module: string | null): boolean => module !== null && module !== 'electron' && DRIVERS.test(module);

const valueIn = (node: TSESTree.Node): TSESTree.Node => (node.type === 'AwaitExpression' ? valueIn(node.argument) : node === unwrapped(node) ? node : valueIn(unwrapped(node)));

/** `element(by.text(name))` of `getItem(name)`, where `getItem = (name) => element(by.text(name))`. */
function givenBy(callee: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const body = functionOf(callee, source)?.body;
  if (body?.type !== 'BlockStatement') return body == null ? [] : [body];
  return body.body.flatMap((statement) => (statement.type === 'ReturnStatement' && statement.argument !== null ? [statement.argument] : []));
}

const isDriverType = (type: TSESTree.TypeNode, source: Source): boolean =>
  DRIVERS.test(moduleIn(type, source) ?? '') || (type.type === 'TSTypeReference' && isGlobalType(rootOfType(type.typeName), source));

const isGlobalType = (name: TSESTree.Node, source: Source): boolean => name.type === 'Identifier' && GLOBAL_TYPES.test(name.name) && source.variable(name) === undefined;

/** An import of a driver, a name of its runner, and `page` of `test('opens', async ({ page }) => …)`. */
function isHandedByDriver(node: TSESTree.Node, source: Source): boolean {
  const definition = source.variable(node)?.defs[0];
  if (definition === undefined) return isFinder(node) || (isWindow(node) && (drives(source) || isTest(source)));
  if (definition.type !== 'Parameter') return isDriver(moduleOf(node, source));
  const { parent } = isFunction(definition.node) ? definition.node : definition.name;
  return parent.type === 'CallExpression' && isDriver(moduleOf(rootOf(parent.callee), source));
}

/** `$('#menu')` and not `$.get(url)`, where no file defines them. */
const isFinder = (name: TSESTree.Node): boolean => name.type === 'Identifier' && FINDERS.test(name.name) && name.parent.type === 'CallExpression' && name.parent.callee === name;

/** `browser.keys('a')` and not `browser.tabs.create()`, which an extension does. */
function isWindow(name: TSESTree.Node): boolean {
  if (name.type !== 'Identifier' || !WINDOWS.test(name.name)) return false;
  const { parent } = name;
  return parent.type === 'MemberExpression' && parent.object === name && (name.name !== 'browser' || parent.parent.type === 'CallExpression');
}

const isTest = ({ parsed: { scopeManager } }: Source): boolean => scopeManager?.scopes[0]?.through.some(({ identifier }) => HARNESS.test(identifier.name)) === true;
