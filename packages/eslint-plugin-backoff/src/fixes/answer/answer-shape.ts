import type { TSESTree } from '@typescript-eslint/types';
import { type AnswerShape, answersOf, isClientModule } from '../../interpreter/replies/clients.js';
import type { Draft } from '../code/draft.js';
import { importedModules } from '../code/imported-modules.js';
import { isTypeScript } from '../code/is-typescript.js';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare, contains, isFunction, parameterName, propertyName } from '../code/syntax.js';

/**
 * Where what the site's operation is told is kept: as its client does it, or the only one that the file imports; else as the code
 * itself reads it.
 *
 * @param error the error's name, where one is at hand
 */
export function answerShape(draft: Draft, error: string | null = null): AnswerShape & Asking {
  const known = clientShape(draft);
  if (known) return { ...known, isErrorKnown: known.fails === 'error', areHeadersKnown: true, isCalled: false };
  const { site, file } = draft;
  const members = membersRead(draft);
  const isAsked = members.some((name) => /^status(Code)?$/.test(name));
  const status = statusIn(isAsked || site.facts.operation.failsBy === 'response' ? members : membersOfErrors(file));
  const onError = error === null ? [] : membersOf(error, ownFunction(site.node), file);
  const isCalled = asksByCall(draft);
  const read = isCalled ? 'indexed' : headersRead(file);
  const isOwn = onError.some((name) => /^(status|statusCode|headers)$/.test(name));
  return {
    fails: site.facts.operation.failsBy ?? 'response',
    status,
    headers: read ?? headersBeside(status, members, draft),
    areHeadersKnown: read !== null,
    error: isOwn ? 'own' : 'response',
    isErrorKnown: isOwn !== onError.includes('response'),
    isCalled,
  };
}

/** Whether the client, or what the code asks of an answer, tells that it is one as `fetch` gives it. */
export const isAskedLikeFetch = (draft: Draft): boolean =>
  clientShape(draft) !== null || headersRead(draft.file) !== null || membersRead(draft).some((name) => OF_FETCH.test(name));

/** What an answer is asked as `fetch` gives it. */
const OF_FETCH = /^(ok|json|text|blob|arrayBuffer|body|statusText)$/;

/**
 * Whether TypeScript may refuse that an answer is asked for headers: its body is read as that of an XMLHttpRequest, `answer.responseText`, which it is none; or it
 * is given as what another file declares, `Promise<SafeResponse>`.
 */
export function keepsHeadersOtherwise(draft: Draft): boolean {
  if (!isTypeScript(draft) || clientShape(draft) !== null) return false;
  const members = membersRead(draft);
  const isAsked = members.some((name) => name === 'headers' || OF_FETCH.test(name));
  return (!isAsked && members.some((name) => /^response(Text|XML)?$/.test(name))) || (headersRead(draft.file) === null && givesImportedType(draft));
}

/** Whether the function of a site gives back an answer, `return response`, and says that it is of a type from elsewhere. */
function givesImportedType({ file, site }: Draft): boolean {
  const fn = ownFunction(site.node);
  const [, type = ''] = isFunction(fn) && fn.returnType ? (/^:\s*Promise<\s*(\w+)/.exec(file.textOf(fn.returnType)) ?? []) : [];
  const isGiven = [...file.within(fn)].some((node) => node.type === 'ReturnStatement' && node.argument !== null && isAnswer(node.argument, { file, site }));
  return isGiven && !/^(Response|any|unknown)$/.test(type) && file.lookUp(type, site.node.range[0])?.defs[0]?.type === 'ImportBinding';
}

/** What a name stands for is what the operation gave. */
function isAnswer(given: TSESTree.Expression, { file, site }: Pick<Draft, 'file' | 'site'>): boolean {
  const declared = file.definition(bare(given));
  return declared?.type === 'VariableDeclarator' && declared.init !== null && site.facts.operation.nodes.some((node) => contains(declared, node));
}

/** Whether the site asks an error for its status by a name of its own alone, `error._status`: where that keeps the headers, nobody knows. */
export function keepsStatusOtherwise(draft: Draft, error: string): boolean {
  if (clientShape(draft) !== null) return false;
  const members = membersOf(error, ownFunction(draft.site.node), draft.file);
  return members.some((name) => /status(Code)?$/i.test(name)) && !members.some((name) => /^(status|statusCode|response|headers)$/.test(name));
}

/** How an answer is asked, beyond where it keeps what it says. */
interface Asking {
  readonly isErrorKnown: boolean;
  /** Whether the client, or the code, shows how headers are read. */
  readonly areHeadersKnown: boolean;
  /** Its status and headers are methods, `response.status()`, as those of a page in a driven browser. */
  readonly isCalled: boolean;
}

/** Whether the site, or who sends its request, calls an answer for its status: `response.status()`, `response.ok()`. */
function asksByCall(draft: Draft): boolean {
  return nodesOfRequest(draft).some((node) => node.type === 'CallExpression' && node.arguments.length === 0 && node.callee.type === 'MemberExpression' && /^(status|ok)$/.test(propertyName(node.callee) ?? ''));
}

