import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import type { Operation } from '../retry-site.js';
import type { SiteRuns } from '../runs/runs.js';

/** Calls that have something made elsewhere, and requests that do by their method. */
const MAKES = /^(post|put|create|send|broadcast|submit|deploy|upload|publish|transfer|mint|start|launch)/i;
const MAKING_METHOD = /\bmethod\s*:\s*['"`](POST|PUT)['"`]/i;

/** From one name to what it was made of. */
const MOST_NAMES = 4;

/**
 * `const sent = await axios.post(api, tx); … await axios.get(`${api}/txs/${sent.data.hash}`)`: what another request before the site
 * has just had made may not be there yet. Then 404 passes by itself.
 */
export function asksForWhatWasMade({ nodes }: Operation, { repetition, source }: SiteRuns): boolean {
  const [start] = repetition.node.range;
  return nodes.some((node) => node.type === 'CallExpression' && node.arguments.some((argument) => isMade(argument, start, source, 0)));
}

function isMade(node: TSESTree.Node, before: number, source: Source, names: number): boolean {
  if (node.type === 'Identifier') return names < MOST_NAMES && isMadeName(node, before, source, names + 1);
  return source.children(node).some((child) => isMade(child, before, source, names));
}

function isMadeName(name: TSESTree.Identifier, before: number, source: Source, names: number): boolean {
  const definition = source.variable(name)?.defs[0]?.node;
  const init = definition?.type === 'VariableDeclarator' && definition.range[1] <= before ? definition.init : null;
  return init !== null && (isMaking(init, source) || isMade(init, before, source, names));
}

/** `await client.post(…)`, with whatever is done to its promise. */
function isMaking(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'AwaitExpression') return source.children(node).some((child) => isMaking(child, source));
  return callsIn(node.argument).some((call) => MAKES.test(lastNameOf(call.callee)) || MAKING_METHOD.test(source.text(call)));
}

/** A call, and those that it is chained to. */
function callsIn(node: TSESTree.Node): readonly TSESTree.CallExpression[] {
  if (node.type === 'MemberExpression') return callsIn(node.object);
  return node.type === 'CallExpression' ? [node, ...callsIn(node.callee)] : [];
}
