import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';

/** `client.connect()`, `connectRealtime()`, `this.ensureConnection()`, `socket.open()`, `waitForSocketReady()`: what is opened for long. */
export function isConnect(node: TSESTree.Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const name = lastNameOf(node.callee);
  if (/^(?:(?:re)?connect|try(?:Re)?[Cc]onnect)(?:[A-Z]|$)|^waitFor\w*(?:Socket|Connect)/.test(name)) return true;
  return node.callee.type === 'MemberExpression' && (/^(re)?connect$|[a-z]Connection$/i.test(name) || (name === 'open' && node.arguments.length === 0));
}
