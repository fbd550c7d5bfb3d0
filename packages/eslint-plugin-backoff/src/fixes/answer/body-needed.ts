import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import type { Place } from '../code/insert-statement.js';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, contains, leaves, parameterName, propertyName } from '../code/syntax.js';

/** What a response tells without its body. */
const TOLD = /^(ok|status|statusCode|statusText|headers|url|redirected|type)$/;

/** Functions on the way to what is asked of a response, at most. */
const DEEPEST = 3;

/**
 * Where nobody needs the body of a response any more, from a place in a failure path on: behind what answers with it, or has read it, and
 * leaves. Null where it is read on the way to the next attempt.
 */
export function withoutBody(draft: Draft, response: string, place: Place): Place | null {
  const list = statementsFrom(place);
  const needs = (node: TSESTree.Node): boolean => bodyUses(response, node, draft.file).length > 0;
  const last = list.findLastIndex(needs);
  const statement = list[last];
  if (isNeededBehind(draft, list.at(-1) ?? ('statement' in place ? place.statement : place.block), needs)) return null;
  if (!statement) return place;
  // What stands behind another statement is no part of it.
  const isLeft = place.kind !== 'before' && list.slice(0, last + 1).every((each) => bodyUses(response, each, draft.file).every((use) => isInExit(use, each)));
  return isLeft && !leaves(statement) ? { kind: 'after', statement } : null;
}

/** The statements that run from a place on, in its own list. */
function statementsFrom(place: Place): readonly TSESTree.Statement[] {
  if ('block' in place) return place.kind === 'start' ? place.block.body : [];
  if (place.kind === 'before') return [place.statement];
  const { parent } = place.statement;
  return parent.type === 'BlockStatement' ? parent.body.slice(parent.body.indexOf(place.statement) + 1) : [];
}

/** Whether what follows the end of a list, in those around it up to the site, needs the body. */
function isNeededBehind({ site }: Draft, last: TSESTree.Statement, needs: (node: TSESTree.Node) => boolean): boolean {
  if (leaves(last)) return false;
  return [last, ...ancestors(last)].some((around) => {
    const { parent } = around;
    return parent?.type === 'BlockStatement' && around !== last && contains(site.node, parent) && parent.body.some((each) => each.range[0] >= around.range[1] && needs(each));
  });
}

const isInExit = (use: TSESTree.Node, within: TSESTree.Node): boolean =>
  [...ancestors(use)].some((around) => contains(within, around) && /^(Return|Throw)Statement$/.test(around.type));

/** Where a response is used for more than what it tells without its body. */
function bodyUses(response: string, within: TSESTree.Node, file: SourceFile, depth = 0): TSESTree.Node[] {
  return [...file.within(within)].filter((node) => node.type === 'Identifier' && node.name === response && file.variable(node) !== null && needsBody(node, file, depth));
}

function needsBody(use: TSESTree.Node, file: SourceFile, depth: number): boolean {
  const { parent } = use;
  if (parent?.type === 'MemberExpression') return !TOLD.test(propertyName(parent) ?? '');
  return parent?.type !== 'CallExpression' || depth === DEEPEST || isReadBy(parent, use, file, depth);
}

/** Whether a function that is handed a response may need its body. */
function isReadBy(call: TSESTree.CallExpression, response: TSESTree.Node, file: SourceFile, depth: number): boolean {
  const fn = localFunction(call, file);
  const parameter = fn?.params[call.arguments.findIndex((argument) => argument === response)];
  const name = parameter && parameterName(parameter);
  return !fn || !name || bodyUses(name, fn.body, file, depth + 1).length > 0;
}

/** Whether a value that is thrown is made of a response as a whole, or has been given it: `new HttpError(response)`, `error.response = response`. */
export function carries(value: TSESTree.Node, response: string, file: SourceFile): boolean {
  if (isWithin(value, response, file)) return true;
  const variable = file.variable(value);
  const places = variable ? [file.definition(value), ...file.uses(variable)] : [];
  return places.some((place) => place !== null && [place, ...ancestors(place)].some((around) => /^(ExpressionStatement|VariableDeclarator)$/.test(around.type) && isWithin(around, response, file)));
}

/** Whether a response as a whole is part of an expression. */
const isWithin = (value: TSESTree.Node, response: string, file: SourceFile): boolean =>
  [...file.within(value)].some((node) => node.type === 'Identifier' && node.name === response && node.parent.type !== 'MemberExpression');
