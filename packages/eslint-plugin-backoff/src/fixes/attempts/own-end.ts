import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { isCaught } from './is-caught.js';
import { localFunction } from '../code/local-function.js';
import { ancestors, contains, functionAround, isLoop } from '../code/syntax.js';

/** What the site does after its last attempt, where that can stand at a node too; null where it cannot. */
export function ownEnd(draft: Draft, path: FailurePath, at: TSESTree.Node): string | null {
  const { site, file } = draft;
  const node = lastStatement(draft);
  if (!node || functionAround(node) !== functionAround(at) || !isKnown(node, draft, path, at)) return null;
  if (isLoop(site.node) && node.range[0] >= site.node.range[1]) return isInLoop(at, site.node) ? 'break' : null;
  return mayStandAt(at, node, draft) ? file.textOf(node).replace(/;$/, '') : null;
}

/** Whether an end leaves the site from another node as well. */
function mayStandAt(at: TSESTree.Node, end: TSESTree.Node, draft: Draft): boolean {
  const isSwallowed = end.type === 'ThrowStatement' && isCaught(draft, at);
  return isEnd(end) && !isSwallowed && !isAskedFor(end, draft);
}

/** `if (error) throw error;`: what is thrown is not always there. */
function isAskedFor(end: TSESTree.Node, { site, file }: Draft): boolean {
  const choice = [...ancestors(end)].filter((around) => contains(site.node, around)).find((around) => around.type === 'IfStatement');
  const asked = choice?.type === 'IfStatement' ? namesIn(choice.test, file) : [];
  const given = namesIn(end, file);
  return !asked.includes(site.facts.shape.counter?.text ?? '') && asked.some((name) => given.includes(name));
}

function namesIn(node: TSESTree.Node, file: Draft['file']): string[] {
  return [...file.within(node)].flatMap((part) => (part.type === 'Identifier' && file.variable(part) ? [part.name] : []));
}

/** The statement that ends the site after its last attempt: as the runs came to it, or what the counter's test leads to. */
export function lastStatement({ site, file }: Draft): TSESTree.Node | null {
  const { node } = site.facts.lastFailure;
  const { nodes } = site.facts.operation;
  const isRetry = (end: TSESTree.Node) => [...file.within(end)].some((call) => call.type === 'CallExpression' && (nodes.includes(call) || localFunction(call, file) === site.node));
  if (node && node.type !== 'BlockStatement' && !isRetry(node)) return node;
  const counter = site.facts.shape.counter?.text;
  // A callback may stand beside the function that it calls again.
  const tests = [site.node, ...site.facts.shape.failurePaths.map((path) => path.node)].flatMap((part) => [...file.within(part)]).filter((each) => each.type === 'IfStatement');
  const ends = tests.filter(({ test }) => [...file.within(test)].some((part) => file.textOf(part) === counter)).map(lastOf);
  return ends.find((end) => end !== undefined && isEnd(end) && !isRetry(end)) ?? null;
}

function lastOf({ consequent }: TSESTree.IfStatement): TSESTree.Statement | undefined {
  return consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
}

function isEnd({ type }: TSESTree.Node): boolean {
  return type === 'ThrowStatement' || type === 'ReturnStatement';
}

/** Whether every name in the end has at a node the value that it would have there. */
function isKnown(end: TSESTree.Node, { file, site }: Draft, path: FailurePath, at: TSESTree.Node): boolean {
  // Where a failure falls past the check, the rest of the turn is its path.
  const way = path.body === null ? site.node : path.node;
  return [...file.within(end)].every((name) => {
    const variable = name.type === 'Identifier' ? file.variable(name) : null;
    if (!variable || variable.identifiers.length === 0 || variable.name === path.response) return true;
    const isSetLater = file.uses(variable).some((use) => isWrite(use) && use.range[0] > at.range[0] && contains(way, use));
    return file.lookUp(variable.name, at.range[0]) === variable && !isSetLater;
  });
}

function isWrite(use: TSESTree.Node): boolean {
  const { parent } = use;
  return parent?.type === 'AssignmentExpression' && parent.left === use;
}

/** Whether `break` at a node leaves the loop, and not something in it. */
export function isInLoop(at: TSESTree.Node, loop: TSESTree.Node): boolean {
  return [...ancestors(at)].find((around) => isLoop(around) || around.type === 'SwitchStatement') === loop;
}
