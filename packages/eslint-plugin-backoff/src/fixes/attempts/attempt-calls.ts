import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { contains } from '../code/syntax.js';

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
