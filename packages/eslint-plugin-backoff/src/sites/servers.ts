import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { type Source, enclosingClass } from './source.js';

/** `net.createServer()`, `new tls.Server()`, `dgram.createSocket('udp4')`: has done nothing yet by being made, it is begun by `listen` or `bind`. */
export function makesServer(node: TSESTree.Node): boolean {
  if (node.type === 'NewExpression') return /^(Https?)?Server$/i.test(lastNameOf(node.callee));
  return node.type === 'CallExpression' && /^create(\w*Server|Socket)$/.test(lastNameOf(node.callee));
}

/**
 * Whether a call has this program listen: `server.listen(port)`, `await once(server, 'listening')`. What is taken there is a
 * port of its own machine, and the only one that waits for it is the program itself.
 */
export function opensServer(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: args } = node;
  const [first] = args;
  if (lastNameOf(callee) === 'once' && args.length > 1 && first !== undefined && isServer(first, source)) return true;
  return callee.type === 'MemberExpression' && /^(listen|bind|once|on)$/.test(lastNameOf(callee)) && isServer(callee.object, source);
}

/** A server, or something by a name that this file gives to one. */
function isServer(node: TSESTree.Node, source: Source): boolean {
  const maker = begin(node);
  if (makesServer(maker)) return true;
  if (maker.type === 'Identifier') return source.variable(maker)?.references.some(({ writeExpr }) => writeExpr !== undefined && writeExpr !== null && makesServer(begin(writeExpr))) ?? false;
  const type = maker.type === 'MemberExpression' && maker.object.type === 'ThisExpression' ? enclosingClass(maker) : null;
  return type !== null && isMadeIn(type, source.text(maker), source);
}

/** What a chain of calls begins with: `server` in `server.once('error', fail).listen(port)`. */
function begin(node: TSESTree.Node): TSESTree.Node {
  const isChained = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !makesServer(node);
  return isChained && node.callee.type === 'MemberExpression' ? begin(node.callee.object) : node;
}

/** `this.server = createServer()` somewhere in a class. */
function isMadeIn(node: TSESTree.Node, field: string, source: Source): boolean {
  if (node.type === 'AssignmentExpression' && source.text(node.left) === field && makesServer(begin(node.right))) return true;
  return source.children(node).some((child) => isMadeIn(child, field, source));
}
