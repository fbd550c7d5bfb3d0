import type { TSESTree } from '@typescript-eslint/types';

import { type Source, contains, isFunction } from '../sites/source.js';
import type { NestedSite, RetrySite } from './retry-site.js';

/** How many calls deep an operation is followed. */
const DEEPEST = 3;

/** What retries inside a site: the sites within it, or in the local functions that it calls, and clients that retry by themselves. */
export function nestingOf(node: TSESTree.Node, sites: readonly RetrySite[], clientsIn: (node: TSESTree.Node) => readonly NestedSite[], source: Source): readonly NestedSite[] {
  const areas = [...areasOf(node, source)];
  const inner = sites.filter((site) => site.node !== node && !contains(site.node, node) && areas.some((area) => contains(area, site.node)));
  const clients = areas.flatMap(clientsIn);
  // A library site inside, or a client that is one: the site says more.
  const others = clients.filter((client) => !inner.some((site) => site.node === client.node));
  return [...inner.map(nested), ...others].toSorted((a, b) => a.node.range[0] - b.node.range[0]);
}

function nested({ node, facts: { bound } }: RetrySite): NestedSite {
  return { node, attempts: bound.kind === 'attempts' ? bound.attempts : null, library: null };
}

/** The node, and the functions of this file that are called within it. */
function areasOf(node: TSESTree.Node, source: Source): ReadonlySet<TSESTree.Node> {
  const areas = new Set<TSESTree.Node>([node]);
  const visit = (around: TSESTree.Node, depth: number): void => {
    const called = around.type === 'CallExpression' && around.callee.type === 'Identifier' ? localFunction(around.callee, source) : null;
    if (called !== null && depth < DEEPEST && !areas.has(called) && !contains(called, node)) {
      areas.add(called);
      visit(called, depth + 1);
    }
    source.forEachChild(around, (child) => visit(child, depth));
  };
  visit(node, 0);
  return areas;
}

function localFunction(name: TSESTree.Identifier, source: Source): TSESTree.Node | null {
  const definition = source.variable(name)?.defs[0];
  if (definition?.type === 'FunctionName') return definition.node;
  const init = definition?.type === 'Variable' ? definition.node.init : null;
  return init !== null && isFunction(init) ? init : null;
}
