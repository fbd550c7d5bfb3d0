import type { TSESTree } from '@typescript-eslint/types';
import { constructorOf } from '../../sites/class-parts.js';
import type { Draft } from '../code/draft.js';
import { indentationAt } from '../code/file-style.js';
import { insertStatements } from '../code/insert-statement.js';
import { isTypeScript } from '../code/is-typescript.js';
import { resetOnSuccess, successHandler } from './reset-on-success.js';
import { type FunctionNode, thisOwner } from '../code/syntax.js';

/**
 * A field `retry = 0` of the class that a method is part of, counted up where it is used: each of its objects counts for itself. Null
 * where the function is no method, `this` is something else at the node, or the file is older than fields are and has no constructor.
 */
export function countInClass(draft: Draft, method: FunctionNode, at: TSESTree.Node): string | null {
  const body = method.parent.type === 'MethodDefinition' ? method.parent.parent : null;
  if (!body || body.body.length === 0 || !isOwnEverywhere(draft, body, at)) return null;
  const name = freeMember(draft, body);
  return resetOnSuccess(draft, `this.${name}`) && begin(draft, body, name) ? `this.${name}++` : null;
}

/** Has each object of a class begin with 0; false where there is no place for that. */
function begin(draft: Draft, body: TSESTree.ClassBody, name: string): boolean {
  const [first] = body.body;
  const knowsFields = (draft.context.ecmaVersion ?? Infinity) >= 2022 && (isTypeScript(draft) || hasFields(draft));
  return first && knowsFields ? addField(draft, first, name) : setInConstructor(draft, body, name);
}

/** `retry = 0;` before the first member of a class. */
function addField(draft: Draft, { parent, range }: TSESTree.ClassElement, name: string): true {
  const gap = draft.style.newline + indentationAt(draft.file.text, range[0]);
  draft.insert(parent.range[0] + 1, `${gap}${isTypeScript(draft) ? 'private ' : ''}${name} = 0;`);
  return true;
}

/** `this.retry = 0;` where a constructor begins, or is done with that of the class above. False where there is none. */
function setInConstructor(draft: Draft, { parent: type }: TSESTree.ClassBody, name: string): boolean {
  const block = constructorOf(type)?.body;
  if (!block) return false;
  const parent = block.body.find((statement) => statement.type === 'ExpressionStatement' && statement.expression.type === 'CallExpression' && statement.expression.callee.type === 'Super');
  insertStatements(draft, parent ? { kind: 'after', statement: parent } : { kind: 'start', block }, [`this.${name} = 0${draft.style.semicolon}`]);
  return true;
}

/** Whether `this` is an object of the class where the field would be counted up and set back. */
function isOwnEverywhere(draft: Draft, body: TSESTree.ClassBody, at: TSESTree.Node): boolean {
  return [at, successHandler(draft) ?? at].every((place) => thisOwner(place)?.parent.parent === body);
}

function hasFields({ file }: Draft): boolean {
  return [...file.within(file.program)].some(({ type }) => type === 'PropertyDefinition');
}

function freeMember(draft: Draft, body: TSESTree.ClassBody, n = 1): string {
  const name = n === 1 ? 'retry' : `retry${n}`;
  const isTaken = [...draft.file.within(body)].some((node) => 'name' in node && node.name === name);
  return isTaken ? freeMember(draft, body, n + 1) : name;
}
