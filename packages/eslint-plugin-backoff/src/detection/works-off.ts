import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import type { Candidate } from '../sites/candidate.js';
import { isCaught } from '../sites/is-caught.js';
import { lastNameOf } from '../sites/members.js';
import { type Source, contains, enclosingFunction, isFunction, parentOf } from '../sites/source.js';

/**
 * `const clip = clips.current.shift(); try { await output.resume(); await play(clip); } catch { … } setTimeout(next, 0);`: each turn takes the
 * next out of a queue, and whatever fails on its way has failed for that one. What is put back is tried again.
 */
export function worksOff({ trace, run }: Path, candidate: Candidate, source: Source): boolean {
  const attempts = attemptsOf(trace);
  const [attempt] = attempts;
  if (attempt === undefined) return false;
  const taken = [...run.draws].some(([list, draws]) => draws >= attempts.length && ![...run.fills.keys()].some((filled) => filled === list || filled.startsWith(`${list}#`)));
  if (!taken) return false;
  const waits = trace.events.flatMap((event) => (event.kind === 'wait' ? [event.node] : []));
  const place = [...attempt.stack, attempt.node].find((node) => contains(candidate.node, node));
  return place !== undefined && takenBefore(place, candidate, source).some((item) => isWorkedOn(item, waits, source));
}

/** What the turns of a candidate take out of a list before `place`, each under a name. */
function takenBefore(place: TSESTree.Node, { node: candidate }: Candidate, source: Source): readonly TSESTree.VariableDeclarator[] {
  const own = isFunction(candidate) ? candidate : enclosingFunction(candidate);
  const inside = (node: TSESTree.Node): readonly TSESTree.VariableDeclarator[] => {
    if (node.range[0] >= place.range[0] || (isFunction(node) && node !== own)) return [];
    return node.type === 'VariableDeclarator' && isTake(node.init) ? [node] : source.children(node).flatMap(inside);
  };
  return inside(candidate);
}

const isTake = (node: TSESTree.Node | null): boolean =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.arguments.length === 0 && /^(shift|pop)$/.test(lastNameOf(node.callee));

/** Told to a call or taken apart, and not only where a failure is dealt with; the next of a table of delays is only waited for. */
function isWorkedOn(item: TSESTree.VariableDeclarator, waits: readonly TSESTree.Node[], source: Source): boolean {
  if (item.id.type !== 'Identifier') return true;
  const uses = source.declared(item, item.id).flatMap(({ references }) => references.map(({ identifier }) => identifier));
  return !uses.some((use) => reachesWait(use, waits, source)) && uses.some(isUsed);
}

/** Waited for, be it by way of constants: `const ms = Math.min(next, 1000); await sleep(ms);`. */
function reachesWait(use: TSESTree.Node, waits: readonly TSESTree.Node[], source: Source, depth = 0): boolean {
  if (waits.some((wait) => contains(wait, use))) return true;
  const made = depth < 3 ? declaratorAround(use) : null;
  return made?.id.type === 'Identifier' && source.declared(made, made.id).some(({ references }) => references.some(({ identifier }) => identifier !== made.id && reachesWait(identifier, waits, source, depth + 1)));
}

function declaratorAround(use: TSESTree.Node): TSESTree.VariableDeclarator | null {
  for (let outer = parentOf(use); outer !== null && !isFunction(outer); outer = parentOf(outer)) if (outer.type === 'VariableDeclarator') return outer.init !== null && contains(outer.init, use) ? outer : null;
  return null;
}

function isUsed(use: TSESTree.Node): boolean {
  if (isCaught(use)) return false;
  const parent = parentOf(use);
  return (parent?.type === 'CallExpression' && parent.callee !== use) || parent?.type === 'MemberExpression' || (parent?.type === 'VariableDeclarator' && parent.init === use && parent.id.type === 'ObjectPattern');
}
