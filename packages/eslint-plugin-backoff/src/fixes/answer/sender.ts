import type { TSESTree } from '@typescript-eslint/types';
import { answerVariables } from './answer-variable.js';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { settles } from '../code/executor.js';
import { localFunction } from '../code/local-function.js';
import { responseHandlers } from './response-handler.js';
import { responseVariables } from './response-variable.js';
import type { SourceFile } from '../code/source-file.js';
import { thrownAt } from './thrown-at.js';
import { ancestors, bare, contains, type FunctionNode, functionAround, isFunction, parameterName } from '../code/syntax.js';

/** A function that gets the response and throws what the site catches. */
export interface Sender {
  /** The response's name in it. */
  readonly response: string;
  readonly fn: FunctionNode;
  /** The statement that sets the response's variable; null where it is handed in. */
  readonly statement: TSESTree.Statement | null;
}

/** The functions that get a site's response: those that send the request, or else those of the promise's `then`. */
export function sendersOf(draft: Draft): Sender[] {
  const own = responseVariables(draft).flatMap(({ name, statement }) => {
    // What a library repeats is a function of the site's own.
    const isOutside = draft.site.kind === 'library' || !contains(draft.site.node, statement);
    const fn = isOutside ? functionAround(statement) : null;
    return fn ? [{ response: name, fn, statement }] : [];
  });
  return own.length > 0 ? own : responseHandlers(draft).map(({ name, fn }) => ({ response: name, fn, statement: null }));
}

/** Where the site itself is handed on the response that a sender has let pass: `const response = await this.request(url)`. */
export function receiversOf(sender: Sender, draft: Draft): Sender[] {
  const { site, file } = draft;
  const { fn } = sender;
  const calls = contains(site.node, fn) || !handsOnResponse(sender, draft) ? [] : [...file.within(site.node)].filter((node) => node.type === 'CallExpression' && localFunction(node, file) === fn);
  const names = answerVariables(draft, calls);
  // What a second call sets again is thrown for once.
  return names.filter(({ name }, at) => names.findIndex((each) => each.name === name) === at).flatMap(({ name, statement }) => {
    const around = functionAround(statement);
    return around ? [{ response: name, fn: around, statement }] : [];
  });
}

/** Whether all that a sender returns is the response as it is, or one that it has asked for in the same way. */
function handsOnResponse({ fn, response }: Sender, { file }: Draft): boolean {
  const returned = [...file.within(fn.body)].flatMap((node) => (node.type === 'ReturnStatement' && functionAround(node) === fn ? [node.argument] : []));
  const made = callMaking(response, returned[0] ?? null, file);
  return returned.length > 0 && returned.every((value) => value?.type === 'Identifier' && (value.name === response || (made !== null && callMaking(value.name, value, file) === made)));
}

/** The text of what is called for the first value of a name. */
function callMaking(name: string, at: TSESTree.Node | null, file: SourceFile): string | null {
  const variable = at && file.lookUp(name, at.range[0]);
  const declared = variable && file.declaration(variable)?.parent;
  return declared?.type === 'VariableDeclarator' && declared.init ? calledIn(bare(declared.init), file) : null;
}

function calledIn(value: TSESTree.Node, file: SourceFile): string | null {
  const call = value.type === 'AwaitExpression' ? bare(value.argument) : value;
  return call.type === 'CallExpression' ? file.textOf(call.callee) : null;
}

/** What a function throws, rejects with or hands the site, once it has the response: errors that are made there, and the response itself. */
export function thrownBy(sender: Sender, draft: Draft): TSESTree.Expression[] {
  const { file } = draft;
  return [...file.within(sender.fn.body)].flatMap((node) => {
    const value = isOwn(node, sender, draft) && isLater(node, sender, file) ? (thrownAt(node, file) ?? handedToSite(node, draft)) : null;
    return value && isMadeHere(value, sender.response, file) ? [value] : [];
  });
}

/** Whether what a node throws is of the function itself, or comes to the site from one within it. */
function isOwn(node: TSESTree.Node, { fn }: Sender, draft: Draft): boolean {
  if (functionAround(node) === fn || handedToSite(node, draft) !== null) return true;
  return node.type === 'CallExpression' && settles(node, draft.file) === 'reject';
}

/** Whether the response is there at a node. */
function isLater(node: TSESTree.Node, { statement, response }: Sender, file: SourceFile): boolean {
  if (statement === null) return true;
  const isSeen = file.lookUp(response, node.range[0]) === file.lookUp(response, statement.range[1] - 1);
  const isInstead = [...ancestors(node)].some((around) => around.type === 'CatchClause' && contains(around.parent.block, statement));
  return node.range[0] >= statement.range[1] && isSeen && !isInstead;
}

/** The error that a call hands the site, where that is the function that deals with it. */
function handedToSite(node: TSESTree.Node, { site, file }: Draft): TSESTree.Expression | null {
  const path = site.facts.shape.failurePaths.find((each) => each.node === site.node);
  if (!path || !isFunction(site.node) || node.type !== 'CallExpression' || localFunction(node, file) !== site.node) return null;
  const value = node.arguments[site.node.params.findIndex((parameter) => parameterName(parameter) === path.error)];
  return value && value.type !== 'SpreadElement' ? value : null;
}

function isMadeHere(value: TSESTree.Expression, response: string, file: SourceFile): boolean {
  const made = value.type === 'Identifier' && value.name !== response ? constantValue(value, file) : value;
  return made !== null && /^(NewExpression|CallExpression|Identifier)$/.test(made.type);
}
