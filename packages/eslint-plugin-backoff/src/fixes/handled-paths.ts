import type { FailurePath } from '../facts/retry-site.js';
import type { Draft } from './draft.js';
import { responseVariables } from './response-variable.js';
import { isLoop } from './syntax.js';

/** The site's failure paths. A loop that tests the response in its head has one that is its body. */
export function handledPaths(draft: Draft): readonly FailurePath[] {
  const { node, facts } = draft.site;
  if (facts.shape.failurePaths.length > 0 || !isLoop(node) || facts.operation.failsBy !== 'response') return facts.shape.failurePaths;
  const response = responseVariables(draft)[0]?.name ?? null;
  return response === null ? [] : [{ kind: 'check', node, body: node.body, error: null, response, retryNode: null }];
}
