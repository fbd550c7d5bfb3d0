import type { TSESTree } from '@typescript-eslint/types';
import { attemptCalls } from './attempt-calls.js';
import { failsByTurn } from './count-turns.js';
import type { Draft } from '../code/draft.js';
import { insertIntoFunction, insertStatements } from '../code/insert-statement.js';
import { OF_EACH } from '../../interpreter/outside/option-handlers.js';
import { ancestors, bare, contains, type FunctionNode, isFunction, isInList, isLoop, leaves, type Loop, propertyName, statementOf } from '../code/syntax.js';

const CONNECTED = /^(open|connect|connected|ready|secureConnect|onopen|onconnect)$/;

/** Sets a counter of failures back to 0 where the site goes on after a success; false where there is no place for that. */
export function resetOnSuccess(draft: Draft, counter: string): boolean {
  const { node } = draft.site;
  const line = `${counter} = 0${draft.style.semicolon}`;
  if (draft.site.kind === 'reconnect') return resetOnConnection(draft, line);
  return !isLoop(node) || !(draft.site.facts.shape.goesOn || mayGoOn(draft, node)) || resetAfterAttempt(draft, line);
}

/** `while (nextLink)`: where failures are thrown, what comes to the end of a turn has brought more to ask for. */
function mayGoOn(draft: Draft, loop: Loop): boolean {
  const { shape } = draft.site.facts;
  return 'test' in loop && loop.test !== null && asksForMore(loop.test) && shape.failurePaths.every(({ node }) => node.type === 'CatchClause') && !failsByTurn(draft, loop);
}

/** `nextLink`, `!stopped && nextLink`. */
function asksForMore(test: TSESTree.Expression): boolean {
  if (test.type === 'LogicalExpression') return asksForMore(test.left) && asksForMore(test.right);
  return /^(Identifier|MemberExpression)$/.test((test.type === 'UnaryExpression' && test.operator === '!' ? test.argument : test).type);
}

/** Sets it back where a connection stands; false where nothing tells of that, and it would go up for ever. */
function resetOnConnection(draft: Draft, line: string): boolean {
  const handler = successHandler(draft);
  if (handler) insertIntoFunction(draft, handler, [line]);
  return handler !== null || listenForSuccess(draft, line) || resetBehindAwait(draft, line);
}

/** Sets it back at the end of the `try` that the attempt stands in. */
function resetAfterAttempt(draft: Draft, line: string): boolean {
  const { node, facts } = draft.site;
  const attempt = attemptCalls(draft).find((call) => contains(node, call));
  const around = [...ancestors(attempt ?? node)].filter((each) => contains(node, each));
  const block = around.find((each) => each.type === 'BlockStatement' && each.parent.type === 'TryStatement');
  if (block?.type === 'BlockStatement' && !leaves(block)) insertStatements(draft, { kind: 'end', block }, [line]);
  return block !== undefined || !facts.shape.goesOn;
}

/** Registers a handler for the moment when the connection stands, beside the one for its end and in the same way. */
function listenForSuccess(draft: Draft, line: string): boolean {
  const { facts } = draft.site;
  const event = openingEvent(draft);
  const failing = facts.shape.failurePaths.find(({ kind }) => kind === 'event')?.node;
  const statement = failing && statementOf(failing.parent ?? failing);
  if (event === null || statement?.type !== 'ExpressionStatement' || !isInList(statement)) return false;
  const given = `() => { ${line.endsWith(';') ? line : `${line};`} }`;
  const start = registrationFor(statement.expression, event, draft);
  if (start !== null) insertStatements(draft, { kind: 'after', statement }, [`${start.replace('…', given)}${draft.style.semicolon}`]);
  return start !== null;
}

/** Behind the statement that waits for the connection: `await connect();`. */
function resetBehindAwait(draft: Draft, line: string): boolean {
  const [operation] = draft.site.facts.operation.nodes;
  const statement = operation?.parent?.type === 'AwaitExpression' ? statementOf(operation) : null;
  if (!statement || !isInList(statement) || leaves(statement)) return false;
  insertStatements(draft, { kind: 'after', statement }, [line]);
  return true;
}

/** What sockets whose kind is known call the moment when they are open. */
function openingEvent({ site, file }: Draft): 'open' | 'connect' | null {
  const [operation] = site.facts.operation.nodes;
  if (operation?.type === 'NewExpression') return /(^|\.)(WebSocket|EventSource)$/.test(file.textOf(operation.callee)) ? 'open' : null;
  return operation?.type === 'CallExpression' && /^(net|tls)\.(connect|createConnection)$/.test(file.textOf(operation.callee)) ? 'connect' : null;
}

/** `socket.on('open', …)` beside `socket.on('close', …)`, `socket.onopen = …` beside `socket.onclose = …`; null for any other form. */
function registrationFor(expression: TSESTree.Expression, event: string, { file, style }: Draft): string | null {
  if (expression.type === 'AssignmentExpression') return /^[\w.#$]+\.on\w+$/.test(file.textOf(expression.left)) ? `${file.textOf(expression.left).replace(/\.on\w+$/, `.on${event}`)} = …` : null;
  const callee = expression.type === 'CallExpression' ? file.textOf(expression.callee) : '';
  return /^[\w.#$]+\.(on|addEventListener)$/.test(callee) ? `${callee}(${style.quote}${event}${style.quote}, …)` : null;
}

/** What the site runs when its connection stands; null where it does nothing then. */
export function successHandler(draft: Draft): FunctionNode | null {
  return valueHandler(draft) ?? [...draft.file.within(scopeOf(draft))].map(connectedHandler).find((found) => found !== null) ?? null;
}

/** `next` in `stream.subscribe({ next, error })`, the first function in `onSnapshot(place, show, (error) => …)`: told of a value, a connection stands. */
function valueHandler({ site: { facts } }: Draft): FunctionNode | null {
  const [operation] = facts.operation.nodes;
  if (facts.operation.opens !== 'connection' || operation?.type !== 'CallExpression') return null;
  const [first, ...others] = operation.arguments.flatMap((argument) => (isFunction(argument) ? [argument] : []));
  if (first && others.length > 0) return first;
  const members = operation.arguments.flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []));
  const next = members.find((member) => member.type === 'Property' && member.key.type === 'Identifier' && OF_EACH.includes(member.key.name));
  const value = next?.type === 'Property' ? next.value : undefined;
  return value && isFunction(value) ? value : null;
}

function scopeOf({ site }: Draft): TSESTree.Node {
  const [operation = site.node] = site.facts.operation.nodes;
  return [...ancestors(operation)].find(isFunction) ?? site.node;
}

/** The function that a node registers for the moment when a connection stands. */
function connectedHandler(node: TSESTree.Node): FunctionNode | null {
  const [event, handler] = registration(node);
  return handler && isFunction(handler) && CONNECTED.test(event ?? '') ? handler : null;
}

/** The name of an event and what is to handle it: `socket.onopen = …`, `socket.on('open', …)`. */
function registration(node: TSESTree.Node): [string | null, TSESTree.Node | undefined] | [] {
  if (node.type === 'AssignmentExpression') {
    const target = bare(node.left);
    return target.type === 'MemberExpression' ? [propertyName(target), node.right] : [];
  }
  const [event, handler] = node.type === 'CallExpression' ? node.arguments : [];
  return event?.type === 'Literal' && typeof event.value === 'string' ? [event.value, handler] : [];
}
