import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { targetOf } from './answer-variable.js';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { contains, isFunction } from '../code/syntax.js';

/** The name of the error on a failure path; a `catch` that binds none is given one. Null where there is no error. */
export function bindError(draft: Draft, path: FailurePath): string | null {
  if (path.error !== null) return path.error;
  const { node } = path;
  return draft.once(node, () => {
    if (node.type === 'CatchClause') return bindCatch(draft, node);
    if (node.type === 'IfStatement') return errorOfPair(draft, node.test);
    return isFunction(node) && node.params.length === 0 && isPromiseHandler(node) ? bindHandler(draft, node) : null;
  });
}

function bindCatch(draft: Draft, clause: TSESTree.CatchClause): string | null {
  if (clause.param) return null;
  const name = draft.declare('error', clause.body);
  draft.insert(clause.range[0] + 'catch'.length, ` (${name})`);
  return name;
}

function bindHandler(draft: Draft, fn: TSESTree.Node & { readonly body: TSESTree.Node }): string | null {
  const head = draft.file.text.slice(fn.range[0], fn.body.range[0]);
  const name = draft.declare('error', fn.body);
  draft.insert(fn.range[0] + head.indexOf('(') + 1, name);
  return name;
}

/** `[error, value] = await settle(send())`, or `{ error, value }`: the one of a pair that a check asks for, where a local function sends the request. */
function errorOfPair({ site, file }: Draft, test: TSESTree.Expression): string | null {
  const sends = (call: TSESTree.Node): boolean => {
    const fn = call.type === 'CallExpression' ? localFunction(call, file) : null;
    return fn !== null && site.facts.operation.nodes.every((operation) => contains(fn, operation));
  };
  const targets = [...file.within(site.node)].filter(sends).map((call) => targetOf(call, file));
  const asked = [...file.within(test)].flatMap((part) => (part.type === 'Identifier' ? [part.name] : []));
  const names = targets.flatMap((target) => (target && target.type !== 'Identifier' ? [...file.within(target)] : [])).flatMap((part) => (part.type === 'Identifier' && file.variable(part) ? [part.name] : []));
  return names.find((name) => asked.includes(name)) ?? null;
}
