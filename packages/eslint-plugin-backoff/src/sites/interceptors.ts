import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from './candidate.js';
import { functionOf } from './function-of.js';
import type { Outline } from './outline.js';
import type { Source } from './source.js';

/** Functions by which a client looks at what came of each request: `client.interceptors.response.use(done, failed)`. */
export function findInterceptors(outline: Outline, source: Source): readonly Candidate[] {
  return outline.interceptions.flatMap((registration) =>
    registration.arguments.slice(0, 2).flatMap((argument): readonly Candidate[] => {
      const node = functionOf(argument, source) ?? madeBy(argument, source);
      return node === null || node.params.length === 0 || node.body?.type === 'Identifier' ? [] : [{ kind: 'interceptor', node, registration }];
    }),
  );
}

/** `use(retryingWith(client, options))`: the function that a function of this file gives. */
function madeBy(node: TSESTree.Node, source: Source): TSESTree.FunctionLike | null {
  const maker = node.type === 'CallExpression' ? functionOf(node.callee, source) : null;
  const given = maker?.body?.type === 'BlockStatement' ? maker.body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument : maker?.body;
  return given === null || given === undefined ? null : functionOf(given, source);
}
