import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import { isInQuestion } from '../../sites/in-question.js';
import { isWritten } from '../../sites/members.js';
import type { Value } from '../values/values.js';

/** Variables that are worked out from one another are followed so far. */
const MOST_SUMS = 3;

/** Whether an argument may be another number the next time: a variable that is written to, a parameter, a field, a sum. */
function varies(argument: TSESTree.Node | undefined, run: Run): boolean {
  if (argument === undefined || argument.type === 'Literal') return false;
  return argument.type !== 'Identifier' || isVariable(argument, run);
}

/** A name of what is written to, of a parameter, or of what is worked out from either: `const remaining = maxAttempts - attempt`. */
function isVariable(name: TSESTree.Identifier, run: Run, depth = MOST_SUMS): boolean {
  const variable = run.source.variable(name);
  if (variable === undefined) return false;
  const [definition] = variable.defs;
  if (definition?.type === 'Parameter' || variable.references.some((reference) => reference.isWrite() && reference.init !== true)) return true;
  return depth > 0 && definition?.type === 'Variable' && definition.node.id === definition.name && isSumOfVariables(definition.node.init, run, depth - 1);
}

const isSumOfVariables = (node: TSESTree.Node | null, run: Run, depth: number): boolean =>
  node?.type === 'BinaryExpression' && [node.left, node.right].some((side) => (side.type === 'Identifier' ? isVariable(side, run, depth) : isSumOfVariables(side, run, depth)));

/** A number that may be another one the next time, by itself, as a part of what is put together for a question, `if (mayRetry({ error, retries }))`, or in options that are written to: `options.retries += 1`. */
export function isCount(arg: Value, argument: TSESTree.Node | undefined, run: Run): boolean {
  if (arg.kind !== 'object') return arg.kind === 'number' && varies(argument, run);
  if (argument?.type === 'ObjectExpression') return isInQuestion(argument) && argument.properties.some((property) => property.type === 'Property' && holdsCount(property, arg.props, run));
  return isWrittenTo(arg.props, argument, run);
}

/** Whether a number of some options is written to by its name. */
function isWrittenTo(parts: ReadonlyMap<string, Value>, argument: TSESTree.Node | undefined, run: Run): boolean {
  const counts = [...parts].flatMap(([name, part]) => (part.kind === 'number' ? [name] : []));
  const variable = counts.length > 0 && argument?.type === 'Identifier' ? run.source.variable(argument) : undefined;
  return variable?.references.some(({ identifier: { parent } }) => parent.type === 'MemberExpression' && isWritten(parent) && counts.includes(run.source.text(parent.property))) ?? false;
}

/** Whether a part under its name is a number that is a variable: a sum may be one of lengths. */
function holdsCount({ key, value }: TSESTree.Property, parts: ReadonlyMap<string, Value>, run: Run): boolean {
  const part = key.type === 'Identifier' ? parts.get(key.name) : undefined;
  return part?.kind === 'number' && value.type === 'Identifier' && isVariable(value, run);
}
