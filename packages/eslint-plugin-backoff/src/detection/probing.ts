import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../sites/members.js';
import { holds } from '../sites/holds.js';
import { type Source, contains, enclosingFunction } from '../sites/source.js';
import { methodOf, optionsIndex } from '../interpreter/replies/clients.js';
import type { Variable } from '../interpreter/frame.js';
import type { Path } from '../interpreter/paths.js';
import { type Value, Mark, marksWithin } from '../interpreter/values/values.js';

/**
 * Whether an operation only finds out if somebody answers: a read whose answer nobody uses, a connection that is opened and
 * closed at once. To ask so until there is an answer is to wait for something to come up, and no retry.
 */
export function isProbe(operation: TSESTree.Node | undefined, client: string | null, succeeding: () => readonly Path[], source: Source): boolean {
  if (operation?.type !== 'CallExpression' && operation?.type !== 'NewExpression') return false;
  if (isRequest(operation, client)) return isRead(operation, client) && everyAttempt(succeeding(), (path) => !usesAnswer(path));
  const closesThen = ({ trace }: Path): boolean => trace.events.some((event) => event.kind === 'effect' && isClosing(event.node));
  return isOnlyOpened(operation, source) && (closesOnceOpen(operation, source) || everyAttempt(succeeding(), closesThen));
}

/** Whether the same is asked for again and again at once: that is not to wait for something to come up. */
export const isHurried = (operation: TSESTree.Node | undefined, site: TSESTree.Node, failing: readonly Path[], source: Source): boolean =>
  !failing.some(takesTime) && !asksForAnother(operation, site, source);

const takesTime = ({ trace }: Path): boolean => trace.events.some(({ kind }) => kind === 'wait' || kind === 'maybe wait');

/** `fetch(`http://localhost:${first + i}`)`: another one may answer, which is asked next. */
function asksForAnother(operation: TSESTree.Node | undefined, site: TSESTree.Node, source: Source): boolean {
  const isSet = (name: TSESTree.Node): boolean => name.type === 'Identifier' && source.variable(name)?.references.some((use) => use.isWrite() && contains(site, use.identifier)) === true;
  return operation?.type === 'CallExpression' && operation.arguments.some((argument) => holds(argument, isSet, source));
}

/** Whether all runs that come by the operation are so; some do. */
function everyAttempt(succeeding: readonly Path[], is: (path: Path) => boolean): boolean {
  const coming = succeeding.filter(({ run }) => run.attempts > 0);
  return coming.length > 0 && coming.every(is);
}

const isRequest = (operation: Opening, client: string | null): operation is TSESTree.CallExpression => operation.type === 'CallExpression' && (client !== null || saysRead(operation));

const isRead = (call: TSESTree.CallExpression, client: string | null): boolean => client === null || isPlainRead(call, client);

/** A GET or HEAD request, as far as it is written at the call. */
function isPlainRead(call: TSESTree.CallExpression, client: string): boolean {
  if (call.callee.type !== 'MemberExpression') return isReadBy(optionsOf(call, client, null));
  const member = call.callee.computed ? '' : lastNameOf(call.callee);
  const method = methodOf(member);
  if (method !== null) return method === 'GET' || method === 'HEAD';
  const options = optionsOf(call, client, member);
  // What `request` is told says what it does.
  return member === 'request' ? options !== undefined && readsOnly(options) : member === 'fetch' && isReadBy(options);
}

/** A client that is called reads, unless it is told otherwise. */
const isReadBy = (options: TSESTree.Node | undefined): boolean => options === undefined || readsOnly(options);

/** What is written out is taken for the options wherever it stands: `request({ method: 'POST', host })`. */
const optionsOf = ({ arguments: args }: TSESTree.CallExpression, client: string, member: string | null): TSESTree.Node | undefined =>
  args.find(({ type }) => type === 'ObjectExpression') ?? args[optionsIndex(client, member, args.length) ?? 1];

