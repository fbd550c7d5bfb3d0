import { answerShape } from './answer-shape.js';
import type { Draft } from '../code/draft.js';
import { replyMember, replyOf } from './reply.js';
import { responseVariables } from './response-variable.js';

/** The status of a response, or of what a local function makes of one, as an expression. */
export function statusOf(draft: Draft, response: string): string {
  const { status } = answerShape(draft);
  const parts = responseVariables(draft).find(({ name }) => name === response)?.parts;
  const reply = replyOf(draft);
  const kept = reply && replyMember(draft, reply, { name: 'status', type: 'number', member: `.${status}` });
  const member = kept ?? (parts?.has('statusCode') === true && !parts.has('status') ? 'statusCode' : status);
  return parts?.get(member) ?? `${response}.${member}`;
}

/** How the raw `Retry-After` is read of a response, or of what a local function makes of one: `.headers.get('retry-after')`. */
export function retryAfterMember(draft: Draft): string {
  const { quote } = draft.style;
  const member = answerShape(draft).headers === 'indexed' ? `.headers[${quote}retry-after${quote}]` : `.headers.get(${quote}retry-after${quote})`;
  const reply = replyOf(draft);
  const kept = reply && replyMember(draft, reply, { name: 'retryAfter', type: 'string | null', member });
  return kept === null ? member : `.${kept}`;
}
