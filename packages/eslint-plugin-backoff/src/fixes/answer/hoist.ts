import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { insertIntoFunction, insertStatements } from '../code/insert-statement.js';
import { isTypeScript } from '../code/is-typescript.js';
import { mayBeMissing } from './may-be-missing.js';
import { responseHandlers } from './response-handler.js';
import { isAskedFor } from './optional-status.js';
import { mayLack } from './reply.js';
import { statusOf } from './answer-member.js';
import { answerVariables } from './answer-variable.js';
import { responseVariables, tryBetween } from './response-variable.js';
import { contains, type FunctionNode, functionAround, isFunction, isInList, isLoop, leaves, statementOf } from '../code/syntax.js';
import type { ResponseVariable } from './variable.js';

interface Hoisted {
  readonly name: string;
  /** Its value until there is a response. */
  readonly initial: string;
  /** Its type, where the initial value does not tell. */
  readonly type: string | null;
  readonly member: string;
}

/** The last response's status, where the response itself is out of reach: 0 until there is one. Null where that is not so. */
export function hoistStatus(draft: Draft, at: TSESTree.Node): string | null {
  return hoist(draft, at, { name: 'status', initial: '0', type: null, member: statusOf(draft, '') });
}

/** The last response's `Retry-After`, where the response itself is out of reach. Null where that is not so. */
export function hoistRetryAfter(draft: Draft, at: TSESTree.Node, member: string): string | null {
  const type = /(\]|\?\.toString\(\)|\?\.\(.*\))$/.test(member) ? 'string | null | undefined' : 'string | null';
  return hoist(draft, at, { name: 'retryAfter', initial: 'null', type, member });
}

/** Declares a variable before what hides the response, and sets it as soon as there is one. */
function hoist(draft: Draft, at: TSESTree.Node, hoisted: Hoisted): string | null {
  const [response, ...others] = responseVariables(draft);
  if (!response) return hoistFromHandler(draft, at, hoisted);
  if (others.length > 0) return null;
  const { statement } = response;
  const hiding = tryBetween(draft, statement, at);
  // A wait at the start of a turn asks what came of the turn before.
  const isEarlier = at.range[0] < (hiding ?? statement).range[0];
  const around = isEarlier ? loopAround(draft, at) : hiding;
  const fresh = hiding ?? statement;
  // A function beside the site's own does not see what that declares.
  if (!around || !isInList(around) || !isInList(fresh) || !contains(around.parent, fresh)) return null;
  const all = [response, ...othersIn(draft, hiding, statement)];
  return draft.once(hoisted.name, () => {
    const { semicolon } = draft.style;
    const [name, declaration] = declare(draft, hoisted, isEarlier ? around : statement);
    insertStatements(draft, { kind: 'before', statement: around }, [declaration]);
    if (isEarlier) insertStatements(draft, { kind: 'before', statement: fresh }, [`${name} = ${hoisted.initial}${semicolon}`]);
    for (const each of all) noteAnswer(draft, each, `${name} = ${valueOf(draft, each, hoisted)}${semicolon}`);
    return name;
  });
}

/** Notes something of an answer as soon as there is one: an XMLHttpRequest has it by the time that it tells so. */
function noteAnswer(draft: Draft, { statement, name }: ResponseVariable, line: string): void {
  const handler = loadHandler(statement, name, draft);
  if (handler) insertIntoFunction(draft, handler, [line]);
  else insertStatements(draft, { kind: 'after', statement: leavesBehind(statement, name, draft).at(-1) ?? statement }, [line]);
}

/** `if (response.ok) return response;`, `if (isRefused(response)) break;`: what leaves for good by what the answer says, right behind it, before anybody asks for more. */
function leavesBehind(statement: TSESTree.Statement, name: string, { file }: Draft): readonly TSESTree.Statement[] {
  const list = statement.parent.type === 'BlockStatement' ? statement.parent.body : [];
  const behind = list.slice(list.indexOf(statement) + 1);
  const end = behind.findIndex((each) => {
    if (each.type !== 'IfStatement' || each.alternate !== null || !leaves(each.consequent)) return true;
    const asks = [...file.within(each.test)].some((part) => part.type === 'Identifier' && part.name === name);
    return !asks || [...file.within(each.consequent)].some((part) => mayFail(part, name, file));
  });
  return behind.slice(0, end === -1 ? undefined : end);
}

