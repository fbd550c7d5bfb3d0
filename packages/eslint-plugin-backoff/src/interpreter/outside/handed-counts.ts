import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import { isWritten } from '../../sites/members.js';
import type { Value } from '../values/values.js';

/** Whether an argument may be another number the next time: a variable that is written to, a parameter, a field, a sum. */
function varies(argument: TSESTree.Node | undefined, run: Run): boolean {
  if (argument === undefined || argument.type === 'Literal') return false;
  if (argument.type !== 'Identifier') return true;
  const variable = run.source.variable(argument);
  return variable !== undefined && (variable.defs[0]?.type === 'Parameter' || variable.references.some((reference) => reference.isWrite() && reference.init !== true));
}

/** A number that may be another one the next time, by itself or in options that are written to: `options.retries += 1`. */
export function isCount(arg: Value, argument: TSESTree.Node | undefined, run: Run): boolean {
  if (arg.kind !== 'object') return arg.kind === 'number' && varies(argument, run);
  const counts = [...arg.props].flatMap(([name, part]) => (part.kind === 'number' ? [name] : []));
  const variable = counts.length > 0 && argument?.type === 'Identifier' ? run.source.variable(argument) : undefined;
  return variable?.references.some(({ identifier: { parent } }) => parent.type === 'MemberExpression' && isWritten(parent) && counts.includes(run.source.text(parent.property))) ?? false;
}
