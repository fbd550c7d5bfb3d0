import type { TSESTree } from '@typescript-eslint/types';

import { holds } from './holds.js';
import { lastNameOf, rootOf } from './members.js';
import { moduleOf } from './module-of.js';
import { type Source, contains, isFunction, parentOf } from './source.js';

const FILES = /^(node:)?(fs|fs\/promises|fs-extra|graceful-fs|rimraf)$/;

/** `fs.copyFile(from, to)`, `rimraf(directory)` */
export const worksOnFiles = (node: TSESTree.Node, source: Source): boolean => node.type === 'CallExpression' && FILES.test(moduleOf(rootOf(node.callee), source) ?? '');

/** Whether a call only takes a file away, or asks for it: `await fs.rm(part)`. */
export const clearsFiles = (node: TSESTree.Node, source: Source): boolean =>
  worksOnFiles(node, source) && node.type === 'CallExpression' && /^(rm|rmdir|unlink|remove|rimraf|emptyDir|pathExists|exists|access|stat)$/.test(lastNameOf(node.callee));

/** `fs.mkdir(lock)`, `fs.open(lock, 'wx')`: only one who asks for that gets it, the others wait for the lock to be free. Who asks for other failures, or takes it for well that it is there, waits for none. */
export function takesLock(node: TSESTree.Node, source: Source): boolean {
  return node.type === 'CallExpression' && worksOnFiles(node, source) && isForOne(node) && !isAskedOtherwise(node, source);
}

/** Whether a call makes something that is not to be there before. */
function isForOne({ callee, arguments: args }: TSESTree.CallExpression): boolean {
  const name = lastNameOf(callee).replace(/Sync$/, '');
  if (name === 'mkdir') return args.slice(1).every((argument) => isFunction(argument) || argument.type === 'Literal');
  return name === 'open' ? isExclusive(args[1]) : name === 'writeFile' && args[2]?.type === 'ObjectExpression' && args[2].properties.some((option) => option.type === 'Property' && lastNameOf(option.key) === 'flag' && isExclusive(option.value));
}

const isExclusive = (flag: TSESTree.Node | undefined): boolean => flag?.type === 'Literal' && typeof flag.value === 'string' && /^[aw]x\+?$/.test(flag.value);

/** Whether the `catch` around a call asks for a code that is none of being there already, or leaves where it is there. */
function isAskedOtherwise(call: TSESTree.Node, source: Source): boolean {
  const handler = handlerAround(call);
  return handler !== null && holds(handler, (node) => (node.type === 'Literal' && typeof node.value === 'string' && /^E[A-Z]{3,}$/.test(node.value) && node.value !== 'EEXIST') || leavesIfThere(node, source), source);
}

/** `if (error.code === 'EEXIST') return;` */
const leavesIfThere = (node: TSESTree.Node, source: Source): boolean =>
  node.type === 'IfStatement' && node.test.type === 'BinaryExpression' && node.test.operator.startsWith('==') && /EEXIST/.test(source.text(node.test)) && holds(node.consequent, ({ type }) => /^(Return|Break|Throw)Statement$/.test(type), source);

function handlerAround(node: TSESTree.Node): TSESTree.CatchClause | null {
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) if (outer.type === 'TryStatement' && contains(outer.block, node)) return outer.handler;
  return null;
}
