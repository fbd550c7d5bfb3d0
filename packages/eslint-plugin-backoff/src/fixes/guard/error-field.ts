import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { AnswerShape } from '../../interpreter/replies/clients.js';
import { answerShape } from '../answer/answer-shape.js';
import type { Draft } from '../code/draft.js';
import { isTypeScript } from '../code/is-typescript.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { isFunction } from '../code/syntax.js';
import type { Spot } from '../answer/found-to-be.js';
import { typedError, type Wanted } from './typed-error.js';

/** The status of a failed response that an error carries, 0 where it carries none: an expression that can stand at a place. */
export function errorStatus(draft: Draft, path: FailurePath, error: string, at: Spot | null = null): string {
  const { status } = answerShape(draft, error);
  return `${fieldOf(draft, path, { error, at }, { member: status, type: `${status}?: number`, text: `.${status}` })} ?? 0`;
}

/**
 * The raw `Retry-After` of the response that an error carries, as an expression that can stand at a place. Of an error that keeps its headers, of
 * which nobody shows whether they are asked or indexed, either is tried.
 */
export function errorRetryAfter(draft: Draft, path: FailurePath, error: string, at: Spot | null = null): string {
  const { headers, areHeadersKnown, isErrorKnown } = answerShape(draft, error);
  const read = ({ type, text }: Pick<Field, 'type' | 'text'>): string => fieldOf(draft, path, { error, at }, { member: 'headers', type, text });
  const own = headerIn(headers, draft);
  if (areHeadersKnown || !isErrorKnown || headers === 'of response' || typedBy(draft, path, { error, at }, 'headers') !== null) return read(own);
  return `${read(headerIn('asked', draft))} ?? ${read(headerIn('indexed', draft))}`;
}

/** How the header is read of what keeps it. */
function headerIn(headers: AnswerShape['headers'], { style: { quote } }: Draft): Pick<Field, 'type' | 'text'> {
  switch (headers) {
    case 'asked':
      // Of an error nobody knows for sure that its headers can be asked.
      return { type: 'headers?: { get?(name: string): string | null }', text: `.headers?.get?.(${quote}retry-after${quote})` };
    case 'of response':
      return { type: 'getResponseHeader(name: string): string | null', text: `.getResponseHeader(${quote}Retry-After${quote})` };
    case 'indexed':
      return { type: 'headers?: Record<string, string>', text: `.headers?.[${quote}retry-after${quote}]` };
  }
}

/** An error by its name, and the place at which it is asked. */
interface Asked {
  readonly error: string;
  readonly at: Spot | null;
}

interface Field {
  readonly member: Wanted['member'];
  /** How a type declares it. */
  readonly type: string;
  /** How it is read. */
  readonly text: string;
}

/** A member of the response, by way of the error. */
function fieldOf(draft: Draft, path: FailurePath, { error, at }: Asked, { member, type, text }: Field): string {
  const { error: kept, isErrorKnown } = answerShape(draft, error);
  const shape = isErrorKnown ? kept : 'unknown';
  const known = typedBy(draft, path, { error, at }, member);
  // A callback gets its error on success too, as null.
  const isNullable = (isFunction(path.node) && !isPromiseHandler(path.node)) || isAskedFor(draft, path, error);
  const cast = (to: string): string => (needsCast(draft, path) ? `(${error} as { ${to} }${isNullable ? ' | null' : ''})` : error);
  const read = (to: string, way: string): string => `${known ?? cast(to)}${isNullable ? '?' : ''}${way}`;
  const [own, response] = [read(type, text), read(`response?: { ${type} }`, `.response?${text}`)];
  return shape === 'own' ? own : shape === 'response' ? response : `${response} ?? ${own}`;
}

/** `error && typeof error === 'object'`, `error?.response`: who asks whether there is an error at all may be handed none. */
const isAskedFor = ({ file }: Draft, { node }: FailurePath, error: string): boolean =>
  [...file.within(node)].some((part) => part.type === 'Identifier' && part.name === error && isAsked(part) && file.variable(part) === file.lookUp(error, node.range[1] - 1));

function isAsked(name: TSESTree.Identifier): boolean {
  const { parent } = name;
  return parent.type === 'LogicalExpression' ? parent.operator === '&&' && parent.left === name : parent.type === 'MemberExpression' && parent.object === name && parent.optional;
}

/** The error by a name that it has with a type; null where it has none. */
function typedBy(draft: Draft, path: FailurePath, { error, at }: Asked, member: Wanted['member']): string | null {
  const { error: of, isErrorKnown } = answerShape(draft, error);
  return at && isErrorKnown && needsCast(draft, path) ? typedError(error, at, { of, member }, draft.file) : null;
}

/** Under `strict`, a caught error is `unknown`; what a promise rejects with is `any`. */
function needsCast(draft: Draft, { node }: FailurePath): boolean {
  if (!isTypeScript(draft)) return false;
  const parameter = node.type === 'CatchClause' ? node.param : isFunction(node) ? (node.params[0] ?? null) : null;
  const annotation = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation.type : undefined;
  if (annotation !== undefined) return annotation !== 'TSAnyKeyword';
  return !isPromiseHandler(node);
}
