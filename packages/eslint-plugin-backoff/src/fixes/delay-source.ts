import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { constantValue } from './constant-value.js';
import { decomposeDelay } from './decompose-delay.js';
import { localFunction } from './local-function.js';
import type { SourceFile } from './source-file.js';
import { bare, type FunctionNode, functionAround } from './syntax.js';

/** Where the length of a wait is worked out. */
export interface DelaySource {
  readonly node: TSESTree.Expression;
  /** Milliseconds in one of its units. */
  readonly unitMs: number;
  /** The local function that works it out, where that is not done at the site. */
  readonly helper: FunctionNode | null;
}

/**
 * The expression to change for a wait of another length: what a constant of the same function is set to, or what a local
 * function returns where that can be taken apart; else the expression at the wait. Null for a wait without any.
 */
export function delaySource({ delayNode, unitMs }: Wait, file: SourceFile): DelaySource | null {
  if (!delayNode || !mayBeNumber(delayNode, file)) return null;
  const here = bare(delayNode);
  if (here.type === 'Identifier') {
    const value = constantValue(here, file);
    const isLocal = value && functionAround(value) !== null && !/^(Literal|Identifier|MemberExpression)$/.test(value.type);
    if (isLocal) return { ...inHelper(value, file), unitMs };
  }
  return { ...inHelper(delayNode, file), unitMs };
}

function mayBeNumber(node: TSESTree.Expression, file: SourceFile): boolean {
  const here = bare(node);
  const value = here.type === 'Identifier' ? (constantValue(here, file) ?? here) : here;
  if (value.type === 'Literal') return typeof value.value === 'number';
  return !/^(Object|Array|Function|ArrowFunction|New)Expression$|^TemplateLiteral$/.test(value.type);
}

function inHelper(node: TSESTree.Expression, file: SourceFile): Omit<DelaySource, 'unitMs'> {
  const call = bare(node);
  const helper = call.type === 'CallExpression' ? localFunction(call, file) : null;
  const result = helper && onlyResult(helper);
  return result && decomposeDelay(result, file) ? { node: result, helper } : { node, helper: null };
}

/** The one expression that a function returns; null where there are several ends. */
function onlyResult({ body }: FunctionNode): TSESTree.Expression | null {
  if (body.type !== 'BlockStatement') return body;
  const last = body.body.at(-1);
  const isPlain = body.body.every((statement) => statement === last || statement.type === 'VariableDeclaration');
  return isPlain && last?.type === 'ReturnStatement' ? last.argument : null;
}
