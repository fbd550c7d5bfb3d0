import type { TSESTree } from '@typescript-eslint/types';
import { isSleepName } from '../../interpreter/built-ins/sleep-names.js';
import { attemptCalls } from '../attempts/attempt-calls.js';
import { ancestors, calleeName } from '../code/syntax.js';
import type { Draft } from '../code/draft.js';

/**
 * `if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));`: whether each turn begins with as long a wait as somebody asks for.
 * One behind the failure would be waited as well.
 */
export function beginsWithOptionalWait(draft: Draft): boolean {
  const { site, file } = draft;
  const begin = Math.min(...attemptCalls(draft).map(({ range }) => range[0]));
  return [...file.within(site.node)].some((node) => node.type === 'IfStatement' && node.range[1] <= begin && isWaitedFor(lengthAsked(node.test), node.consequent, file));
}

/**
 * `await delayFor(attempt);` in a `catch`, where callers may hand in `delayFor`: whoever does says how it is waited, and one that waits for nothing by default
 * is theirs to choose.
 */
export function waitsByCaller({ site, file, settings: { sleepFunctions } }: Draft): boolean {
  return [...file.within(site.node)].some((node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.parent.type !== 'AwaitExpression' || node.parent.parent.type !== 'ExpressionStatement') return false;
    const isHandedIn = file.variable(node.callee)?.defs[0]?.type === 'Parameter';
    return isHandedIn && isSleepName(node.callee.name, node, sleepFunctions) && isInCatch(node);
  });
}

const isInCatch = (node: TSESTree.Node): boolean => [...ancestors(node)].some((around) => around.type === 'CatchClause');

/** The name of a length that is asked whether there is one: `delayMs`, `delayMs > 0`. */
function lengthAsked(test: TSESTree.Expression): string | null {
  const asked = test.type === 'BinaryExpression' && test.operator === '>' ? test.left : test;
  return asked.type === 'Identifier' ? asked.name : null;
}

function isWaitedFor(name: string | null, branch: TSESTree.Statement, file: Draft['file']): boolean {
  if (name === null) return false;
  return [...file.within(branch)].some((node) => node.type === 'CallExpression' && calleeName(node) === 'setTimeout' && [...file.within(node)].some((part) => part.type === 'Identifier' && part.name === name));
}
