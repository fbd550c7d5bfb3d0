import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { contains, functionAround, promiseAround } from '../code/syntax.js';

const known = new WeakMap<object, readonly TSESTree.Node[]>();

/** The calls in the site's own text that make an attempt: the operation, or what leads to it by way of functions of the file. */
export function attemptCalls(draft: Draft): readonly TSESTree.Node[] {
  const calls = known.get(draft) ?? find(draft);
  known.set(draft, calls);
  return calls;
}

function find({ site, file }: Draft): readonly TSESTree.Node[] {
  const { nodes } = site.facts.operation;
  // Called with the failure: all that it does comes after an attempt.
  if (site.facts.shape.failurePaths.some(({ node }) => node === site.node)) return [site.node];
  const own = nodes.filter((node) => contains(site.node, node));
  const others = nodes.filter((node) => !contains(site.node, node));
  const leading = others.length === 0 ? [] : [...file.within(site.node)].filter((call) => leads(call, others, { file, within: site.node }));
  return own.length + leading.length > 0 ? [...own, ...leading] : nodes;
}

/** Whether a node stands in a function that an attempt runs, and what is tried comes behind it there: it is part of the attempt. */
export function isLedPast(node: TSESTree.Node, draft: Draft): boolean {
  const { site, file } = draft;
  const fn = functionAround(promiseAround(node));
  if (fn === null || contains(fn, site.node) || contains(site.node, fn)) return false;
  const search: Search = { file, within: site.node };
  const tried = [...file.within(fn.body)].filter((call) => site.facts.operation.nodes.includes(call) || leads(call, site.facts.operation.nodes, search));
  return tried.length > 0 && tried.every(({ range }) => node.range[1] <= range[0]) && attemptCalls(draft).some((call) => leads(call, [node], search));
}

interface Search {
  readonly file: SourceFile;
  /** Functions around this are where the search began. */
  readonly within: TSESTree.Node;
}

function leads(call: TSESTree.Node, nodes: readonly TSESTree.Node[], search: Search, depth = 0): boolean {
  const fn = call.type === 'CallExpression' ? localFunction(call, search.file) : null;
  if (!fn || contains(fn, search.within)) return false;
  if (nodes.some((node) => contains(fn, node))) return true;
  return depth < 2 && [...search.file.within(fn.body)].some((inner) => leads(inner, nodes, search, depth + 1));
}
