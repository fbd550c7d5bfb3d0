import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { settledAs } from './forgiven.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare, contains, isInList, propertyName, statementOf } from '../code/syntax.js';
import { wholeAnswer } from './whole-answer.js';
import type { ResponseVariable } from './variable.js';

/** The variables that the answers of some calls are put into, one for each. */
export function answerVariables(draft: Draft, calls: readonly TSESTree.Node[]): ResponseVariable[] {
  return calls.flatMap((call) => {
    const statement = statementOf(call);
    const target = statement && isInList(statement) ? targetOf(call, draft.file) : null;
    if (!statement || !target) return [];
    if (target.type === 'ObjectPattern') return wholeAnswer(draft, target, statement);
    if (target.type === 'ArrayPattern') return inTuple(target, draft.file).map((name) => ({ name, statement, beside: name }));
    return target.type === 'Identifier' && !isEmitter(target, draft.file) ? [{ name: target.name, statement, beside: target.name }] : [];
  });
}

/** `const [error, response] = await settle(fetch(url))`: what is asked as a response is. */
function inTuple({ elements }: TSESTree.ArrayPattern, file: SourceFile): string[] {
  return elements.flatMap((element) => (element?.type === 'Identifier' && isResponse(element, file) ? [element.name] : []));
}

/** What the answer of a call is put into, which may come by way of a function that it is handed to. */
export function targetOf(operation: TSESTree.Node, file: SourceFile): TSESTree.Node | null {
  const way: TSESTree.Node[] = [];
  for (const around of ancestors(settledAs(operation))) {
    const target = around.type === 'VariableDeclarator' ? around.id : around.type === 'AssignmentExpression' ? bare(around.left) : null;
    if (target) return mayHold(target, way, file) ? target : null;
    if (!isAskedEitherWay(around, operation) && !/^(Await|Yield|Chain|TSAs|TSNonNull|Call|Array|Member)Expression$/.test(around.type)) return null;
    way.push(around);
  }
  return null;
}

/** `post ? await fetch(url, post) : await fetch(url)`: there is an answer in any case. */
function isAskedEitherWay(around: TSESTree.Node, operation: TSESTree.Node): boolean {
  if (around.type !== 'ConditionalExpression' || contains(around.test, operation)) return false;
  const other = bare(contains(around.consequent, operation) ? around.alternate : around.consequent);
  return other.type === 'AwaitExpression' && bare(other.argument).type === 'CallExpression';
}

/** Whether what an answer is put into may be the answer, after all that it has come through. */
function mayHold(target: TSESTree.Node, way: readonly TSESTree.Node[], file: SourceFile): boolean {
  const isHandedOn = way.some(({ type }) => type === 'CallExpression' || type === 'ArrayExpression');
  // What a handler makes of an answer is another one, but for a pair of which a part is asked as a response is.
  const isChained = way.some(({ type }) => type === 'MemberExpression');
  return !(isHandedOn && isOther(target, file)) && !(isChained && target.type !== 'ArrayPattern');
}

/** Whether a variable is never asked what only a response knows. */
function isOther(target: TSESTree.Node, file: SourceFile): boolean {
  return target.type === 'Identifier' && !isResponse(target, file);
}

/** Whether a variable is asked what only a response knows. */
function isResponse(target: TSESTree.Node, file: SourceFile): boolean {
  return membersUsed(target, file).some((name) => /^(ok|status|statusCode|headers)$/.test(name));
}

/** Whether a variable holds what tells of its answer by an event, as the requests of Node's own client do. */
function isEmitter(target: TSESTree.Node, file: SourceFile): boolean {
  return membersUsed(target, file).some((name) => /^(on|once|addListener)$/.test(name));
}

function membersUsed(target: TSESTree.Node, file: SourceFile): string[] {
  const variable = file.variable(target);
  const uses = variable ? file.uses(variable) : [];
  return uses.flatMap(({ parent }) => (parent?.type === 'MemberExpression' ? [propertyName(parent) ?? ''] : []));
}
