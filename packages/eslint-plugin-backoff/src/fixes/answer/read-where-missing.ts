import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';

/**
 * `if (!error.response || …) retry(); else log(error.response.data);`: where the last attempt is to go the other way as well, what is read there
 * may be missing.
 *
 * @returns whether all that is read there can be
 */
export function readWhereMissing(draft: Draft, test: TSESTree.Node): boolean {
  const { file } = draft;
  const otherwise = test.parent?.type === 'IfStatement' ? test.parent.alternate : null;
  const missing = [...file.within(test)].flatMap((node) => (node.type === 'UnaryExpression' && node.operator === '!' ? [file.textOf(node.argument)] : []));
  const reads = (otherwise === null ? [] : [...file.within(otherwise)]).flatMap((node) => (node.type === 'MemberExpression' && !node.optional && missing.includes(file.textOf(node.object)) ? [node] : []));
  if (!reads.every(isOnlyRead)) return false;
  for (const node of reads) draft.once(node, () => {
    if (node.computed) draft.insert(node.object.range[1], '?.');
    else draft.replaceRange([node.object.range[1], node.property.range[0]], '?.');
    return null;
  });
  return true;
}

/** Whether a member is asked for its value alone, or for one of what it gives: nothing is written there or made by it. */
function isOnlyRead(node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object !== node || isOnlyRead(parent);
    case 'CallExpression':
      return parent.callee !== node || isOnlyRead(parent);
    case 'AssignmentExpression':
      return parent.left !== node;
    case 'NewExpression':
      return parent.callee !== node;
    case 'Property':
      return parent.parent.type === 'ObjectExpression';
    case 'UpdateExpression':
    case 'TaggedTemplateExpression':
      return false;
    default:
      return true;
  }
}
