import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { indentationAt } from './file-style.js';
import { isTypeScript } from './is-typescript.js';
import { resetOnSuccess, successHandler } from './reset-on-success.js';
import { type FunctionNode, thisOwner } from './syntax.js';

/**
 * A field `retry = 0` of the class that a method is part of, counted up where it is used: each of its objects counts for itself. Null
 * where the function is no method, `this` is something else at the node, or the file is older than fields are.
 */
export function countInClass(draft: Draft, method: FunctionNode, at: TSESTree.Node): string | null {
  const body = method.parent.type === 'MethodDefinition' ? method.parent.parent : null;
  const [first] = body?.body ?? [];
  if (!body || !first || !isOwnEverywhere(draft, body, at) || !(isTypeScript(draft) || hasFields(draft))) return null;
  const { text } = draft.file;
  const name = freeMember(text.slice(...body.range));
  const gap = draft.style.newline + indentationAt(text, first.range[0]);
  draft.insert(body.range[0] + 1, `${gap}${isTypeScript(draft) ? 'private ' : ''}${name} = 0;`);
  resetOnSuccess(draft, `this.${name}`);
  return `this.${name}++`;
}

/** Whether `this` is an object of the class where the field would be counted up and set back. */
function isOwnEverywhere(draft: Draft, body: TSESTree.ClassBody, at: TSESTree.Node): boolean {
  return [at, successHandler(draft) ?? at].every((place) => thisOwner(place)?.parent.parent === body);
}

function hasFields({ file }: Draft): boolean {
  return [...file.within(file.program)].some(({ type }) => type === 'PropertyDefinition');
}

function freeMember(body: string, n = 1): string {
  const name = n === 1 ? 'retry' : `retry${n}`;
  return body.includes(name) ? freeMember(body, n + 1) : name;
}
