import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../sites/by-name.js';
import type { Candidate } from '../sites/candidate.js';
import { functionOf } from '../sites/function-of.js';
import { holds } from '../sites/holds.js';
import { isCaught } from '../sites/is-caught.js';
import { lastNameOf, rootOf } from '../sites/members.js';
import { moduleOf } from '../sites/module-of.js';
import { handlerOf, outwards } from '../sites/outwards.js';
import { type Source, contains, enclosingFunction, parentOf } from '../sites/source.js';
import { wordsOf } from '../sites/words-of.js';
import type { Discovered } from './discover.js';

/**
 * `async token(left = 5) { try { return await post(url); } catch (error) { if (left === 0) throw error; return token(left - 1); } }`, called by what is
 * tried again as a whole: its request has a retry of its own, which answers for it.
 */
export function isTriedWithin({ node, within, isLocal }: Discovered, { node: candidate }: Candidate, source: Source): boolean {
  return !isLocal && (isHandedToRetry(node, candidate, source) || within.some((call, i) => {
    const fn = call.type === 'CallExpression' ? functionOf(call.callee, source) : null;
    return fn !== null && !contains(fn, candidate) && (callsItself(fn, source) || isTriedInLoop(within[i + 1] ?? node, fn));
  }));
}

/** `retryResponse(() => fetch(url))`, of another file: what becomes of a failure is told there, and how long it waits. */
function isHandedToRetry(node: TSESTree.Node, candidate: TSESTree.Node, source: Source): boolean {
  for (let fn = enclosingFunction(node); fn !== null && !contains(fn, candidate); fn = enclosingFunction(fn)) {
    const call = parentOf(fn);
    if (call?.type === 'CallExpression' && call.callee !== fn && isRetryElsewhere(call.callee, source)) return true;
  }
  return false;
}

const isRetryElsewhere = (callee: TSESTree.Node, source: Source): boolean => isRetry(lastNameOf(callee)) && /^([./]|[@~]\/)/.test(moduleOf(rootOf(callee), source) ?? '');

const isRetry = byName((name) => /\bretr(y|ies|ying)\b/.test(wordsOf(name)) && !/\b(no|not|non|without|on|skip|disable|should|can|is)\b/.test(wordsOf(name)));

/** In answer to a failure: what calls itself for the next page tries nothing again. */
const callsItself = (fn: TSESTree.FunctionLike, source: Source): boolean =>
  fn.body != null && holds(fn.body, (inner) => inner.type === 'CallExpression' && functionOf(inner.callee, source) === fn && isCaught(inner), source);

/** `for (…) { try { return await post(url); } catch (error) { … } }`, where the `catch` leads to the next turn. */
function isTriedInLoop(node: TSESTree.Node, fn: TSESTree.Node): boolean {
  const around = [...outwards(node, fn)];
  const tried = around.findIndex((each) => goesOn(handlerOf(each)));
  return tried !== -1 && around.slice(tried).some(([, outer]) => /^(For|While|DoWhile)Statement$/.test(outer.type));
}

/** Whether a `catch` leads on to what stands behind it. */
export const goesOn = (handler: TSESTree.CatchClause | null): boolean => handler !== null && !/^(Throw|Return|Break)Statement$/.test(handler.body.body.at(-1)?.type ?? '');
