import type { TSESTree } from '@typescript-eslint/types';

import { clientFailure, methodOf } from '../interpreter/clients.js';
import type { SiteRuns } from './runs.js';
import type { Operation } from './retry-site.js';

/** What a site repeats. */
export function operationOf(runs: SiteRuns): Operation {
  const nodes = [...runs.repetition.operation.keys()];
  const [node] = nodes;
  const client = nodes.map((n) => clientFor(n, runs)).find((c) => c !== null) ?? null;
  const failsBy = clientFailure(client) ?? testedFailure(runs);
  const options = node === undefined ? null : optionsOf(node);
  return {
    nodes,
    http: failsBy !== null,
    failsBy,
    method: failsBy === null || node === undefined ? null : methodFor(node, options, client),
    optionsNode: options,
    idempotencyKey: options === null ? null : hasIdempotencyKey(options, runs),
    injected: node !== undefined && isParameter(node, runs),
    local: node !== undefined && isLocal(node, runs),
    unreadResponse: failsBy === 'response' && client !== null && dropsResponse(runs),
  };
}

/** The client that an operation's call goes to, as the runs saw it. */
function clientFor(node: TSESTree.Node, runs: SiteRuns): string | null {
  for (const { run } of runs.failing) {
    const client = run.clients.get(node);
    if (client !== undefined) return client;
  }
  return null;
}

/** Of an operation that is no known client: how a status arrives, if the site tests one at all. */
function testedFailure(runs: SiteRuns): 'response' | 'error' | null {
  for (const as of ['error', 'response'] as const) {
    if (runs.answering(404, as).some(({ run }) => run.statusTested)) return as;
  }
  return null;
}

function optionsOf(node: TSESTree.Node): TSESTree.ObjectExpression | null {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  return node.arguments.findLast((argument) => argument.type === 'ObjectExpression') ?? null;
}

function propertyOf(node: TSESTree.ObjectExpression, name: RegExp): TSESTree.Node | null {
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    const key = property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? String(property.key.value) : '';
    if (name.test(key)) return property.value;
  }
  return null;
}

function methodFor(node: TSESTree.Node, options: TSESTree.ObjectExpression | null, client: string | null): string | null {
  const written = options === null ? null : propertyOf(options, /^method$/);
  if (written !== null) return written.type === 'Literal' && typeof written.value === 'string' ? written.value.toUpperCase() : null;
  if (node.type !== 'CallExpression' || client === null) return null;
  if (node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier') return methodOf(node.callee.property.name);
  const isSpread = options?.properties.some((property) => property.type === 'SpreadElement') ?? false;
  return isSpread || (options === null && node.arguments.length > 1) ? null : 'GET';
}

function hasIdempotencyKey(options: TSESTree.ObjectExpression, runs: SiteRuns): boolean | null {
  const headers = propertyOf(options, /^headers$/);
  if (headers === null) return options.properties.some((property) => property.type === 'SpreadElement') ? null : false;
  if (headers.type !== 'ObjectExpression') return null;
  if (/idempotency[-_]?key|x-request-id|request-id/i.test(runs.source.text(headers))) return true;
  return headers.properties.some((property) => property.type === 'SpreadElement') ? null : false;
}

/** `fn()` where `fn` is a parameter of the site's function: handed in from outside. */
function isParameter(node: TSESTree.Node, runs: SiteRuns): boolean {
  if (node.type !== 'CallExpression') return false;
  let { callee } = node;
  while (callee.type === 'MemberExpression') callee = callee.object;
  return callee.type === 'Identifier' && node.callee === callee && runs.source.variable(callee)?.defs[0]?.type === 'Parameter';
}

const LOCAL_MODULES = /^(node:)?(fs|fs\/promises|fs-extra|graceful-fs|child_process|rimraf)$/;

/** Files and child processes of this machine. */
function isLocal(node: TSESTree.Node, runs: SiteRuns): boolean {
  if (node.type !== 'CallExpression') return false;
  let root: TSESTree.Node = node.callee;
  const last = root.type === 'MemberExpression' && root.property.type === 'Identifier' ? root.property.name : root.type === 'Identifier' ? root.name : '';
  while (root.type === 'MemberExpression') root = root.object;
  if (last.endsWith('Sync')) return true;
  if (root.type !== 'Identifier') return false;
  const definition = runs.source.variable(root)?.defs[0];
  if (definition?.type === 'ImportBinding') return definition.parent?.type === 'ImportDeclaration' && LOCAL_MODULES.test(definition.parent.source.value);
  if (definition?.type !== 'Variable' || definition.node.init === null) return false;
  const required = /require\(['"]([^'"]+)['"]\)/.exec(runs.source.text(definition.node.init));
  return required !== null && LOCAL_MODULES.test(required[1] ?? '');
}

/** A 503 leads to another attempt and nobody has read or cancelled its body. */
function dropsResponse(runs: SiteRuns): boolean {
  const paths = runs.answering(503, 'response');
  return paths.length > 0 && paths.every(({ run, trace }) => run.attempts > 1 && trace.end.kind === 'cut' && !run.bodyRead);
}
