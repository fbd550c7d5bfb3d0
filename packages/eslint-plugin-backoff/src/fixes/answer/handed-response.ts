import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { type FunctionNode } from '../code/syntax.js';
import { mayBeMissing } from './may-be-missing.js';
import type { ResponseHandler } from './response-handler.js';
import type { ResponseVariable } from './variable.js';

const handedIn = new WeakMap<object, readonly ResponseHandler[]>();

/** The functions that are always handed what one of some variables holds, `return this.again(response, retry)`, and those that these hand it on to. */
export function handedResponses(draft: Draft, variables: readonly ResponseVariable[]): readonly ResponseHandler[] {
  const handed = handedIn.get(draft) ?? find(draft, variables);
  handedIn.set(draft, handed);
  return handed;
}

function find(draft: Draft, variables: readonly ResponseVariable[]): readonly ResponseHandler[] {
  const found: ResponseHandler[] = [];
  let uses = variables.flatMap(({ name, statement }) => (statement.type === 'VariableDeclaration' && statement.kind === 'const' ? usesOf(draft, name, statement.range[1] - 1) : []));
  while (uses.length > 0) {
    const names = uses;
    const next = names.flatMap((use) => handlerOf(use, names, draft)).filter(({ fn }) => found.every((each) => each.fn !== fn));
    found.push(...next);
    uses = next.flatMap(({ name, fn }) => usesOf(draft, name, fn.body.range[0] + 1));
  }
  return found;
}

function usesOf({ file }: Draft, name: string, offset: number): readonly TSESTree.Node[] {
  const variable = file.lookUp(name, offset);
  return variable === null ? [] : file.uses(variable);
}

/** The function of the file that a use of a name is an argument for. */
function handlerOf(use: TSESTree.Node, uses: readonly TSESTree.Node[], draft: Draft): readonly ResponseHandler[] {
  const call = use.parent;
  const place = call?.type === 'CallExpression' ? call.arguments.findIndex((argument) => argument === use) : -1;
  if (call?.type !== 'CallExpression' || place < 0 || use.type !== 'Identifier' || mayBeMissing(draft, call, use.name)) return [];
  const fn = localFunction(call, draft.file);
  return fn && isOnlyCalledSo(fn, place, uses, draft.file) ? handledBy(fn, place, draft.file) : [];
}

function handledBy(fn: FunctionNode, place: number, file: SourceFile): readonly ResponseHandler[] {
  const parameter = fn.params[place];
  return parameter?.type === 'Identifier' && isAlwaysHanded(parameter, file) ? [{ name: parameter.name, fn }] : [];
}

/** Whether a parameter is always what it was handed, TypeScript knows it for that, and the function never takes it for nothing. */
function isAlwaysHanded(parameter: TSESTree.Identifier, file: SourceFile): boolean {
  const variable = file.variable(parameter);
  const isLeftAlone = variable !== null && variable.references.every((reference) => !reference.isWrite()) && file.uses(variable).every(({ parent }) => !(parent?.type === 'MemberExpression' && parent.optional));
  return isLeftAlone && !parameter.optional && isTypeFromElsewhere(parameter, file);
}

/** No type, any, or the name of one that the file does not declare itself: `Response`. */
function isTypeFromElsewhere(parameter: TSESTree.Identifier, file: SourceFile): boolean {
  const type = parameter.typeAnnotation?.typeAnnotation;
  if (type === undefined || type.type === 'TSAnyKeyword') return true;
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  return file.lookUp(type.typeName.name, parameter.range[0])?.defs.every((definition) => definition.type === 'ImportBinding') ?? true;
}

/** Whether all that is ever done with a function is to call it with one of some names in a place; who exports it does not know who else calls it. */
function isOnlyCalledSo(fn: FunctionNode, place: number, uses: readonly TSESTree.Node[], file: SourceFile): boolean {
  if (/^Export/.test(fn.parent.type)) return false;
  const calls = callsIn(file).get(fn) ?? [];
  const id = fn.type === 'FunctionDeclaration' ? fn.id : fn.parent.type === 'VariableDeclarator' ? fn.parent.id : null;
  const variable = id && file.variable(id);
  return calls.every((call) => uses.some((use) => call.arguments[place] === use)) && (!variable || file.uses(variable).length === calls.length);
}

const calledIn = new WeakMap<SourceFile, ReadonlyMap<FunctionNode, readonly TSESTree.CallExpression[]>>();

/** The calls of a file by the function of it that they run, looked for once. */
function callsIn(file: SourceFile): ReadonlyMap<FunctionNode, readonly TSESTree.CallExpression[]> {
  const found = calledIn.get(file);
  if (found) return found;
  const calls = new Map<FunctionNode, TSESTree.CallExpression[]>();
  for (const node of file.within(file.program)) {
    const fn = node.type === 'CallExpression' ? localFunction(node, file) : null;
    if (node.type !== 'CallExpression' || !fn) continue;
    const known = calls.get(fn);
    if (known) known.push(node);
    else calls.set(fn, [node]);
  }
  calledIn.set(file, calls);
  return calls;
}
