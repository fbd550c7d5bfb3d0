import type { TSESTree } from '@typescript-eslint/types';

import { askedFirst } from './asked-first.js';
import { assertsInTest } from './awaited-in-test.js';
import type { Candidate } from './candidate.js';
import { changesAim } from './changed-aim.js';
import { comesAnyway } from './comes-anyway.js';
import { isLeftForLater } from './left-for-later.js';
import { isLetOn } from './let-on.js';
import { lastNameOf } from './members.js';
import type { Outline } from './outline.js';
import { isNamedAnew } from './named-anew.js';
import { readsAlike } from './reads-alike.js';
import { isInterval } from './scheduled-call.js';
import { servesAnother } from './serves-another.js';
import { type Source, contains, isFunction, parentOf } from './source.js';
import { isWorkedOutAnew } from './worked-out-anew.js';

/** How many statements stand at most from a call to its second try. */
const FARTHEST = 6;

/**
 * A call that is written once more further on, behind what may tell that the first one failed: a question about what it
 * answered, `if (!response.ok) { response = await fetch(url); }`, a `try` around it that catches, or a handler of its promise.
 */
export function findSecondTries({ asked }: Outline, source: Source): readonly Candidate[] {
  const found = new Map<TSESTree.Node, Candidate>();
  for (const call of asked) {
    const candidate = secondTryOf(call, source);
    if (candidate !== null && !found.has(candidate.node)) found.set(candidate.node, candidate);
  }
  return [...found.values()];
}

function secondTryOf(first: TSESTree.CallExpression, source: Source): Candidate | null {
  for (const list of listsAround(first)) {
    const call = nextLike(first, list, source);
    if (call === null) continue;
    const stretch = list.slice(indexOf(first, list), indexOf(call, list) + 1);
    const node = mayTryAgain(stretch, call, source) && !isLeftForLater(call, first) && !isAnother(first, call, stretch, source) ? decidedIn(first, call, stretch, source) : null;
    return node === null ? null : { kind: 'repeat', node, secondTry: { stretch: [...declaredFor(stretch, list), ...stretch], calls: [first, call] } };
  }
  return null;
}

/** It serves something else, what it is told is worked out in another way, or it is the next step of what a test looks at. */
const isAnother = (first: TSESTree.CallExpression, again: TSESTree.CallExpression, nodes: readonly TSESTree.Node[], source: Source): boolean =>
  servesAnother(first, again, source) || nodes.some((node) => assertsInTest(node, source)) || isNamedAnew(first, again, source) || isWorkedOutAnew([again], { nodes, to: first.range[0] }, { nodes, from: first.range[1], to: again.range[0] }, source);

/** `let failed = false;` right before a `try` that sets it. */
function declaredFor([begin]: readonly TSESTree.Node[], list: readonly TSESTree.Node[]): readonly TSESTree.Node[] {
  if (begin?.type !== 'TryStatement') return [];
  const before = list.slice(0, list.indexOf(begin));
  return before.slice(before.findLastIndex(({ type }) => type !== 'VariableDeclaration') + 1);
}

/** What is called again from a loop, or at an interval, is a matter of that, what is called again in any case, or because something else went well, is no answer to a failure, and what goes by another setting then is called otherwise. */
const mayTryAgain = (stretch: readonly TSESTree.Node[], again: TSESTree.Node, source: Source): boolean =>
  stretch.length <= FARTHEST && !isLooped(again, stretch) && !comesAnyway(again, stretch, source) && !isLetOn(again, stretch, source, (node) => isToldOf(node, stretch, source)) && !stretch.some((part) => changesAim(part, source, again.range[0]));

/** Whether a node names what the first of some statements has declared or set. */
const isToldOf = (node: TSESTree.Node, [begin]: readonly TSESTree.Node[], source: Source): boolean => begin !== undefined && (contains(begin, node) || mentions(node, new Set(writtenIn(begin, source)), source));

function isLooped(node: TSESTree.Node, stretch: readonly TSESTree.Node[]): boolean {
  for (let outer = parentOf(node); outer !== null && isWithin(outer, stretch); outer = parentOf(outer)) {
    if (/^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(outer.type) || isInterval(outer)) return true;
  }
  return false;
}

const isWithin = (node: TSESTree.Node, stretch: readonly TSESTree.Node[]): boolean => stretch.some((part) => contains(part, node));

const indexOf = (node: TSESTree.Node, list: readonly TSESTree.Node[]): number => list.findIndex((part) => contains(part, node));