/** `throw …`, `continue`, or what is waited for or given other than the answer and what it reads of itself, `response.json()`: that may be a failure in other words. */
function mayFail(part: TSESTree.Node, name: string, file: Draft['file']): boolean {
  if (part.type === 'ThrowStatement' || part.type === 'ContinueStatement') return true;
  const given = part.type === 'ReturnStatement' ? part.argument : part.type === 'AwaitExpression' ? part : null;
  const value = given?.type === 'AwaitExpression' ? given.argument : given;
  return value?.type === 'CallExpression' && !file.textOf(value.callee).startsWith(`${name}.`);
}

/** `xhr.onload = () => …` of `const xhr = new XMLHttpRequest()`. */
function loadHandler(statement: TSESTree.Statement, name: string, { file }: Draft): FunctionNode | null {
  const made = statement.type === 'VariableDeclaration' ? statement.declarations[0].init : null;
  const around = made?.type === 'NewExpression' ? functionAround(statement) : null;
  for (const node of around ? file.within(around) : []) {
    if (node.type === 'AssignmentExpression' && isFunction(node.right) && file.textOf(node.left) === `${name}.onload`) return node.right;
  }
  return null;
}

/** The answers of further requests of an attempt, which are sent as the first one is: any of them may be what has failed. */
function othersIn(draft: Draft, attempt: TSESTree.TryStatement | null, first: TSESTree.Statement): ResponseVariable[] {
  const { file, site } = draft;
  const [operation] = site.facts.operation.nodes;
  if (!attempt || operation?.type !== 'CallExpression' || !contains(attempt.block, operation)) return [];
  const isAlike = (call: TSESTree.Node): boolean => call.type === 'CallExpression' && call.range[0] >= first.range[1] && file.textOf(call.callee) === file.textOf(operation.callee);
  const calls = [...file.within(attempt.block)].filter((call) => isAlike(call) && functionAround(call) === functionAround(operation));
  return answerVariables(draft, calls).filter(({ parts }) => parts === undefined);
}

/** What the variable is set to once there is a response, which may lack it. */
function valueOf(draft: Draft, { statement, name: variable }: ResponseVariable, { initial, member }: Hoisted): string {
  const isOptional = mayBeMissing(draft, statement, variable);
  const read = `${variable}${isOptional ? '?' : ''}${member}`;
  return isOptional || mayLack(draft, member) || isAskedFor(draft, read) ? `${read} ?? ${initial}` : read;
}

/** The loop that a site is, where a node is part of its turns: with its label. */
function loopAround({ site: { node } }: Draft, at: TSESTree.Node): TSESTree.Statement | null {
  if (!isLoop(node) || !contains(node.body, at)) return null;
  return node.parent.type === 'LabeledStatement' ? node.parent : node;
}

/** `await fetch(url).then((response) => …).catch(…)`: what follows the statement knows of the response what the handler has noted. */
function hoistFromHandler(draft: Draft, at: TSESTree.Node, hoisted: Hoisted): string | null {
  const [handler, ...others] = responseHandlers(draft);
  const [operation] = draft.site.facts.operation.nodes;
  const hiding = operation ? statementOf(operation) : null;
  if (!handler || others.length > 0 || !hiding || !isInList(hiding) || !contains(hiding, handler.fn) || at.range[0] < hiding.range[1] || !contains(hiding.parent, at) || !contains(draft.site.node, hiding)) return null;
  return draft.once(hoisted.name, () => {
    const [name, declaration] = declare(draft, hoisted, hiding);
    insertStatements(draft, { kind: 'before', statement: hiding }, [declaration]);
    insertIntoFunction(draft, handler.fn, [`${name} = ${handler.name}${hoisted.member}${draft.style.semicolon}`]);
    return name;
  });
}

/** The name of the variable, and the statement that declares it. */
function declare(draft: Draft, { name: wanted, initial, type }: Hoisted, at: TSESTree.Node): [name: string, declaration: string] {
  const name = draft.declare(wanted, at);
  const annotation = type !== null && isTypeScript(draft) ? `: ${type}` : '';
  return [name, `let ${name}${annotation} = ${initial}${draft.style.semicolon}`];
}
