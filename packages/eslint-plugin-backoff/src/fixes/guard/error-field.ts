import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { isTypeScript } from '../code/is-typescript.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { statusMember } from './refuse-permanent.js';
import { ancestors, bare, isFunction, propertyName } from '../code/syntax.js';

/** Where a client's errors keep the response: in `response`, on themselves, or nobody knows. */
type ErrorShape = 'response' | 'own' | 'unknown';

/** The status of a failed response that an error carries, 0 where it carries none: an expression. */
export function errorStatus(draft: Draft, path: FailurePath, error: string): string {
  const key = mentions(draft, 'statusCode') && !mentions(draft, 'status') ? 'statusCode' : (statusMember(draft) ?? 'status');
  return `${fieldOf(draft, path, error, `${key}?: number`, `.${key}`)} ?? 0`;
}

/** The raw `Retry-After` of the response that an error carries. */
export function errorRetryAfter(draft: Draft, path: FailurePath, error: string): string {
  const { quote } = draft.style;
  const type = 'headers?: Record<string, string>';
  const [getter, member] = mentionsGetter(draft)
    ? ['headers?: { get(name: string): string | null }', `.headers?.get(${quote}retry-after${quote})`]
    : [type, `.headers?.[${quote}retry-after${quote}]`];
  return fieldOf(draft, path, error, getter, member);
}

/** A member of the response, by way of the error. */
function fieldOf(draft: Draft, path: FailurePath, error: string, type: string, member: string): string {
  const shape = shapeOf(draft, error);
  const inResponse = `response?: { ${type} }`;
  const types = { response: inResponse, own: type, unknown: `${inResponse}; ${type}` };
  // A callback gets its error on success too, as null.
  const isNullable = isFunction(path.node) && !isPromiseHandler(path.node);
  const holder = (needsCast(draft, path) ? `(${error} as { ${types[shape]} }${isNullable ? ' | null' : ''})` : error) + (isNullable ? '?' : '');
  const [own, response] = [holder + member.replace(/^\?/, ''), `${holder}.response?${member}`];
  return shape === 'own' ? own : shape === 'response' ? response : `${response} ?? ${own}`;
}

function shapeOf(draft: Draft, error: string): ErrorShape {
  const { file, site } = draft;
  const nodes = [...file.within(ownFunction(site.node))];
  const names = [error, ...nodes.flatMap((node) => aliasOf(node, error, file))];
  const members = nodes.flatMap((node) => (node.type === 'MemberExpression' && names.includes(file.textOf(bare(node.object))) ? [propertyName(node) ?? ''] : []));
  const isOwn = members.some((name) => /^(status|statusCode|headers)$/.test(name));
  if (importsClient(draft)) return 'response';
  return isOwn === members.includes('response') ? 'unknown' : isOwn ? 'own' : 'response';
}

/** `failure` in `const failure = error as Failure`. */
function aliasOf(node: TSESTree.Node, error: string, file: Draft['file']): string[] {
  if (node.type !== 'VariableDeclarator' || !node.init || node.id.type !== 'Identifier') return [];
  return file.textOf(bare(node.init)) === error ? [node.id.name] : [];
}

/** Clients whose errors keep the response in `response`. */
function importsClient({ file }: Draft): boolean {
  return /(from|require\()\s*['"](axios|ky|got|superagent|ofetch|gaxios)['"]/.test(file.text);
}

/** `headers.get(…)` is written somewhere, or the client is one that has it. */
function mentionsGetter({ file }: Draft): boolean {
  return /headers\??\.get\(/.test(file.text) || /(from|require\()\s*['"](ky|ofetch)['"]/.test(file.text);
}

function mentions({ file, site }: Draft, property: string): boolean {
  return [...file.within(ownFunction(site.node))].some((node) => node.type === 'MemberExpression' && propertyName(node) === property);
}

function ownFunction(node: TSESTree.Node): TSESTree.Node {
  return isFunction(node) ? node : ([...ancestors(node)].find(isFunction) ?? node);
}

/** Under `strict`, a caught error is `unknown`; what a promise rejects with is `any`. */
function needsCast(draft: Draft, { node }: FailurePath): boolean {
  if (!isTypeScript(draft)) return false;
  const parameter = node.type === 'CatchClause' ? node.param : isFunction(node) ? (node.params[0] ?? null) : null;
  const annotation = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation.type : undefined;
  if (annotation !== undefined) return annotation !== 'TSAnyKeyword';
  return !isPromiseHandler(node);
}
