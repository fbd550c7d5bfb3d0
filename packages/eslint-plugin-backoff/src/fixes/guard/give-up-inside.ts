import type { TSESTree } from '@typescript-eslint/types';
import type { OptionsPlace } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { insertStatements } from '../code/insert-statement.js';
import { isExported } from '../code/is-exported.js';
import { isPermanent } from './permanent-failure.js';
import { statusOf } from './refuse-permanent.js';
import { type FunctionNode, contains, functionAround, isFunction } from '../code/syntax.js';

/** What a library takes for the end, made of an error that is given as an expression; null where it cannot be had. */
export type GiveUp = (error: string) => string | null;

/** Throws what the library takes for the end where the status says that the request itself is wrong, in the function that it repeats. */
export function giveUpInside(draft: Draft, { call }: OptionsPlace, giveUp: GiveUp): boolean {
  const { nodes, failsBy } = draft.site.facts.operation;
  const [request, ...others] = nodes.filter((node) => node !== call && (contains(call, node) || isForThisCall(node, call, draft)));
  if (request?.type !== 'CallExpression' || others.length > 0) return false;
  return failsBy === 'error' ? catchPermanent(draft, request, giveUp) : throwPermanent(draft, request, giveUp);
}

/** Whether a node is part of a function that only one call uses: what ends that call's retries when it is thrown there, nobody else gets. */
function isForThisCall(node: TSESTree.Node, call: TSESTree.Node, { file }: Draft): boolean {
  const around = functionAround(node);
  const name = around?.parent.type === 'VariableDeclarator' ? around.parent.id : around?.type === 'FunctionDeclaration' ? around.id : null;
  const variable = name && !isExported(name, file) ? file.variable(name) : null;
  const uses = variable ? file.uses(variable) : [];
  return uses.length === 1 && uses.every((use) => contains(call, use));
}

/** `client.get(url).catch((error) => { … })`, behind the whole chain. */
function catchPermanent(draft: Draft, request: TSESTree.CallExpression, giveUp: GiveUp): boolean {
  const [status, text] = [statusOf(draft, 'error'), giveUp('error')];
  const chain = wholeChain(request);
  if (status === null || text === null || /\.catch\(/.test(draft.file.textOf(chain))) return false;
  draft.insert(chain.range[1], `.catch((error) => { const status = ${status} ?? 0; if (${isPermanent(draft, 'status')}) throw ${text}; throw error; })`);
  return true;
}

function wholeChain(call: TSESTree.CallExpression): TSESTree.CallExpression {
  const { parent } = call;
  const outer = parent.type === 'MemberExpression' && parent.object === call ? parent.parent : null;
  return outer?.type === 'CallExpression' && outer.callee === parent ? wholeChain(outer) : call;
}

/** Before the site's own `throw` after its check of the response. */
function throwPermanent(draft: Draft, request: TSESTree.CallExpression, giveUp: GiveUp): boolean {
  const answer = answerOf(request);
  const asks = (test: TSESTree.Expression): boolean => new RegExp(String.raw`\b${answer?.name}\.(ok|status)\b`).test(draft.file.textOf(test));
  const [end = null] = answer?.body.flatMap((statement) => (statement.type === 'IfStatement' && asks(statement.test) ? (throwIn(statement.consequent, draft) ?? []) : [])).filter((thrown) => !isFinal(thrown, giveUp, draft)) ?? [];
  const text = end === null ? null : giveUp(draft.file.textOf(end.argument));
  if (answer === null || end === null || text === null) return false;
  insertStatements(draft, { kind: 'before', statement: end }, [`if (${isPermanent(draft, `${answer.name}.status`)}) throw ${text}${draft.style.semicolon}`]);
  return true;
}

/** Whether what is thrown ends the retries already: it is of the class that does, or has the mark of it, `{ bail: true }`. */
function isFinal({ argument }: TSESTree.ThrowStatement, giveUp: GiveUp, { file }: Draft): boolean {
  const text = file.textOf(argument);
  const [made = ''] = /^new [\w$.]+\(/.exec(text) ?? [];
  const end = giveUp('') ?? '';
  const [, mark = ''] = /\{ (.*) \}/.exec(end) ?? [];
  return (made !== '' && end.startsWith(made)) || (mark !== '' && text.includes(mark));
}

/** The name of the response, and the statements that it is looked at in. */
interface Answer {
  readonly name: string;
  readonly body: readonly TSESTree.Statement[];
}

/** `const response = await fetch(url);`, or `fetch(url).then((response) => { … })`. */
function answerOf({ parent }: TSESTree.CallExpression): Answer | null {
  if (parent.type === 'AwaitExpression') return answerIn(parent.parent);
  const isThen = parent.type === 'MemberExpression' && !parent.computed && parent.property.name === 'then';
  const handler = isThen && parent.parent.type === 'CallExpression' ? parent.parent.arguments[0] : undefined;
  return handler !== undefined && isFunction(handler) ? answerOfHandler(handler) : null;
}

function answerOfHandler({ params: [param], body }: FunctionNode): Answer | null {
  return param?.type === 'Identifier' && body.type === 'BlockStatement' ? { name: param.name, body: body.body } : null;
}

function answerIn(holder: TSESTree.Node | undefined): Answer | null {
  const list = holder?.type === 'VariableDeclarator' ? holder.parent.parent : null;
  return holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier' && list?.type === 'BlockStatement' ? { name: holder.id.name, body: list.body } : null;
}

/** The `throw` of an error that a branch ends with. */
function throwIn(branch: TSESTree.Statement, draft: Draft): TSESTree.ThrowStatement | null {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return last?.type === 'ThrowStatement' && isMadeHere(last.argument, draft) ? last : null;
}

/** `new Error(…)`, `Object.assign(new Error(…), { response })`, or what has a name. */
function isMadeHere(error: TSESTree.Expression, { file }: Draft): boolean {
  if (error.type !== 'CallExpression') return error.type === 'NewExpression' || error.type === 'Identifier';
  const [made] = error.arguments;
  return file.textOf(error.callee) === 'Object.assign' && made?.type === 'NewExpression' && /Error$/.test(file.textOf(made.callee));
}
