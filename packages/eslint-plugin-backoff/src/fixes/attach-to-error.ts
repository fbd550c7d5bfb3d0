import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from './constant-value.js';
import type { Draft } from './draft.js';
import { isTypeScript } from './is-typescript.js';
import { sendersOf, thrownBy } from './sender.js';
import type { SourceFile } from './source-file.js';
import { bare, propertyName } from './syntax.js';

interface Attachment {
  readonly name: string;
  readonly type: string;
  /** What it is, as a member of the response. */
  readonly member: string;
}

/**
 * Has the function that gets the response throw errors that tell of it, and returns the expression that reads it from the error;
 * null where no such function throws.
 */
export function attachToError(draft: Draft, error: string, attachment: Attachment): string | null {
  const [sender, ...others] = sendersOf(draft);
  const thrown = sender && others.length === 0 ? thrownBy(sender, draft) : [];
  if (!sender || thrown.length === 0) return null;
  const { name, type, member } = attachment;
  const carried = carriedMember(draft, thrown, sender.response, member);
  if (carried) return isTypeScript(draft) ? `(${error} as ${carried.type})${carried.member}` : error + carried.member;
  for (const value of thrown) if (draft.file.textOf(value) !== sender.response) attach(draft, value, `${name}: ${sender.response}${member}`);
  return isTypeScript(draft) ? `(${error} as { ${name}?: ${type} }).${name}` : `${error}.${name}`;
}

/** Where all that is thrown carries the response already: as it is, or as its property of that name. What broke on the way does not. */
function carriedMember({ file }: Draft, thrown: readonly TSESTree.Expression[], response: string, member: string): { type: string; member: string } | null {
  if (thrown.every((value) => file.textOf(value) === response)) return { type: 'Response', member: member.replace('headers.', 'headers?.') };
  const isKept = thrown.every((value) => keptResponse(file, value, response) === 'response');
  return isKept ? { type: '{ response?: Response }', member: `.response?${member}` } : null;
}

/** The property of an error that is set to the response: `error.response = response`. */
function keptResponse(file: SourceFile, value: TSESTree.Expression, response: string): string | null {
  const variable = value.type === 'Identifier' ? file.variable(value) : null;
  for (const { parent } of variable ? file.uses(variable) : []) {
    if (parent?.type !== 'MemberExpression' || parent.parent.type !== 'AssignmentExpression') continue;
    const { left, right } = parent.parent;
    if (left === parent && file.textOf(right) === response) return propertyName(parent);
  }
  return null;
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
