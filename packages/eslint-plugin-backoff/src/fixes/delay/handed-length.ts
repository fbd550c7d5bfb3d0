import type { TSESTree } from '@typescript-eslint/types';
import { mathFunction } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { ancestors, bare, isFunction } from '../code/syntax.js';

/** Constants on the way to what a caller hands in, at most. */
const DEEPEST = 4;

/**
 * Whether a caller says how long each wait is: by an entry of a table, `delays[i]`, or by a function, `delayFor(attempt)`, that it hands
 * in. A ceiling that is made up would cut what it asks for.
 */
export function isHandedLength(length: TSESTree.Node, draft: Draft): boolean {
  const source = sourceOf(length, draft);
  if (source === null) return false;
  const { cap, delay } = draft.site.facts;
  // What is the caller's to say is not known to the runs, or is a default.
  return delay.steps.every((step) => step === null) || (cap.kind !== 'ms' && comesOfParameter(source, draft.file));
}

/** The table or the function that gives a length. */
function sourceOf(length: TSESTree.Node, { file }: Draft): TSESTree.Node | null {
  const node = bare(length);
  const value = node.type === 'Identifier' ? constantValue(node, file) : null;
  const given = value ? bare(value) : node;
  switch (given.type) {
    case 'MemberExpression':
      return given.computed ? given.object : null;
    case 'CallExpression':
      return localFunction(given, file) || mathFunction(given) !== null ? null : given.callee;
    case 'Identifier':
      return listOf(given, file);
    default:
      return null;
  }
}

/** `delays` of `for (const delay of delays)`. */
function listOf(entry: TSESTree.Identifier, file: Draft['file']): TSESTree.Node | null {
  const declaration = file.definition(entry)?.parent;
  const loop = declaration?.parent;
  return loop?.type === 'ForOfStatement' && loop.left === declaration ? loop.right : null;
}

/** Whether a parameter is part of a value, or of the constants that it is made of. */
function comesOfParameter(value: TSESTree.Node, file: Draft['file'], depth = 0): boolean {
  return [...file.within(value)].some((node) => {
    const variable = file.variable(node);
    if (!variable) return false;
    if (variable.defs.some(({ type }) => type === 'Parameter')) return true;
    const declared = file.declaration(variable);
    const declarator = declared && [...ancestors(declared)].find((around) => !/Pattern$|^Property$/.test(around.type));
    const init = declarator?.type === 'VariableDeclarator' ? declarator.init : null;
    return depth < DEEPEST && !!init && !isFunction(init) && comesOfParameter(init, file, depth + 1);
  });
}
