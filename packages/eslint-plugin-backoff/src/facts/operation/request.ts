import type { TSESTree } from '@typescript-eslint/types';

import { isNodeHttp, methodOf, optionsIndex } from '../../interpreter/replies/clients.js';
import type { ObjectValue, StringValue, Value } from '../../interpreter/values/values.js';
import { isParameter } from '../../sites/parameters.js';
import type { Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/** What an operation's call says of its HTTP request. */
export interface Request {
  /** Upper case; null where it is not written down. */
  readonly method: string | null;
  /** The call itself names a method, as requests do. */
  readonly namesMethod: boolean;
  readonly optionsNode: TSESTree.ObjectExpression | null;
  /** Null where the headers are not known. */
  readonly idempotencyKey: boolean | null;
}

const EVENT_STREAM = /^text\/event-stream\b/i;

/** `fetch(url, { headers: { Accept: 'text/event-stream' } })`: what is read stays open, as an `EventSource` does. What is posted is answered, in pieces. */
export function asksForEvents(operation: TSESTree.Node, { method }: Request, runs: SiteRuns): boolean {
  if (method !== null && method !== 'GET') return false;
  return argumentsOf(requestIn(operation, runs), runs).some((arg) => isObject(arg) && saysEvents(arg.props.get('headers')));
}

const saysEvents = (headers: Value | undefined): boolean =>
  headers?.kind === 'object' && [...headers.props.values()].some((value) => value.kind === 'string' && value.value !== null && EVENT_STREAM.test(value.value));

const METHOD = /^(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/i;

/** Reads the request from the values that the call was given in the runs. */
export function requestOf(operation: TSESTree.Node, client: string | null, runs: SiteRuns): Request {
  const node = requestIn(operation, runs);
  const args = argumentsOf(node, runs);
  const index = optionsPlace(node, client, args);
  const options = index === null ? undefined : args[index];
  const optionsNode = index === null ? null : literalAt(node, index);
  const written = writtenMethod(node, args, options);
  return {
    method: written ?? (client === null ? null : defaultMethod(options, node, index)),
    namesMethod: written !== null && (client !== null || hasTarget(args)),
    optionsNode,
    idempotencyKey: index === null ? null : idempotencyKeyIn(options, headersNode(node, optionsNode), runs.source),
  };
}

/** Reads the request from the options that a client's call gives; undefined where it gives none, null where they are not known. */
export function requestBy(node: TSESTree.Node, index: number, options: Value | null | undefined, source: Source): Request {
  const given = options ?? undefined;
  const optionsNode = literalAt(node, index);
  const written = writtenMethod(node, [], given);
  return {
    method: written ?? (options === null ? null : defaultMethod(given, node, index)),
    namesMethod: written !== null,
    optionsNode,
    idempotencyKey: options === null ? null : idempotencyKeyIn(given, headersNode(node, optionsNode), source),
  };
}

/** `client.post(…).json()`: the request is the call of the client, not what is done with its answer. */
function requestIn(node: TSESTree.Node, runs: SiteRuns): TSESTree.Node {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.object.type !== 'CallExpression') return node;
  const inner = node.callee.object;
  return argumentsOf(inner, runs).length > 0 ? requestIn(inner, runs) : node;
}

function argumentsOf(node: TSESTree.Node, runs: SiteRuns): readonly Value[] {
  for (const { run } of runs.failing) {
    const args = run.requests.get(node);
    if (args !== undefined) return args;
  }
  return [];
}

const isObject = (value: Value | undefined): value is ObjectValue => value?.kind === 'object' && value.tag !== 'response';

/** Where the options stand: where the client takes them, or the argument that looks like them. */
function optionsPlace(node: TSESTree.Node, client: string | null, args: readonly Value[]): number | null {
  if (client !== null && !isNodeHttp(client)) return optionsIndex(client, memberOf(node), args.length);
  // Node's `request` takes them alone, or behind an address.
  const index = args.findIndex((arg) => isObject(arg) && ((client !== null && arg.tag === 'plain') || arg.props.has('method') || arg.props.has('headers')));
  return index === -1 ? (client === null ? null : 1) : index;
}

function memberOf(node: TSESTree.Node): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  return node.callee.property.type === 'Identifier' ? node.callee.property.name : null;
}

