import type { TSESTree } from '@typescript-eslint/types';

import { isParameter } from '../../sites/parameters.js';
import { type Source, isFunction } from '../../sites/source.js';

/** How a condition comes out in what is meant to go well: of `if (isText(body)) return body; … throw new TypeError();` it holds. */
export const wayOut = (branch: TSESTree.IfStatement): boolean | undefined => (thrownBehind(branch) === null ? undefined : true);

/** The same where somebody deals with a failure that was handed to him: `(error) => { if (isBusy(error)) return send(error.config); throw error; }` */
export function wayOutOf(branch: TSESTree.IfStatement, source: Source): boolean | undefined {
  const thrown = thrownBehind(branch);
  return thrown !== null && isParameter(thrown, source) ? true : undefined;
}

/** What a function throws in the end that returns something before on this condition. */
function thrownBehind({ consequent, alternate, parent }: TSESTree.IfStatement): TSESTree.Expression | null {
  if (alternate !== null || lastOf(consequent)?.type !== 'ReturnStatement' || parent.type !== 'BlockStatement' || !isFunction(parent.parent)) return null;
  const end = lastOf(parent);
  return end?.type === 'ThrowStatement' ? end.argument : null;
}

const lastOf = (node: TSESTree.Statement): TSESTree.Statement | undefined => (node.type === 'BlockStatement' ? node.body.at(-1) : node);
