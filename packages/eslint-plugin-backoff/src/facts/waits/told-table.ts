import type { TSESTree } from '@typescript-eslint/types';

import { handedIn, placeOf } from '../../sites/handed-in.js';
import { holds } from '../../sites/holds.js';
import { rootOf } from '../../sites/members.js';
import { type Source, isFunction } from '../../sites/source.js';

/** `setTimeout(retry, delays[attempt])` where a caller in this file writes the table down: `load(url, { delays: [100, 1000, 5000] })`. */
export function isTableTold(wait: TSESTree.Node, source: Source): boolean {
  if (wait.type === 'MemberExpression' && wait.computed) return isHandedTable(rootOf(wait), source);
  return !isFunction(wait) && source.children(wait).some((child) => isTableTold(child, source));
}

function isHandedTable(name: TSESTree.Node, source: Source): boolean {
  const place = placeOf(name, source);
  return place !== null && handedIn(place, [place.node], source).some((handed) => handed !== undefined && holds(handed, isTable, source));
}

const isTable = (node: TSESTree.Node): boolean => node.type === 'ArrayExpression' && node.elements.length > 1 && node.elements.every((each) => each?.type === 'Literal' && typeof each.value === 'number');
