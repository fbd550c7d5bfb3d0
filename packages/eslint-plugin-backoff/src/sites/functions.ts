import type { TSESTree } from '@typescript-eslint/types';

import { callGraph, type CallGraph } from './call-graph.js';
import type { Candidate } from './candidate.js';
import type { Outline } from './outline.js';
import { schedulersIn } from './scheduled-call.js';
import type { Source } from './source.js';

/**
 * Functions that can reach themselves, and on the way do something that may fail and notice it. Grouped by cycle: one
 * cycle is one site, wherever it is entered.
 */
export function findCycles(outline: Outline, source: Source): readonly (readonly Candidate[])[] {
  const outlines = [...outline.functions.values()];
  if (!outlines.some(({ notices }) => notices)) return [];
  const graph = callGraph(outline, source);
  const operates = (f: TSESTree.FunctionLike): boolean => outline.functions.get(f)?.operates === true || graph.handed.has(f);
  return cyclesOf(graph.edges)
    .filter((cycle) => cycle.some(operates) && cycle.some((f) => outline.functions.get(f)?.notices))
    .flatMap((cycle) => [cycle, ...ownCycles(cycle, graph.edges)])
    .map((cycle) => candidatesOf(cycle, schedulersIn(cycle, graph.timers)));
}

/** Of the functions of a larger cycle, those that also call themselves: each may be a site of its own. */
const ownCycles = (cycle: readonly TSESTree.FunctionLike[], graph: Edges): readonly (readonly TSESTree.FunctionLike[])[] =>
  cycle.length > 1 ? cycle.filter((f) => graph.get(f)?.has(f) === true).map((f) => [f]) : [];

const candidatesOf = (cycle: readonly TSESTree.FunctionLike[], schedulers: ReadonlySet<TSESTree.Node>): readonly Candidate[] =>
  cycle.toSorted((a, b) => a.range[0] - b.range[0]).map((node) => ({ kind: 'function', node, schedules: schedulers.has(node) }));

type Edges = CallGraph['edges'];

/** A strongly connected part is a cycle unless it is one function that does not call itself. */
const isCycle = (part: readonly TSESTree.FunctionLike[], graph: Edges): boolean => part.length > 1 || part.some((f) => graph.get(f)?.has(f) === true);

/** The strongly connected parts of the graph that hold a cycle (Tarjan). */
function cyclesOf(graph: Edges): readonly (readonly TSESTree.FunctionLike[])[] {
  const index = new Map<TSESTree.FunctionLike, number>();
  const low = new Map<TSESTree.FunctionLike, number>();
  const stack: TSESTree.FunctionLike[] = [];
  const cycles: TSESTree.FunctionLike[][] = [];
  const visit = (node: TSESTree.FunctionLike): number => {
    const own = index.size;
    index.set(node, own);
    stack.push(node);
    let lowest = own;
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? index.get(next) ?? lowest);
      low.set(node, lowest);
    }
    if (lowest === own) {
      const part = stack.splice(stack.indexOf(node));
      if (isCycle(part, graph)) cycles.push(part);
    }
    return lowest;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
}
