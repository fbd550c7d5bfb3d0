import type { TSESTree } from '@typescript-eslint/types';

import { isSleepName } from '../../interpreter/built-ins/sleep-names.js';
import { isAssertion } from '../../sites/assertion.js';
import { functionOf } from '../../sites/function-of.js';
import { isImported, lastNameOf, rootOf } from '../../sites/members.js';
import { type Source, isFunction } from '../../sites/source.js';
import { drives, isDriven, isElement } from './driven.js';

/** What a person does to what is on the screen, and looks for there. */
const BY_HAND = /^(tap|multiTap|longPress\w*|click|doubleClick|dblclick|press\w*|swipe|scroll\w*|hover|drag\w*|(replace|clear|type|set)Text|typeText|fill|setValue|toBe\w*|toExist|waitFor[A-Z]\w*)$/;

/** Functions of the file that call one another are followed so far. */
const MOST_CALLS = 3;

/** `page.click('#menu')`, `element(by.id('menu')).tap()`, `waitUntilThere(menu, 2000)`: a test, or a tool that does what a person would. */
export const drivesWindow = (node: TSESTree.Node, source: Source): boolean => node.type === 'CallExpression' && drivesBy(node, source, MOST_CALLS);

function drivesBy(call: TSESTree.CallExpression, source: Source, depth: number): boolean {
  const [first] = call.arguments;
  return isDriven(call, source) || (first !== undefined && isElement(first, source)) || isOfPage(call, source) || drivesThroughout(call, source, depth);
}

/** `MenuScreen.button.tap()`, `this.button.tap()`, in a file that drives a window by itself: what is from another one is seen in it, too. */
const isOfPage = ({ callee }: TSESTree.CallExpression, source: Source): boolean =>
  BY_HAND.test(lastNameOf(callee)) && (isImported(callee, source) || rootOf(callee).type === 'ThisExpression') && drives(source);

/** A function of this file in which all that is waited for drives the window, or asks how it looks. */
function drivesThroughout(call: TSESTree.CallExpression, source: Source, depth: number): boolean {
  const fn = depth === 0 ? null : functionOf(call.callee, source);
  const calls = fn?.body == null ? [] : awaitedIn(fn.body, source);
  const isOne = (inner: TSESTree.CallExpression): boolean => isAssertion(inner, source) || drivesBy(inner, source, depth - 1);
  return calls.some(isOne) && calls.every((inner) => isOne(inner) || isSleepName(lastNameOf(inner.callee), inner, source.names.sleepFunctions));
}

function awaitedIn(node: TSESTree.Node, source: Source): readonly TSESTree.CallExpression[] {
  if (isFunction(node)) return [];
  const own = node.type === 'AwaitExpression' && node.argument.type === 'CallExpression' ? [node.argument] : [];
  return [...own, ...source.children(node).flatMap((child) => awaitedIn(child, source))];
}
