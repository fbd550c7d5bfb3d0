import type { TSESTree } from '@typescript-eslint/types';

import { ownField } from '../../sites/class-parts.js';
import { isHttpClient } from '../../sites/http-types.js';
import type { Source } from '../../sites/source.js';
import { declarationOf } from './declaration.js';

/** Whether a call is made of, or is handed, what is declared to be a client of HTTP: `http.get(url)`, `loadOrders(http)` with `http: HttpClient`. */
export function goesByHttpClient(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  return [node.callee, ...node.arguments].some((part) => {
    const { type } = declarationOf(holderOf(part), source);
    return type !== null && isHttpClient(type);
  });
}

/** `http` of `http.orders.get`, `this.http` of `this.http.orders.get`. */
function holderOf(node: TSESTree.Node): TSESTree.Node {
  if (node.type === 'TSAsExpression') return holderOf(node.expression);
  return node.type === 'MemberExpression' && ownField(node) === null ? holderOf(node.object) : node;
}
