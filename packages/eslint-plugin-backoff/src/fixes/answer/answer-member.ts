import { typesHeadersAsLists } from '../../interpreter/replies/clients.js';
import { answerShape, isAskedLikeFetch } from './answer-shape.js';
import type { Draft } from '../code/draft.js';
import { importedModules } from '../code/imported-modules.js';
import { isTypeScript } from '../code/is-typescript.js';
import { pathToResponse } from './held-response.js';
import { replyMember, replyOf } from './reply.js';
import { responseVariables } from './response-variable.js';

/** The status of a response, or of what a local function makes of one, as an expression. */
export function statusOf(draft: Draft, response: string): string {
  const path = pathToResponse(draft);
  // What is held so is often a response of Node, which may have no status.
  if (path !== '' && isTypeScript(draft)) draft.safe = false;
  const { status: name, isCalled } = answerShape(draft);
  const status = isCalled ? `${name}()` : name;
  const reply = replyOf(draft);
  const kept = reply && replyMember(draft, reply, { name: 'status', type: 'number', member: `${path}.${status}` });
  const parts = responseVariables(draft).find(({ name }) => name === response)?.parts;
  const member = kept ?? nameIn(parts, status);
  return parts?.get(member) ?? `${response}${kept === null ? path : ''}.${member}`;
}

/** What a response that is taken apart is asked for its status by. */
const nameIn = (parts: ReadonlyMap<string, string> | undefined, status: string): string => (parts?.has('statusCode') === true && !parts.has('status') ? 'statusCode' : status);

/** How the raw `Retry-After` is read of a response, or of what a local function makes of one: `.headers.get('retry-after')`. */
export function retryAfterMember(draft: Draft): string {
  const { quote } = draft.style;
  const { headers } = answerShape(draft);
  if (headers === 'of response') return `.getResponseHeader(${quote}Retry-After${quote})`;
  const isIndexed = headers === 'indexed';
  // What only has a status may be anybody's answer.
  const get = isAskedLikeFetch(draft) ? '.get' : '?.get?.';
  const asked = isIndexed ? indexedBy(draft) : `${get}(${quote}retry-after${quote})`;
  const member = `${pathToResponse(draft)}.headers${asked}`;
  const reply = replyOf(draft);
  const kept = reply && replyMember(draft, reply, { name: 'retryAfter', type: isIndexed ? 'string | null | undefined' : 'string | null', member });
  return kept === null ? member : `.${kept}`;
}

/** `['retry-after']`, of headers that may not be there where nothing but a body was read. */
function indexedBy(draft: Draft): string {
  const { quote } = draft.style;
  const { isCalled, status, areHeadersKnown } = answerShape(draft);
  const whole = isCalled ? '()' : areHeadersKnown || status === 'statusCode' ? '' : '?.';
  return `${whole}[${quote}retry-after${quote}]${mayBeList(draft) ? '?.toString()' : ''}`;
}

/** Whether TypeScript takes a header for one that may be there several times. */
const mayBeList = (draft: Draft): boolean => isTypeScript(draft) && importedModules(draft.file).some(typesHeadersAsLists);
