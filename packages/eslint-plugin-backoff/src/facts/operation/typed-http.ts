import type { TSESTree } from '@typescript-eslint/types';

import { isHttpClient } from '../../sites/http-types.js';
import type { Source } from '../../sites/source.js';
import { declaredType } from './declared-type.js';

/** Whether a call is made of, or is handed, what is declared to be a client of HTTP: `http.get(url)`, `loadOrders(http)` with `http: HttpClient`. */
export function goesByHttpClient(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  return [node.callee, ...node.arguments].some((part) => {
    const type = declaredType(part, source);
    return type !== null && isHttpClient(type);
  });
}
