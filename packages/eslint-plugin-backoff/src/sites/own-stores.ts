import type { TSESTree } from '@typescript-eslint/types';

import { unwrapped } from './members.js';
import { type Source, isFunction } from './source.js';

/** What a function gives that does no more than to make it: `(set, get) => ({ … })`. Null where that is no object written there. */
export function objectGivenBy(fn: TSESTree.FunctionLike): TSESTree.ObjectExpression | null {
  const last = fn.body?.type === 'BlockStatement' ? fn.body.body.at(-1) : fn.body;
  const given = last?.type === 'ReturnStatement' ? last.argument : last;
  const made = given ? unwrapped(given) : null;
  return made?.type === 'ObjectExpression' ? made : null;
}

/** The object of a store of which one of its own functions asks for the rest: `get()` in `create((set, get) => ({ … get().connect() … }))`. */
export function storeAskedBy({ callee, arguments: args }: TSESTree.CallExpression, source: Source): TSESTree.ObjectExpression | null {
  const [definition] = args.length > 0 || callee.type !== 'Identifier' ? [] : (source.variable(callee)?.defs ?? []);
  return definition?.type === 'Parameter' && isFunction(definition.node) ? objectGivenBy(definition.node) : null;
}
