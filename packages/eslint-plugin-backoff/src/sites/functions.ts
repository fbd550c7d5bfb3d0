import type { TSESTree } from '@typescript-eslint/types';

import { callGraph, type CallGraph, throughRenders } from './call-graph.js';
import type { Candidate } from './candidate.js';
import { type Component, componentsOf } from './components.js';
import type { Outline } from './outline.js';
import { schedulersIn } from './scheduled-call.js';
import { type Source, contains } from './source.js';

/**
 * Functions that can reach themselves, and on the way do something that may fail and notice it. Grouped by cycle: one
 * cycle is one site, wherever it is entered.
 */
export function findCycles(outline: Outline, source: Source): readonly (readonly Candidate[])[] {
  const outlines = [...outline.functions.values()];
  if (!outlines.some(({ notices }) => notices)) return [];
  const graph = callGraph(outline, source);
  const operates = (f: TSESTree.FunctionLike): boolean => outline.functions.get(f)?.operates === true || graph.handed.has(f);
  const mayRetry = (cycle: Cycle): boolean => cycle.some((f) => graph.resending.has(f)) || (cycle.some(operates) && cycle.some((f) => outline.functions.get(f)?.notices));
  const called = cyclesOf(graph.edges).filter(mayRetry);
  const components = outline.hooks.length === 0 ? [] : componentsOf(outline.hooks, source);
  const rendered = components.flatMap((component) => renderedCycles(component, graph.edges, source));
  const share = (one: Cycle, other: Cycle): boolean => one.some((f) => other.includes(f));
  const isUnlikelyCycle = (cycle: Cycle): boolean => !cycle.some((f) => outline.functions.get(f)?.answers === true || graph.resending.has(f));
  const componentOf = (cycle: Cycle): Component | undefined => (rendered.some((other) => share(other.cycle, cycle)) ? undefined : componentAround(cycle, components));
  return [
    ...called
      .flatMap((cycle) => [cycle, ...ownCycles(cycle, graph.edges)])
      .map((cycle) => candidatesOf(cycle, { schedulers: schedulersIn(cycle, graph.timers), component: componentOf(cycle), isUnlikely: isUnlikelyCycle(cycle), resending: graph.resending })),
    // What calls itself as well goes on by itself: of what it sees then, no render tells.
    ...rendered.filter(({ cycle }) => mayRetry(cycle) && !called.some((other) => share(other, cycle))).map(enteredByEffects),
  ];
}

/** The component of which a cycle sees one render for good: no effect leads to another one. */
function componentAround(cycle: Cycle, components: readonly Component[]): Component | undefined {
  const around = components.find(({ node }) => cycle.every((f) => f !== node && contains(node, f)));
  return around && { ...around, effects: [] };
}

/** A cycle that goes through renders of a component. */
interface RenderedCycle {
  readonly cycle: Cycle;
  readonly component: Component;
}

function renderedCycles(component: Component, edges: Edges, source: Source): readonly RenderedCycle[] {
  const effects = new Set(component.effects.map(({ run }) => run));
  const cycles = cyclesOf(throughRenders(edges, component, source)).filter((cycle) => cycle.some((f) => effects.has(f)));
  return cycles.map((cycle) => ({ cycle, component: { ...component, effects: component.effects.filter(({ run }) => cycle.includes(run)) } }));
}

/** React calls the effects first. */
function enteredByEffects({ cycle, component }: RenderedCycle): readonly Candidate[] {
  const isEffect = (f: TSESTree.FunctionLike): boolean => component.effects.some(({ run }) => run === f);
  const candidate = (node: TSESTree.FunctionLike): Candidate => ({ kind: 'function', node, component, isInner: !isEffect(node) });
  return cycle.toSorted((a, b) => Number(isEffect(b)) - Number(isEffect(a)) || a.range[0] - b.range[0]).map(candidate);
}

/** Of the functions of a larger cycle, those that also call themselves: each may be a site of its own. */
const ownCycles = (cycle: Cycle, graph: Edges): readonly Cycle[] =>
  cycle.length > 1 ? cycle.filter((f) => graph.get(f)?.has(f) === true).map((f) => [f]) : [];

/** What is known of a cycle as a whole. */
interface OfCycle {
  readonly schedulers: ReadonlySet<TSESTree.Node>;
  readonly component: Component | undefined;
  readonly isUnlikely: boolean;
  readonly resending: CallGraph['resending'];
}

const candidatesOf = (cycle: Cycle, { schedulers, component, isUnlikely: isSo, resending }: OfCycle): readonly Candidate[] =>
  cycle
    .toSorted((a, b) => a.range[0] - b.range[0])
    .map((node) => {
      const sent = resending.get(node) ?? null;
      return { kind: 'function', node, isUnlikely: isSo, schedules: schedulers.has(node), ...(component && { component }), ...(sent && { sent }) };
    });

type Edges = CallGraph['edges'];
type Cycle = readonly TSESTree.FunctionLike[];

/** A strongly connected part is a cycle unless it is one function that does not call itself. */
const isCycle = (part: Cycle, graph: Edges): boolean => part.length > 1 || part.some((f) => graph.get(f)?.has(f) === true);

/** The strongly connected parts of the graph that hold a cycle (Tarjan). */
function cyclesOf(graph: Edges): readonly Cycle[] {
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
