import type { FailurePath } from '../facts/retry-site.js';
import type { Draft } from './draft.js';
import { responseVariables } from './response-variable.js';
import { localFunction } from './local-function.js';
import { ancestors, contains, continuesIn, type FunctionNode, functionAround, isFunction, isLoop } from './syntax.js';

const made = new WeakMap<object, readonly FailurePath[]>();

/** The site's failure paths. A loop that tests the response in its head has one that is its body, a `continue` is one each. */
export function handledPaths(draft: Draft): readonly FailurePath[] {
  const known = made.get(draft) ?? pathsOf(draft);
  made.set(draft, known);
  return known;
}

function pathsOf(draft: Draft): readonly FailurePath[] {
  const { node, facts } = draft.site;
  if (isFunction(node) && facts.shape.failurePaths.length === 0) return branchesThatRetry(draft, node);
  if (facts.shape.failurePaths.length > 0 || !isLoop(node) || facts.operation.failsBy !== 'response') return facts.shape.failurePaths;
  const response = responseVariables(draft)[0]?.name ?? null;
  const check = { kind: 'check', error: null, response } as const;
  const again = continuesIn(node.body, node, draft.file);
  if (again.length > 0) return again.map((retryNode) => ({ ...check, node: retryNode.parent, body: retryNode, retryNode }));
  return response === null ? [] : [{ ...check, node, body: node.body, retryNode: null }];
}

/** The branches of conditional expressions in which a function calls itself: `ok ? value : left > 0 ? load(left - 1) : fail()`. */
function branchesThatRetry(draft: Draft, fn: FunctionNode): FailurePath[] {
  const calls = [...draft.file.within(fn)].filter((call) => call.type === 'CallExpression' && localFunction(call, draft.file) === fn);
  const response = responseVariables(draft)[0]?.name ?? null;
  return calls.flatMap((retryNode) => {
    const around = [...ancestors(retryNode)].filter((each) => contains(fn.body, each) && functionAround(each) === fn);
    const node = around.findLast(({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression');
    return node ? [{ kind: 'check', node, body: retryNode, error: null, response, retryNode } as const] : [];
  });
}