/** `ask(url, { method: 'GET' })`: who has it sent by another says himself that it reads. */
const saysRead = (call: TSESTree.CallExpression): boolean =>
  call.arguments.some((argument) => argument.type === 'ObjectExpression' && readsOnly(argument) && argument.properties.some((property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'method'));

/** `{ signal }`, `{ method: 'HEAD' }`: options that send nothing. */
function readsOnly(options: TSESTree.Node): boolean {
  if (options.type !== 'ObjectExpression') return false;
  return options.properties.every((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return false;
    const { key, value } = property;
    return key.name === 'method' ? value.type === 'Literal' && /^(GET|HEAD)$/i.test(String(value.value)) : !/^(body|data|json|form)$/.test(key.name);
  });
}

/** Somebody is given more of the answer than whether there was one. */
function usesAnswer({ run, trace: { end } }: Path): boolean {
  return run.answerUsed || (end.value !== null && tells(end.value));
}

/** The answer, alone or in a list: more than a yes or a no. */
const tells = (value: Value): boolean => (value.kind === 'array' ? value.items.some(tells) : value.kind !== 'boolean' && (marksWithin(value) & Mark.operation) !== 0);

const CLOSES = /^(end|destroy|close|disconnect|quit|terminate)$/;
const KEEPS = /^(connect|listen|setTimeout|unref|ref|(add|remove)(All|Event)?Listeners?|on|once|off)$/;

function isClosing(node: TSESTree.Node): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier' && CLOSES.test(node.callee.property.name);
}

/** `socket.on('connect', () => socket.end())`, `socket.connect(port, () => socket.end())`, `server.listen(port, () => server.close())`. */
function closesOnceOpen(call: Opening, source: Source): boolean {
  return usesOf(call, source).some(({ identifier: { parent: member } }) => member.parent !== undefined && isClosing(member.parent) && isToldOfOpening(member.parent, source));
}

/** How many functions may lie between the place and what is told. */
const MOST_HANDLERS = 4;

/** Inside of what is run when the connection stands, directly or by another function that it hands this one to. */
function isToldOfOpening(node: TSESTree.Node, source: Source, depth = 0): boolean {
  const handler = enclosingFunction(node);
  if (handler === null || depth > MOST_HANDLERS) return false;
  const { parent } = handler;
  if (parent.type === 'AssignmentExpression') return lastNameOf(parent.left) === 'onopen';
  if (handler.type === 'FunctionDeclaration') return isNamedForOpening(handler, source, depth);
  return (parent.type === 'CallExpression' && tellsOfOpening(parent)) || (handler.type === 'ArrowFunctionExpression' && isToldOfOpening(handler, source, depth + 1));
}

/** `function onOpen() { … }` and then `socket.on('open', onOpen)`; or it is called by one that is told. */
function isNamedForOpening(handler: TSESTree.FunctionDeclaration, source: Source, depth: number): boolean {
  const references = handler.id === null ? [] : (source.variable(handler.id)?.references ?? []);
  return references.some(({ identifier }) => {
    const { parent: call } = identifier;
    if (call.type !== 'CallExpression') return false;
    return call.callee === identifier ? isToldOfOpening(call, source, depth + 1) : tellsOfOpening(call);
  });
}

function tellsOfOpening({ callee, arguments: [event] }: TSESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return /^(connect|listen)$/.test(callee.property.name) || (/^(on|once|addEventListener)$/.test(callee.property.name) && event?.type === 'Literal' && /^(connect|open|ready|listening)/i.test(String(event.value)));
}

type Opening = TSESTree.CallExpression | TSESTree.NewExpression;

function usesOf(call: Opening, source: Source): Variable['references'] {
  const name = connectionOf(call);
  return (name === null ? undefined : source.variable(name))?.references ?? [];
}

/** Nothing else is ever done with the connection than to open it, to listen to it and to close it. */
function isOnlyOpened(call: Opening, source: Source): boolean {
  const references = usesOf(call, source);
  return references.length > 1 && references.every(({ identifier, init }) => init === true || isKept(identifier));
}

/** The variable that a connection or a server stands in: `socket.connect(port)`, `server.listen(port)`, `const socket = await connect(port)`, `const socket = new Socket(url)`. */
function connectionOf(opening: Opening): TSESTree.Identifier | null {
  const { callee, parent } = opening;
  if (opening.type === 'NewExpression') return declaredAt(parent);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !/^(connect|createConnection|listen)$/.test(callee.property.name)) return null;
  const declared = parent.type === 'AwaitExpression' ? parent.parent : parent;
  if (declared.type === 'VariableDeclarator') return declaredAt(declared);
  return callee.object.type === 'Identifier' ? callee.object : null;
}

const declaredAt = (node: TSESTree.Node): TSESTree.Identifier | null => (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id : null);

function isKept({ parent }: TSESTree.Node): boolean {
  if (parent?.type !== 'MemberExpression' || parent.property.type !== 'Identifier') return false;
  const isCalled = parent.parent.type === 'CallExpression' && parent.parent.callee === parent;
  return !isCalled || CLOSES.test(parent.property.name) || KEEPS.test(parent.property.name);
}
