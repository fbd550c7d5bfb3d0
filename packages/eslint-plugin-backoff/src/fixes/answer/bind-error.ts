import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import { targetOf } from './answer-variable.js';
import type { Draft } from '../code/draft.js';
import { isFailureName } from '../../interpreter/outside/settled.js';
import { localFunction } from '../code/local-function.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { insertIntoFunction, insertStatements } from '../code/insert-statement.js';
import { contains, type FunctionNode, isFunction } from '../code/syntax.js';

/** The name of the error on a failure path; a `catch` that binds none is given one. Null where there is no error. */
export function bindError(draft: Draft, path: FailurePath): string | null {
  if (path.error !== null) return path.error;
  const { node } = path;
  return draft.once(node, () => {
    if (node.type === 'CatchClause') return bindCatch(draft, node);
    if (node.type === 'IfStatement') return errorOfPair(draft, node.test);
    return isFunction(node) && isPromiseHandler(node) ? bindHandler(draft, node) : null;
  });
}

function bindCatch(draft: Draft, clause: TSESTree.CatchClause): string | null {
  if (clause.param) return bindWhole(draft, clause.param, clause.body, (lines) => { insertStatements(draft, { kind: 'start', block: clause.body }, lines, -2); });
  const name = draft.declare('error', clause.body);
  draft.insert(clause.range[0] + 'catch'.length, ` (${name})`);
  return name;
}

/** `{ response }` becomes the whole error, and what is taken out of it is taken out behind that. */
function bindWhole(draft: Draft, pattern: TSESTree.Node, body: TSESTree.Node, insert: (lines: readonly string[]) => void): string | null {
  if (pattern.type !== 'ObjectPattern') return null;
  const { file, style } = draft;
  const name = draft.declare('error', body);
  const end = pattern.typeAnnotation?.range[0] ?? pattern.range[1];
  draft.replaceRange([pattern.range[0], end], name);
  insert([`const ${file.text.slice(pattern.range[0], end)} = ${name}${style.semicolon}`]);
  return name;
}

function bindHandler(draft: Draft, fn: FunctionNode): string | null {
  const [param, ...others] = fn.params;
  if (param) return others.length === 0 ? bindWhole(draft, param, fn.body, (lines) => { insertIntoFunction(draft, fn, lines); }) : null;
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
  const names = targets.flatMap((target) => (target && target.type !== 'Identifier' ? [...file.within(target)] : [])).flatMap((part) => (part.type === 'Identifier' && file.variable(part) && isOfFailure(part) ? [part.name] : []));
  return names.find((name) => asked.includes(name)) ?? null;
}

/** A place of a tuple, or what an object keeps under the name of a failure: `{ error: problem }`, and not `{ status }`. */
function isOfFailure({ parent }: TSESTree.Node): boolean {
  if (parent?.type === 'AssignmentPattern') return isOfFailure(parent);
  return parent?.type !== 'Property' || (parent.key.type === 'Identifier' && isFailureName(parent.key.name));
}