/** The headers of who throws for a bad status, names it as Node does, or has read the body already, are a plain object. */
const headersBeside = (status: AnswerShape['status'], members: readonly string[], { site }: Draft): AnswerShape['headers'] =>
  site.facts.operation.failsBy === 'error' || status === 'statusCode' || (members.includes('data') && !members.some((name) => OF_FETCH.test(name))) ? 'indexed' : 'asked';

/** How the client of a site's operation answers; null where none is known. */
export function clientShape(draft: Draft): AnswerShape | null {
  const { answers, failsBy } = draft.site.facts.operation;
  const shape = answers ?? shapeOfImport(draft);
  return shape?.fails === failsBy ? shape : null;
}

/** Who asks for a `statusCode` is not answered as `fetch` of that client would: `request` of undici stands in the same module. */
function shapeOfImport(draft: Draft): AnswerShape | null {
  const shape = importedShape(draft.file);
  return shape?.status === 'status' && statusIn(membersRead(draft)) === 'statusCode' ? null : shape;
}

const statusIn = (members: readonly string[]): AnswerShape['status'] => (members.includes('statusCode') && !members.includes('status') ? 'statusCode' : 'status');

/** The client that the file imports or requires; null where it is none, or one of several. */
function importedShape(file: SourceFile): AnswerShape | null {
  const clients = importedModules(file).filter((module) => isClientModule(module));
  return clients.length === 1 ? answersOf(clients[0] ?? null, null) : null;
}

/** The members that are read in the site, and in the functions that send its request. */
function membersRead(draft: Draft): string[] {
  return nodesOfRequest(draft).flatMap((node) => (node.type === 'MemberExpression' ? [propertyName(node) ?? ''] : []));
}

function nodesOfRequest({ file, site }: Draft): TSESTree.Node[] {
  const senders = site.facts.operation.nodes.filter((node) => !contains(site.node, node)).map(ownFunction);
  return [ownFunction(site.node), ...senders].flatMap((part) => [...file.within(part)]);
}

/** How the file reads headers elsewhere; null where it does not, or does so in either way. */
function headersRead(file: SourceFile): AnswerShape['headers'] | null {
  const [read, ...others] = new Set([...file.within(file.program)].flatMap(waysToRead));
  return read === undefined || others.length > 0 ? null : read;
}

/** How a node reads headers, `error.headers.get('age')`, `error.headers['age']`; none where it does not. */
function waysToRead(node: TSESTree.Node): readonly AnswerShape['headers'][] {
  const holder = node.type === 'MemberExpression' ? bare(node.object) : null;
  if (node.type !== 'MemberExpression' || holder?.type !== 'MemberExpression' || propertyName(holder) !== 'headers') return [];
  if (propertyName(node) === 'get') return ['asked'];
  return node.computed ? ['indexed'] : [];
}

/** The members that are read of the errors which are caught anywhere in a file. */
function membersOfErrors(file: SourceFile): string[] {
  return [...file.within(file.program)].flatMap((node) => (node.type === 'CatchClause' && node.param?.type === 'Identifier' ? membersOf(node.param.name, node.body, file) : []));
}

/** The members that are read of an error, or of another name for it, here or by a function of the file that is asked about it. */
function membersOf(error: string, within: TSESTree.Node, file: SourceFile, depth = 0): string[] {
  const nodes = [...file.within(within)];
  const names = [error, ...nodes.flatMap((node) => aliasOf(node, error, file))];
  const isNamed = (node: TSESTree.Node): boolean => names.includes(file.textOf(bare(node)));
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'MemberExpression':
        return isNamed(node.object) ? [propertyName(node) ?? ''] : [];
      case 'VariableDeclarator':
        return node.init && isNamed(node.init) ? keysOf(node.id) : [];
      case 'CallExpression':
        return depth < 2 ? membersAsked(node, isNamed, file, depth) : [];
      default:
        return [];
    }
  });
}

/** The members that a local function reads of the argument which is an error. */
function membersAsked(call: TSESTree.CallExpression, isError: (node: TSESTree.Node) => boolean, file: SourceFile, depth: number): string[] {
  const fn = localFunction(call, file);
  const parameter = fn?.params[call.arguments.findIndex(isError)];
  const name = parameter && parameterName(parameter);
  return fn && name ? membersOf(name, fn, file, depth + 1) : [];
}

/** The members that an object is taken apart into. */
function keysOf(target: TSESTree.Node): string[] {
  const properties = target.type === 'ObjectPattern' ? target.properties : [];
  return properties.flatMap((property) => (property.type === 'Property' && property.key.type === 'Identifier' && !property.computed ? [property.key.name] : []));
}

/** `failure` in `const failure = error as Failure`. */
function aliasOf(node: TSESTree.Node, error: string, file: SourceFile): string[] {
  if (node.type !== 'VariableDeclarator' || !node.init || node.id.type !== 'Identifier') return [];
  return file.textOf(bare(node.init)) === error ? [node.id.name] : [];
}

function ownFunction(node: TSESTree.Node): TSESTree.Node {
  return isFunction(node) ? node : ([...ancestors(node)].find(isFunction) ?? node);
}