/** The statements beside the one that holds a node, or the expression that is its function; then, around each `try`, those beside that. */
function* listsAround(node: TSESTree.Node): Generator<readonly TSESTree.Node[]> {
  for (let inner = node, outer = parentOf(node); outer !== null; inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'BlockStatement' || outer.type === 'Program') {
      yield outer.body;
      if (parentOf(outer)?.type !== 'TryStatement') return;
    }
    if (isFunction(outer)) {
      yield [inner];
      return;
    }
  }
}

/** The next call in a list that reads as another one does, after it and not too far. */
function nextLike(first: TSESTree.CallExpression, list: readonly TSESTree.Node[], source: Source): TSESTree.CallExpression | null {
  const begin = indexOf(first, list);
  const near = list.slice(begin, begin + FARTHEST);
  for (const end of endsOf(lastNameOf(first.callee), first.range[1], near.at(-1)?.range[1] ?? 0, source)) {
    const call = near.map((part) => calledBy(end, part, source)).find((found) => found !== null);
    if (call !== undefined && readsAlike(call, first, source)) return call;
  }
  return null;
}

/** Where a name ends in a stretch of the text. */
function* endsOf(name: string, from: number, to: number, { parsed: { text } }: Source): Generator<number> {
  if (name === '') return;
  // Cut off there: most names are not written again, and each would be looked for to the end of the file.
  const stretch = text.slice(0, to);
  for (let at = stretch.indexOf(name, from); at !== -1; at = stretch.indexOf(name, at + 1)) yield at + name.length;
}

/** The call whose callee ends there. */
function calledBy(end: number, node: TSESTree.Node, source: Source): TSESTree.CallExpression | null {
  if (node.range[0] > end || node.range[1] < end) return null;
  if (node.type === 'CallExpression' && node.callee.range[1] === end) return node;
  for (const child of source.children(node)) {
    const found = calledBy(end, child, source);
    if (found !== null) return found;
  }
  return null;
}

/** What decides on the second call: its own statement, where that asks; else all that is around both. Null where nothing does. */
function decidedIn(first: TSESTree.Node, again: TSESTree.Node, stretch: readonly TSESTree.Node[], source: Source): TSESTree.Node | null {
  const [begin, ...further] = stretch;
  const last = further.at(-1);
  if (begin === undefined) return null;
  if (last === undefined) return isAnsweredBy(first, again) ? begin : null;
  const isAsked = begin.type === 'TryStatement' ? begin.handler !== null : isIn(questionOf(begin), first) || asks(further, new Set(writtenIn(begin, source)), source);
  return isAsked ? ((questionOf(last) === null || begin.type === 'TryStatement' ? last.parent : last) ?? null) : null;
}

/** `fetch(url).catch(() => fetch(url))`, `(await load()) ?? (await load())`: what the first call comes to decides on the second. */
function isAnsweredBy(first: TSESTree.Node, again: TSESTree.Node): boolean {
  let around = first.parent;
  while (around !== undefined && !contains(around, again)) around = around.parent;
  return around !== undefined && isIn(questionOf(around), first);
}

const isIn = (outer: TSESTree.Node | null, inner: TSESTree.Node): boolean => outer !== null && contains(outer, inner);

/** On what it hangs which part of a node is run; of a call, `load().catch(again)`, what is called. */
const questionOf = (node: TSESTree.Node): TSESTree.Node | null => (node.type === 'CallExpression' ? node.callee : askedFirst(node));

/** Whether some part asks about one of these names, or about what was made of it: `const body = await response.json(); if (body.error) …`. */
function asks(parts: readonly TSESTree.Node[], names: Set<string>, source: Source): boolean {
  return parts.some((part) => {
    if (isAbout(part, names, source)) return true;
    if (mentions(part, names, source)) writtenIn(part, source).forEach((name) => names.add(name));
    return false;
  });
}

function isAbout(node: TSESTree.Node, names: ReadonlySet<string>, source: Source): boolean {
  const question = askedFirst(node);
  return (question !== null && mentions(question, names, source)) || source.children(node).some((child) => isAbout(child, names, source));
}

const mentions = (node: TSESTree.Node, names: ReadonlySet<string>, source: Source): boolean =>
  node.type === 'Identifier' ? names.has(node.name) : source.children(node).some((child) => mentions(child, names, source));

/** The names that a stretch of code declares or sets. */
function writtenIn(node: TSESTree.Node, source: Source): readonly string[] {
  if (isFunction(node)) return [];
  const target = node.type === 'VariableDeclarator' ? node.id : node.type === 'AssignmentExpression' ? node.left : null;
  return [...(target === null ? [] : namesIn(target, source)), ...source.children(node).flatMap((child) => writtenIn(child, source))];
}

const namesIn = (node: TSESTree.Node, source: Source): readonly string[] =>
  node.type === 'Identifier' ? [node.name] : source.children(node).flatMap((child) => namesIn(child, source));
