import type { TSESTree } from '@typescript-eslint/types';
import type { Definition } from '@typescript-eslint/scope-manager';

import { lastNameOf, rootOf } from '../../sites/members.js';
import { contains, enclosingFunction, isFunction, type Source } from '../../sites/source.js';

const SIGNAL = /^_?(abort)?_?signal$/i;

/** An `AbortSignal` that the code of a site can reach, as it would write it: `signal`, `options.signal`. Null where there is none. */
export function signalAround(site: TSESTree.Node, source: Source): string | null {
  let owner: TSESTree.Node = site;
  for (let fn = enclosingFunction(site); fn !== null; fn = enclosingFunction(fn)) owner = fn;
  return firstIn(owner, (node) => signalVariable(node, site, source)) ?? firstIn(site, (node) => signalMember(node, site, source));

  function firstIn(node: TSESTree.Node, ask: (node: TSESTree.Node) => string | null): string | null {
    const own = ask(node);
    if (own !== null) return own;
    for (const child of source.children(node)) {
      const found = firstIn(child, ask);
      if (found !== null) return found;
    }
    return null;
  }
}

/** The declaration of a variable that holds a signal, or the controller of one, and that the site can see. */
function signalVariable(node: TSESTree.Node, site: TSESTree.Node, source: Source): string | null {
  const definition = node.type === 'Identifier' ? declaredFor(node, site, source) : null;
  if (node.type !== 'Identifier' || definition === null) return null;
  if (definition.type === 'Variable' && isController(definition.node.init, source)) return `${node.name}.signal`;
  return holdsSignal(node, source) ? node.name : null;
}

/** What a name declares where it stands, if it is a variable or parameter that the site can see and finds there already. */
function declaredFor(name: TSESTree.Identifier, site: TSESTree.Node, source: Source): Definition | null {
  const variable = source.variable(name);
  const definition = variable?.defs[0];
  if (variable === undefined || definition?.name !== name || !contains(variable.scope.block, site)) return null;
  const isThere = definition.type === 'Parameter' || (definition.type === 'Variable' && !isMadeInside(name, site));
  return isThere ? definition : null;
}

/** What an attempt makes for itself, to limit its time, is not there to stop the retries. */
function isMadeInside(node: TSESTree.Node, site: TSESTree.Node): boolean {
  return contains(site, node) && (!isFunction(site) || !site.params.some((param) => contains(param, node)));
}

const isController = (init: TSESTree.Expression | null, source: Source): boolean => init?.type === 'NewExpression' && source.text(init.callee) === 'AbortController';

/** By its type where it has one, by the key that it is taken from, or by its own name. */
function holdsSignal(node: TSESTree.Identifier, source: Source): boolean {
  if (node.typeAnnotation !== undefined) return /^:\s*((null|undefined)\s*\|\s*)*AbortSignal\b/.test(source.text(node.typeAnnotation));
  return SIGNAL.test(keyOf(node) ?? node.name);
}

/** `{ signal: outer }`: the key under which a pattern takes a value. */
function keyOf(node: TSESTree.Identifier): string | null {
  const place = node.parent.type === 'AssignmentPattern' ? node.parent : node;
  const { parent } = place;
  return parent.type === 'Property' && parent.value === place && parent.key.type === 'Identifier' ? parent.key.name : null;
}

/** `….signal`: a member that is called as signals are. */
function isNamedSignal(node: TSESTree.Node): node is TSESTree.MemberExpression {
  return node.type === 'MemberExpression' && !node.computed && SIGNAL.test(lastNameOf(node));
}

/** `options.signal`, `this.controller.signal`, of what is there before the site begins. */
function signalMember(node: TSESTree.Node, site: TSESTree.Node, source: Source): string | null {
  if (!isNamedSignal(node)) return null;
  const root = rootOf(node);
  // A field that is only looked at says when the object is gone; one that is handed on is there to stop requests.
  if (root.type === 'ThisExpression') return node.parent.type === 'MemberExpression' ? null : source.text(node);
  const definition = source.variable(root)?.defs[0];
  if (definition === undefined || definition.type === 'ImportBinding' || isMadeInside(definition.name, site)) return null;
  return source.text(node);
}
