import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf, rootOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import { moduleOf } from '../../sites/module-of.js';

const LOCAL_MODULES = /^(node:)?(fs|fs\/promises|fs-extra|graceful-fs|child_process|cluster|worker_threads|rimraf)$/;

/** Files, processes and threads of this machine. */
export function isLocal(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  if (lastNameOf(node.callee).endsWith('Sync') || isThread(node, source)) return true;
  const module = moduleOf(rootOf(node.callee), source);
  return module !== null && LOCAL_MODULES.test(module);
}

/** `new Worker(…)` of the browser. */
const isThread = ({ type, callee }: TSESTree.CallExpression | TSESTree.NewExpression, source: Source): boolean =>
  type === 'NewExpression' && lastNameOf(callee) === 'Worker' && source.variable(callee) === undefined;
