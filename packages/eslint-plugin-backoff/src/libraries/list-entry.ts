import type { TSESTree } from '@typescript-eslint/types';

import { isFunction } from '../sites/source.js';
import { answered } from './option-nodes.js';

/** The one entry of a list, or what a function makes each of: `jobs.map((data) => ({ … }))`. Undefined where entries may differ. */
export function entryOf(list: TSESTree.CallExpressionArgument): TSESTree.Expression | undefined {
  if (list.type === 'ArrayExpression') return onlyEntry(list);
  const make = list.type === 'CallExpression' && isMap(list.callee) ? list.arguments[0] : undefined;
  const made = make !== undefined && isFunction(make) ? answered(make) : null;
  return made?.type === 'ObjectExpression' ? made : undefined;
}

function onlyEntry({ elements: [only = null, ...others] }: TSESTree.ArrayExpression): TSESTree.Expression | undefined {
  return only === null || only.type === 'SpreadElement' || others.length > 0 ? undefined : only;
}

const isMap = (callee: TSESTree.Expression): boolean => callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'map';
