import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { functionOf } from '../sites/function-of.js';
import { holds } from '../sites/holds.js';
import { lastNameOf, rootOf, unwrapped } from '../sites/members.js';
import { type Around, handlerOf, outwards } from '../sites/outwards.js';
import { type Source, isFunction } from '../sites/source.js';
import { isBegunBefore, isPromiseParameter } from './begun-before.js';
import { goesOn } from './tried-within.js';

/** Where a candidate waits for one promise again, and for nothing else: it comes out as it did before. Null where it does not. */
export function samePromiseIn({ kind, node }: Candidate, source: Source): TSESTree.Node | null {
  if (kind === 'loop') return within(node, (inner) => isTriedAgain(inner, node, source), source);
  return kind === 'function' && isFunction(node) ? within(node, (inner) => isHandedOn(inner, node, source), source) : null;
}

/** The first node that is wanted of those that are a loop's or a function's own: not of a function inside. */
function within(node: TSESTree.Node, isWanted: (inner: TSESTree.Node) => boolean, source: Source): TSESTree.Node | null {
  if (isWanted(node)) return node;
  for (const child of source.children(node)) {
    const found = isFunction(child) && child !== node ? null : within(child, isWanted, source);
    if (found !== null) return found;
  }
  return null;
}

/** `for (…) { try { return await pending; } catch (error) { await sleep(1000); } }`, and nothing else that leads out of the loop. */
function isTriedAgain(node: TSESTree.Node, loop: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'AwaitExpression' || !isBegunBefore(unwrapped(node.argument), loop, source)) return false;
  const around = [...outwards(node, loop)].find((each) => handlerOf(each) !== null);
  return around !== undefined && leadsOn(around, source) && isAllOf(loop, around[1], source) && leaves(around[0], source) && waitsForNothingElse(around[0], node, source);
}

/** The `catch` leads to the next turn: it ends neither the loop nor the process. */
const leadsOn = (around: Around, source: Source): boolean => goesOn(handlerOf(around)) && !holds(handlerOf(around) ?? around[1], (inner) => source.text(inner) === 'process.exit', source);

/** Whether a statement stands in a loop by itself, beside others none of which leaves the loop or tries something. */
function isAllOf(loop: TSESTree.Node, statement: TSESTree.Node, source: Source): boolean {
  const body = 'body' in loop && !Array.isArray(loop.body) ? loop.body : null;
  if (body?.type !== 'BlockStatement' || statement.parent !== body) return false;
  return body.body.every((other) => other === statement || !holds(other, ({ type }) => /^(Return|Break|Try)Statement$/.test(type), source));
}

/** Whether what is tried ends the loop where all is well. */
const leaves = (block: TSESTree.Node, source: Source): boolean => holds(block, ({ type }) => type === 'ReturnStatement' || type === 'BreakStatement', source);

const waitsForNothingElse = (block: TSESTree.Node, awaited: TSESTree.Node, source: Source): boolean =>
  !holds(block, (inner) => (inner.type === 'AwaitExpression' && inner !== awaited) || ((inner.type === 'CallExpression' || inner.type === 'NewExpression') && !isLog(inner, source)), source);

const isLog = (call: TSESTree.CallExpression | TSESTree.NewExpression, source: Source): boolean => source.text(rootOf(call.callee)) === 'console';

/** `async function retry(promise, left) { try { return await promise; } catch { return retry(promise, left - 1); } }`, `promise.catch(() => retry(promise))` */
function isHandedOn(node: TSESTree.Node, fn: TSESTree.FunctionLike, source: Source): boolean {
  const [promise, handler] = node.type === 'AwaitExpression' ? awaitedIn(node, fn, source) : node.type === 'CallExpression' ? reactedTo(node) : [null, null];
  if (promise?.type !== 'Identifier' || handler === null || source.variable(promise)?.references.some((use) => use.isWrite()) !== false) return false;
  const place = fn.params.findIndex((param) => param.type === 'Identifier' && source.variable(param) === source.variable(promise) && isPromiseParameter(param, source));
  return place !== -1 && holds(handler, (inner) => inner.type === 'CallExpression' && functionOf(inner.callee, source) === fn && isSame(inner.arguments[place], promise, source), source);
}

const isSame = (given: TSESTree.Node | undefined, promise: TSESTree.Identifier, source: Source): boolean => given?.type === 'Identifier' && source.variable(given) === source.variable(promise);

/** What is waited for, and what deals with its failure. */
type Tried = readonly [promise: TSESTree.Node | null, handler: TSESTree.Node | null];

function awaitedIn(node: TSESTree.AwaitExpression, fn: TSESTree.FunctionLike, source: Source): Tried {
  const around = [...outwards(node, fn)].find((each) => handlerOf(each) !== null);
  return around !== undefined && waitsForNothingElse(around[0], node, source) ? [unwrapped(node.argument), handlerOf(around)] : [null, null];
}

function reactedTo({ callee, arguments: [first, second] }: TSESTree.CallExpression): Tried {
  if (callee.type !== 'MemberExpression') return [null, null];
  const name = lastNameOf(callee);
  return [unwrapped(callee.object), (name === 'catch' ? first : name === 'then' ? second : null) ?? null];
}
