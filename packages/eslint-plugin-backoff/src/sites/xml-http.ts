import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { type Source, parentOf } from './source.js';

/** What a browser's own client is called: the first of all. */
export const XML_HTTP = 'XMLHttpRequest';

/**
 * `new XMLHttpRequest()`, or by a name that it is kept under where there is one, `let XHR = null; if (typeof XMLHttpRequest !== 'undefined') XHR =
 * XMLHttpRequest;`: has done nothing yet by being made, it is sent by `send`.
 *
 * @param usesOf the places at which the file uses the variable of a name
 */
export const makesXmlHttp = (node: TSESTree.Node, usesOf: (name: TSESTree.Identifier) => readonly TSESTree.Node[]): boolean =>
  node.type === 'NewExpression' && (isXmlHttpClass(node.callee) || (node.callee.type === 'Identifier' && usesOf(node.callee).some(isSetToXmlHttp)));

const isXmlHttpClass = (node: TSESTree.Node): boolean => lastNameOf(node) === XML_HTTP;

function isSetToXmlHttp(use: TSESTree.Node): boolean {
  const parent = parentOf(use);
  return parent?.type === 'AssignmentExpression' && parent.left === use && isXmlHttpClass(parent.right);
}

/** The same, where the analysis asks. */
export const isXmlHttpMade = (node: TSESTree.Node, source: Source): boolean => makesXmlHttp(node, (name) => source.variable(name)?.references.map(({ identifier }) => identifier) ?? []);
