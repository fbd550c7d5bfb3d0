import type { TSESTree } from '@typescript-eslint/types';
import { type Attachment, isMember } from './attachment.js';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { isFoundToBe, type Spot } from './found-to-be.js';
import { isTypeScript } from '../code/is-typescript.js';
import { keptProperty } from './kept-property.js';
import { receiversOf, type Sender, sendersOf, thrownBy } from './sender.js';
import { ancestors, bare, contains, propertyName } from '../code/syntax.js';

/**
 * Has the function that gets the response throw errors that tell of it, and returns the expression that reads it from the error;
 * null where no such function throws.
 *
 * @param at where that stands, if TypeScript may know there what the error is
 */
export function attachToError(draft: Draft, error: string, attachment: Attachment, at: Spot | null = null): string | null {
  const [sender, ...others] = sendersOf(draft);
  const thrown = sender && others.length === 0 ? thrownForRefusal(sender, draft) : [];
  if (thrown.length === 0) return null;
  const { name, type, member } = attachment;
  const carried = carriedMember(draft, thrown, attachment);
  const cast = (type: string): string => (isTypeScript(draft) ? `(${error} as ${type})` : error);
  if (carried) return (isKnown(draft, error, thrown, at) ? error : cast(carried.type)) + carried.member;
  for (const { value, response } of thrown) {
    // Two waits may ask for the same.
    if (draft.file.textOf(value) !== response) draft.once(`${name} of ${value.range[0]}`, () => {
      attach(draft, value, `${name}: ${response}${member}`);
      return name;
    });
  }
  return `${cast(`{ ${name}?: ${type} }`)}.${name}`;
}

/** What is thrown, and the name of the response where that is. */
interface Thrown {
  readonly value: TSESTree.Expression;
  readonly response: string;
}

/** Whether it was asked on the way to a place whether an error is of the one class that all thrown are of. */
function isKnown({ file }: Draft, error: string, thrown: readonly Thrown[], at: Spot | null): boolean {
  const [name, ...others] = new Set(thrown.map(({ value }) => (value.type === 'NewExpression' ? file.textOf(value.callee) : null)));
  return at !== null && !!name && others.length === 0 && isFoundToBe(at, [`${error} instanceof ${name}`], file);
}

/** What is thrown for a bad response where that is checked, by the function that gets it, or else all that it throws; and by the site that is handed it on. */
function thrownForRefusal(sender: Sender, draft: Draft): Thrown[] {
  const handedOn = receiversOf(sender, draft).flatMap((each) => refusedBy(each, draft));
  const own = refusedBy(sender, draft);
  if (own.length > 0) return [...own, ...handedOn];
  return isRefusedElsewhere(sender, draft) ? handedOn : [...thrownOf(sender, draft), ...handedOn];
}

function refusedBy(sender: Sender, draft: Draft): Thrown[] {
  return thrownOf(sender, draft).filter(({ value }) => isOfRefusal(value, sender.fn, `${sender.response}.`, draft));
}

function thrownOf(sender: Sender, draft: Draft): Thrown[] {
  return thrownBy(sender, draft).map((value) => ({ value, response: sender.response }));
}

/** Whether a value is thrown because of what a response says of itself: `if (!response.ok) throw …`. What is thrown otherwise is about something else. */
function isOfRefusal(value: TSESTree.Node, within: TSESTree.Node, holder: string, { file }: Draft): boolean {
  return [...ancestors(value)].some((around) => {
    if (around.type !== 'IfStatement' || !contains(within, around) || contains(around.test, value)) return false;
    return [...file.within(around.test)].some((node) => node.type === 'MemberExpression' && /^(ok|status|statusCode)$/.test(propertyName(node) ?? '') && file.textOf(node).startsWith(holder));
  });
}

/** Whether the site itself throws for what it asks of something that is made of the response: what is thrown where that is made is about something else. */
function isRefusedElsewhere({ fn }: Sender, draft: Draft): boolean {
  const { file, site } = draft;
  return contains(site.node, fn) && [...file.within(site.node)].some((node) => node.type === 'ThrowStatement' && !contains(fn, node) && isOfRefusal(node, site.node, '', draft));
}

/** Where all that is thrown carries it already: the response as it is, or as a property, its headers, or the very member. What broke on the way does not. */
function carriedMember({ file }: Draft, thrown: readonly Thrown[], { member, type }: Attachment): { type: string; member: string } | null {
  if (thrown.every(({ value, response }) => file.textOf(value) === response)) return { type: 'Response', member: member.replace('headers.', 'headers?.') };
  const kept = (isWanted: (node: TSESTree.Node, response: string) => boolean): string | null => {
    const [name, ...others] = new Set(thrown.map(({ value, response }) => keptProperty(value, (node) => isWanted(node, response), file)));
    return others.length === 0 ? (name ?? null) : null;
  };
  const whole = kept((node, response) => file.textOf(node) === response);
  if (whole !== null) return { type: `{ ${whole}?: Response }`, member: `.${whole}?${member}` };
  const headers = member.startsWith('.headers') ? kept((node, response) => file.textOf(node) === `${response}.headers`) : null;
  if (headers !== null) return inHeaders(headers, member.slice('.headers'.length));
  const own = kept((node, response) => isMember(node, response, member, file));
  return own === null ? null : { type: `{ ${own}?: ${type} }`, member: `.${own}` };
}

/** What headers that are kept under a name give: as an object that is asked, or one that is indexed. */
function inHeaders(name: string, read: string): { type: string; member: string } {
  const isIndexed = read.startsWith('[');
  return { type: `{ ${name}?: ${isIndexed ? 'Record<string, string>' : 'Headers'} }`, member: `.${name}${read.startsWith('?') ? '' : '?'}${isIndexed ? '.' : ''}${read}` };
}

function attach(draft: Draft, value: TSESTree.Expression, property: string): void {
  const own = value.type === 'CallExpression' && draft.file.textOf(value.callee) === 'Object.assign' ? value.arguments[1] : undefined;
  const last = own?.type === 'ObjectExpression' ? own.properties.at(-1) : undefined;
  if (last) {
    draft.insert(last.range[1], `, ${property}`);
    return;
  }
  const made = value.type === 'Identifier' ? constantValue(value, draft.file) : value;
  if (made?.type === 'NewExpression' && !mayBeGiven(made.callee, property, draft)) draft.safe = false;
  draft.insert(value.range[0], 'Object.assign(');
  draft.insert(value.range[1], `, { ${property} })`);
}

/** Whether an error of a class can be given a property: what is built in, or a class of this file that has no such member. */
function mayBeGiven(callee: TSESTree.Node, property: string, { file }: Draft): boolean {
  const definition = file.definition(bare(callee));
  if (definition === null) return true;
  const [name] = property.split(':');
  return definition.type === 'ClassDeclaration' && ![...file.within(definition.body)].some((node) => node.type === 'Identifier' && node.name === name);
}
