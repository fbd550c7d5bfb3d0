import type { FailurePath } from '../facts/retry-site.js';
import type { Draft } from './draft.js';
import { responseVariables } from './response-variable.js';
import { continuesIn, isLoop } from './syntax.js';

const made = new WeakMap<object, readonly FailurePath[]>();

/** The site's failure paths. A loop that tests the response in its head has one that is its body, a `continue` is one each. */
export function handledPaths(draft: Draft): readonly FailurePath[] {
  const known = made.get(draft) ?? pathsOf(draft);
  made.set(draft, known);
  return known;
}

function pathsOf(draft: Draft): readonly FailurePath[] {
  const { node, facts } = draft.site;
  if (facts.shape.failurePaths.length > 0 || !isLoop(node) || facts.operation.failsBy !== 'response') return facts.shape.failurePaths;
  const response = responseVariables(draft)[0]?.name ?? null;
  const check = { kind: 'check', error: null, response } as const;
  const again = continuesIn(node.body, node, draft.file);
  if (again.length > 0) return again.map((retryNode) => ({ ...check, node: retryNode.parent, body: retryNode, retryNode }));
  return response === null ? [] : [{ ...check, node, body: node.body, retryNode: null }];
}
