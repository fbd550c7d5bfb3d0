import type { TSESTree } from '@typescript-eslint/types';

import { type Source, contains, isFunction, parentOf } from '../../sites/source.js';
import type { NestedSite, Operation, OptionsPlace, RetrySite } from '../retry-site.js';

/** How many calls deep an operation is followed. */
const DEEPEST = 3;

/** What retries inside a site: the sites within it, or in the local functions that it calls, and clients that retry by themselves. */
export function nestingOf(node: TSESTree.Node, sites: readonly RetrySite[], clientsIn: (node: TSESTree.Node) => readonly NestedSite[], source: Source): readonly NestedSite[] {
  const areas = [...areasOf(node, source)];
  const clients = areas.flatMap(([area]) => clientsIn(area));
  // A client that is made inside counts once, by its requests.
  const made = new Set(clients.map(({ off }) => off?.place.call));
  const inner = sites.filter((site) => !made.has(callOf(site)) && site.node !== node && !contains(site.node, node) && areas.some(([area]) => contains(area, site.node)) && !isLeftAlone(site.node));
  // A library site inside, or a request of a client that is one: the site says more.
  const others = clients.filter((client) => !inner.some((site) => site.node === client.node));
  const clientAt = (site: RetrySite): string | null => clients.find((client) => client.node === site.node)?.library ?? null;
  return withSiblings([...inner.map((site) => nested(site, clientAt(site))), ...others].toSorted((a, b) => a.node.range[0] - b.node.range[0]).map((site) => reachedThrough(areas, site)));
}

/**
 * Whether what fails in the inner site is tried again by the outer one: `const sent = await send(); await poll(sent.id); return;` in a loop
 * that asks for the first alone, with nothing around the second that would catch it, is left by its failure.
 */
export function isTriedAgain({ node, call = node }: NestedSite, { node: outer, operation }: { readonly node: TSESTree.Node; readonly operation: Operation }): boolean {
  return operation.nodes.some((each) => contains(each, call) || contains(call, each) || contains(node, each)) || !leaves(call, outer);
}

/** Whether a hand-written site inside is what tries the operation: how long that waits is its own matter. */
export const isOpenedIn = ({ node, library }: NestedSite, { nodes }: Operation): boolean => library === null && nodes.some((each) => contains(node, each));

/** Whether an error goes from a place straight out of a loop. */
function leaves(place: TSESTree.Node, loop: TSESTree.Node): boolean {
  for (let [inner, outer] = [place, parentOf(place)]; outer !== null && !isFunction(outer); [inner, outer] = [outer, parentOf(outer)]) {
    if (inner === loop) return true;
    if (outer.type === 'TryStatement' && outer.handler !== null && outer.block === inner) return false;
  }
  return false;
}

/** `retry(() => remove(file)).catch(warn);`: nobody waits for it, so that it is no part of an attempt. */
function isLeftAlone(node: TSESTree.Node): boolean {
  const { parent } = node;
  if (node.type !== 'CallExpression' || parent?.type !== 'MemberExpression') return node.type === 'CallExpression' && parent?.type === 'ExpressionStatement';
  return parent.object === node && parent.parent.type === 'CallExpression' && isLeftAlone(parent.parent);
}

/** Notes which of them stand beside those before them, and not inside. */
function withSiblings(nested: readonly NestedSite[]): readonly NestedSite[] {
  let outer: NestedSite | null = null;
  return nested.map((site) => {
    if (outer !== null && !isInside(site, outer)) return { ...site, beside: true };
    outer = site;
    return site;
  });
}

/** Written within the other, or in a function of this file that the same call leads to. */
const isInside = (site: NestedSite, outer: NestedSite): boolean => contains(outer.node, site.node) || (site.call !== undefined && site.call === outer.call && outer.library === null);

/** A nested site with the call that leads to it, where it stands outside of the outer one. */
function reachedThrough(areas: readonly (readonly [TSESTree.Node, TSESTree.Node | null])[], site: NestedSite): NestedSite {
  const [, call = null] = areas.find(([area]) => contains(area, site.node)) ?? [];
  return call === null ? site : { ...site, call };
}

function nested({ node, facts: { bound, cures, shape } }: RetrySite, library: string | null): NestedSite {
  const changes = cures?.attempts(1) ?? null;
  const off = shape.options === null || shape.options.argument === null || changes === null ? null : { place: shape.options, changes };
  return { node, attempts: bound.kind === 'attempts' ? bound.attempts : null, library, off };
}

const callOf = ({ facts: { shape } }: RetrySite): OptionsPlace['call'] | undefined => shape.options?.call;

/** The node, and the functions of this file that are called within it, or registered by it, each with the call in the node that leads to it. */
function areasOf(node: TSESTree.Node, source: Source): ReadonlyMap<TSESTree.Node, TSESTree.Node | null> {
  const areas = new Map<TSESTree.Node, TSESTree.Node | null>([[node, null]]);
  const visit = (around: TSESTree.Node, depth: number, through: TSESTree.Node | null): void => {
    for (const name of namesRun(around, node)) {
      const called = localFunction(name, source);
      if (called === null || depth === DEEPEST || areas.has(called) || contains(called, node)) continue;
      const call = through ?? around;
      areas.set(called, call);
      visit(called, depth + 1, call);
    }
    source.forEachChild(around, (child) => visit(child, depth, through));
  };
  visit(node, 0, null);
  return areas;
}

/** The names of what a node calls, and of what is registered where it is the whole: `socket.on('close', reopen)`. */
function namesRun(around: TSESTree.Node, whole: TSESTree.Node): readonly TSESTree.Identifier[] {
  if (around.type !== 'CallExpression') return [];
  return [around.callee, ...(around === whole ? around.arguments : [])].filter((part) => part.type === 'Identifier');
}

function localFunction(name: TSESTree.Identifier, source: Source): TSESTree.Node | null {
  const definition = source.variable(name)?.defs[0];
  if (definition?.type === 'FunctionName') return definition.node;
  const init = definition?.type === 'Variable' ? definition.node.init : null;
  return init !== null && isFunction(init) ? init : null;
}
