import type { TSESTree } from '@typescript-eslint/types';

import type { Edit, TextChange } from './edit.js';
import type { SourceFile } from './source-file.js';
import { calleeName, type FunctionNode, isFunction } from './syntax.js';

/**
 * Whether an edit leaves it as it is when a component is rendered, and what its functions see of it: what a render itself works out
 * may be what an effect depends on, and a function that a hook keeps knows only those values by which it is renewed.
 */
export function keepsRenders({ changes }: Edit, component: TSESTree.FunctionLike, file: SourceFile): boolean {
  return changes.every((change) => {
    if (!holds(component, change)) return change.range[0] === change.range[1];
    const fn = [...file.within(component)].find((node): node is FunctionNode => isFunction(node) && node !== component && holds(node, change));
    return fn !== undefined && (!isKept(fn) || knows(fn, change, component, file));
  });
}

const holds = (node: TSESTree.Node, { range: [start, end] }: TextChange): boolean => node.range[0] < start && end < node.range[1];

/** `useEffect(() => …)`, `useCallback(() => …)` */
const isKept = ({ parent }: FunctionNode): boolean => parent.type === 'CallExpression' && /^use[A-Z]/.test(calleeName(parent) ?? '');

/** Whether a function mentions already what a change has it mention of its component. */
function knows(fn: FunctionNode, { text }: TextChange, component: TSESTree.FunctionLike, file: SourceFile): boolean {
  const told = new Set([...file.within(fn)].flatMap((node) => (node.type === 'Identifier' ? [node.name] : [])));
  const names = [...file.within(component)].flatMap((node) => (node.type === 'Identifier' && file.variable(node)?.scope.block === component ? [node.name] : []));
  return names.every((name) => told.has(name) || !new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`).test(text));
}
