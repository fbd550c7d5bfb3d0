import type { TSESTree } from '@typescript-eslint/types';
import { asksForError } from './asks-for-error.js';
import { answerVariables } from './answer-variable.js';
import { type Attachment, isMember } from './attachment.js';
import type { Draft } from '../code/draft.js';
import { isTypeScript } from '../code/is-typescript.js';
import { localFunction } from '../code/local-function.js';
import { addMembers, memberCalled } from '../code/object-literal.js';
import { objectsAnswered } from '../code/objects-answered.js';
import { isFoundToBe } from './found-to-be.js';
import { mayBeMissing } from './may-be-missing.js';
import { responseHandlers } from './response-handler.js';
import { ancestors, bare, contains, type FunctionNode, isFunction } from '../code/syntax.js';
import { thrownAt } from './thrown-at.js';
import { addTypeMember, resultTypes, typeMembers } from '../code/type-member.js';

/** What a local function makes of the response: an object of its own, `{ ok: false, status: response.status }`. */
export interface Reply {
  /** The site's calls of the function. */
  readonly calls: readonly TSESTree.CallExpression[];
  readonly fn: FunctionNode;
  /** The objects that are made where the response is known, and its name there. */
  readonly made: readonly Made[];
}

interface Made {
  readonly literal: TSESTree.ObjectExpression;
  readonly response: string;
}

const known = new WeakMap<object, Reply | null>();

/** The reply that stands for the response in the site; null where it has the response itself, or an error. */
export function replyOf(draft: Draft): Reply | null {
  const made = known.has(draft) ? (known.get(draft) ?? null) : find(draft);
  known.set(draft, made);
  return made;
}

function find(draft: Draft): Reply | null {
  const { site, file } = draft;
  const [operation, ...others] = site.facts.operation.nodes;
  if (!operation || others.length > 0 || contains(site.node, operation) || site.facts.operation.failsBy !== 'response') return null;
  const own = [...file.within(site.node)].filter((node) => node.type === 'CallExpression');
  for (const fn of [...ancestors(operation)].filter(isFunction)) {
    const calls = own.filter((call) => localFunction(call, file) === fn);
    if (calls.length > 0) return mayCarry(fn, draft) ? { calls, fn, made: madeIn(fn, draft) } : null;
  }
  return null;
}

/** Whether a function answers with objects whatever happens, and what they tell can be added to. */
function mayCarry(fn: FunctionNode, draft: Draft): boolean {
  const nodes = [...draft.file.within(fn.body)];
  const isThrown = nodes.some((node) => thrownAt(node, draft.file) !== null && !(node.type === 'ThrowStatement' && isCaughtWithin(node, fn)));
  return !isThrown && madeIn(fn, draft).length > 0 && resultTypes(fn, draft) !== null;
}

function isCaughtWithin(node: TSESTree.Node, fn: FunctionNode): boolean {
  return [...ancestors(node)].some((around) => around.type === 'TryStatement' && around.handler !== null && contains(around.block, node) && contains(fn, around));
}

/** The objects that a function answers with once it has the response. */
function madeIn(fn: FunctionNode, draft: Draft): Made[] {
  const variables = answerVariables(draft, draft.site.facts.operation.nodes);
  const handlers = responseHandlers(draft);
  return objectsAnswered(fn, draft.file).flatMap((literal) => {
    const variable = variables.find(({ statement }) => statement.range[1] <= literal.range[0] && [...ancestors(literal)].some((around) => around === statement.parent));
    const response = variable?.name ?? handlers.find((handler) => contains(handler.fn.body, literal))?.name;
    return response === undefined || isWithout(literal, response, draft) ? [] : [{ literal, response }];
  });
}

/** Whether an object may be made because there is no response: nothing in it is of one, or an error was found in its place. */
function isWithout(literal: TSESTree.ObjectExpression, response: string, draft: Draft): boolean {
  const isOfError = [...ancestors(literal)].some((around) => around.type === 'IfStatement' && contains(around.consequent, literal) && asksForError(around.test, response, draft.file));
  if (isOfError) return true;
  const isMentioned = [...draft.file.within(literal)].some((node) => node.type === 'Identifier' && node.name === response);
  return !isMentioned && mayBeMissing(draft, literal, response);
}

/** The name of the member under which a reply keeps a member of the response; it is made to where it does not. */
export function replyMember(draft: Draft, { fn, made }: Reply, { name, type, member }: Attachment): string {
  const { file } = draft;
  const [kept] = made.flatMap(({ literal, response }) => keptIn(literal, (value) => isMember(withoutDefault(value), response, member, file)));
  if (kept !== undefined) return kept;
  const own = freeName(draft, fn, name);
  draft.once(additionOf(own, fn), () => {
    for (const { literal, response } of failing(made, file)) addMembers(draft, literal, [[own, response + member]]);
    addTypeMember(draft, fn, `${own}?: ${type}`);
    return own;
  });
  return own;
}

/** The objects of bad answers: one that is only made of a good answer is asked for nothing. */
function failing(made: readonly Made[], file: Draft['file']): readonly Made[] {
  const own = made.filter(({ literal, response }) => !isFoundToBe({ node: literal, offset: literal.range[0] }, [`${response}.ok`], file));
  return own.length > 0 ? own : made;
}

/** A name that stands for nothing else in what a function answers: `httpStatus` where `status` says `'failed'`. */
function freeName(draft: Draft, fn: FunctionNode, name: string): string {
  const isTaken = (each: string): boolean => objectsAnswered(fn, draft.file).some((literal) => memberCalled(literal, each)) || typeMembers(draft, fn, each).length > 0;
  const other = `http${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const names = [name, other, `${other}2`];
  return names.find((each) => !isTaken(each)) ?? `${other}3`;
}

/** `response.statusCode` of `response.statusCode ?? 0` */
const withoutDefault = (value: TSESTree.Node): TSESTree.Node => (value.type === 'LogicalExpression' && value.operator !== '&&' ? bare(value.left) : value);

const additionOf = (name: string, fn: FunctionNode): string => `${name} of reply ${fn.range[0]}`;

/** Whether a reply may lack what a member of the response is kept by, given as it is read: `.status`. TypeScript has a say in that. */
export function mayLack(draft: Draft, member: string): boolean {
  const reply = replyOf(draft);
  const name = /\w+$/.exec(member)?.[0];
  if (reply === null || name === undefined) return false;
  return (isTypeScript(draft) && isOptional(draft, reply, name)) || isLeftOut(draft, reply, name);
}

function isOptional(draft: Draft, { fn }: Reply, name: string): boolean {
  return draft.has(additionOf(name, fn)) || typeMembers(draft, fn, name).some(({ optional }) => optional);
}

/** Whether an object without it is made where there was no response. */
function isLeftOut({ file }: Draft, { fn, made }: Reply, name: string): boolean {
  const others = objectsAnswered(fn, file).filter((literal) => !made.some((each) => each.literal === literal));
  return others.some((literal) => literal.properties.every(({ type }) => type === 'Property') && !memberCalled(literal, name));
}

function keptIn({ properties }: TSESTree.ObjectExpression, isWanted: (value: TSESTree.Node) => boolean): string[] {
  return properties.flatMap((property) => (property.type === 'Property' && property.key.type === 'Identifier' && !property.computed && isWanted(bare(property.value)) ? [property.key.name] : []));
}