function literalAt(node: TSESTree.Node, index: number): TSESTree.ObjectExpression | null {
  const argument = node.type === 'CallExpression' || node.type === 'NewExpression' ? node.arguments[index] : undefined;
  return argument?.type === 'ObjectExpression' ? argument : null;
}

/** `{ method: 'POST' }`, `client.post(…)`, `request('POST', …)`, `request(Method.Post, …)`. */
function writtenMethod(node: TSESTree.Node, args: readonly Value[], options: Value | undefined): string | null {
  const option = isObject(options) ? options.props.get('method') : undefined;
  if (option !== undefined) return methodIn(option);
  const member = memberOf(node);
  return (member === null ? null : methodOf(member)) ?? methodIn(args[0]);
}

function methodIn(value: Value | undefined): string | null {
  const name = value === undefined ? null : methodName(value);
  return name !== null && METHOD.test(name) ? name.toUpperCase() : null;
}

/** The part of a value that may name a method: all of `'post'`, the beginning of `'POST /path'`, the end of `Method.Post`. */
function methodName(value: Value): string | null {
  if (value.kind === 'string') return value.value?.replace(/ \/.*/, '') ?? null;
  return value.kind === 'unknown' ? (/(?:^|\.)\w*Methods?\.(\w+)$/i.exec(value.symbol)?.[1] ?? null) : null;
}

/** A client asks with GET where nothing says otherwise. */
function defaultMethod(options: Value | undefined, node: TSESTree.Node, index: number | null): string | null {
  if (isObject(options)) return options.open || options.props.has('method') ? null : 'GET';
  const isLeftOut = options === undefined || options.kind === 'undefined';
  return isLeftOut && index !== null && node.type === 'CallExpression' && !node.arguments.some((a) => a.type === 'SpreadElement') ? 'GET' : null;
}

/** An address, or a path of one, among what the call is given. */
function hasTarget(args: readonly Value[]): boolean {
  return args.some((arg) => (isObject(arg) && arg.props.has('method')) || (arg.kind === 'string' && isAddress(arg)));
}

function isAddress({ value, symbol }: StringValue): boolean {
  return value === null ? /^\S*\/\S*$/.test(symbol) : /^([A-Z]+ )?(https?:\/\/|\/)/.test(value);
}

const KEY = /idempoten|request[-_]?id|client[-_]?token|dedup|^if-(match|none-match|unmodified-since)$/i;

function headersNode(node: TSESTree.Node, options: TSESTree.ObjectExpression | null): TSESTree.Node | null {
  for (const property of options?.properties ?? []) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'headers') return property.value;
  }
  return options === null && node.type === 'CallExpression' ? node : null;
}

function idempotencyKeyIn(options: Value | undefined, written: TSESTree.Node | null, source: Source): boolean | null {
  if (options === undefined || options.kind === 'undefined') return false;
  if (!isObject(options)) return null;
  const isOwn = holdsKey(options);
  const headers = options.props.get('headers');
  if (isOwn === true || headers === undefined) return isOwn;
  return headers.kind !== 'object' || isFromOutside(written, source) ? null : holdsKey(headers);
}

/** Whether an object names an idempotency key; null where it may hold more than is known. */
function holdsKey({ props, open }: ObjectValue): boolean | null {
  if ([...props.keys()].some((name) => KEY.test(name))) return true;
  return open ? null : false;
}

/** Headers that are a parameter hold what callers put into them. */
function isFromOutside(node: TSESTree.Node | null, source: Source): boolean {
  return node?.type === 'Identifier' && isParameter(node, source);
}

/** The client that an operation's call goes to, as the runs saw it. */
export function clientFor(node: TSESTree.Node, runs: SiteRuns): string | null {
  for (const { run } of runs.failing) {
    const client = run.clients.get(node);
    if (client !== undefined) return client;
  }
  return null;
}
