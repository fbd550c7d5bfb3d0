import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from '../code/constant-value.js';
import { localFunction, resultsOf } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, contains, type FunctionNode, parameterName } from '../code/syntax.js';
import { headerRead } from './header-read.js';

/** One of a local function's results: what it makes of the header. */
export interface ParsedInHelper {
  readonly result: TSESTree.Expression;
  /** The raw header, as it is called in the function. */
  readonly header: string;
}

/**
 * The one result that a local function makes of `Retry-After`, where its others are waits of their own that must stay:
 * `if (header) return Number(header) * 1000; return 10_000`. Null for any other delay.
 */
export function parsedInHelper(delay: TSESTree.Node, file: SourceFile): ParsedInHelper | null {
  const call = bare(delay);
  const helper = call.type === 'CallExpression' ? localFunction(call, file) : null;
  if (!helper || call.type !== 'CallExpression') return null;
  const results = resultsOf(helper, file);
  const parsed = results.flatMap((result): ParsedInHelper[] => {
    const header = headerIn(result, helper, call, file);
    return header === null ? [] : [{ result, header }];
  });
  const [only] = parsed;
  const hasOthers = results.some((result) => result !== only?.result && !isNothing(bare(result)));
  return only && parsed.length === 1 && hasOthers ? only : null;
}

/** What the raw header is called in a result: a parameter that is given it, a constant that is set to it, or the reading itself. */
function headerIn(result: TSESTree.Expression, helper: FunctionNode, call: TSESTree.CallExpression, file: SourceFile): string | null {
  const names = [...file.within(result)].filter((node) => node.type === 'Identifier');
  const told = helper.params.flatMap((parameter, i) => {
    const argument = call.arguments[i];
    return argument && isRaw(argument, file) ? [parameterName(parameter)] : [];
  });
  const named = names.find((name) => told.includes(name.name) || isRawConstant(name, file));
  if (named) return named.name;
  const read = headerRead(result, file);
  return read && contains(result, read.node) ? file.textOf(read.node) : null;
}

function isRawConstant(name: TSESTree.Identifier, file: SourceFile): boolean {
  const value = constantValue(name, file);
  return value !== null && isRaw(value, file);
}

/** The reading as it is, or behind a question for its holder: `headers && headers['retry-after']`. */
function isRaw(value: TSESTree.Node, file: SourceFile): boolean {
  const node = bare(value);
  const last = node.type === 'LogicalExpression' && node.operator === '&&' ? bare(node.right) : node;
  return headerRead(last, file)?.node === last;
}

/** `null`, `undefined`, `0`: no wait of its own. */
function isNothing(node: TSESTree.Node): boolean {
  return (node.type === 'Literal' && !node.value) || (node.type === 'Identifier' && node.name === 'undefined');
}
