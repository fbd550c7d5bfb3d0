import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';

/** What a browser's own client is called: the first of all. */
export const XML_HTTP = 'XMLHttpRequest';

/** `new XMLHttpRequest()`: has done nothing yet by being made, it is sent by `send`. */
export const makesXmlHttp = (node: TSESTree.Node): boolean => node.type === 'NewExpression' && lastNameOf(node.callee) === XML_HTTP;
