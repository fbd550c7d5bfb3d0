import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { ownCalls } from '../code/own-calls.js';
import type { SourceFile } from '../code/source-file.js';
import { isFunction, parameterName } from '../code/syntax.js';

/**
 * `remainingRetries = 5`, of which each call hands on one less and which nothing ever asks: as many retries as the site means to make. The
 * parameter's name; null where there is none.
 */
export function untestedAllowance({ site: { node, facts }, file }: Draft): string | null {
  if (!isFunction(node) || facts.bound.kind !== 'none') return null;
  const calls = ownCalls(node, file).map(({ call }) => call);
  const allowance = node.params.find((parameter, i) => isAllowance(parameter) && calls.length > 0 && calls.every((call) => isOneLess(call.arguments[i], parameterName(parameter))) && isNeverAsked(parameter.left, file));
  return allowance === undefined ? null : parameterName(allowance);
}

const isAllowance = (parameter: TSESTree.Parameter): parameter is TSESTree.AssignmentPattern & { left: TSESTree.Identifier } =>
  parameter.type === 'AssignmentPattern' && parameter.left.type === 'Identifier' && (literalNumber(parameter.right) ?? 0) >= 1;

/** `left - 1`, `--left` */
function isOneLess(argument: TSESTree.Node | undefined, name: string | null): boolean {
  const isName = (part: TSESTree.Node): boolean => part.type === 'Identifier' && part.name === name;
  if (argument?.type === 'UpdateExpression') return argument.operator === '--' && argument.prefix && isName(argument.argument);
  return argument?.type === 'BinaryExpression' && argument.operator === '-' && isName(argument.left) && literalNumber(argument.right) === 1;
}

/** Whether all that is made of it is the number for the next call, or something to say. */
function isNeverAsked(name: TSESTree.Identifier, file: SourceFile): boolean {
  const variable = file.variable(name);
  const uses = variable ? file.uses(variable).filter((use) => use.parent?.type !== 'AssignmentPattern') : [];
  return uses.length > 0 && uses.every(({ parent }) => parent?.type === 'TemplateLiteral' || parent?.type === 'UpdateExpression' || (parent?.type === 'BinaryExpression' && /^[+-]$/.test(parent.operator)));
}
