import type { TSESTree } from '@typescript-eslint/types';

import { livesOn } from '../../interpreter/scenario.js';
import { moduleOf } from '../../sites/module-of.js';
import type { Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `const connection = await open(config); connection.on('close', reopen);`, where `open` stands in another file of the project: only what
 * stood is lost, and how long it took until it did is known there.
 */
export const isOpenedElsewhere = ({ repetition: { operation }, source }: SiteRuns): boolean => [...operation].every(([node, form]) => livesOn(form) && isAwaitedFromProject(node, source));

function isAwaitedFromProject(node: TSESTree.Node, source: Source): boolean {
  return node.parent?.type === 'AwaitExpression' && node.type === 'CallExpression' && moduleOf(node.callee, source)?.startsWith('.') === true;
}
