import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { holds } from '../sites/holds.js';
import { isCaught } from '../sites/is-caught.js';
import { lastNameOf } from '../sites/members.js';
import type { Source } from '../sites/source.js';

/**
 * `const node = await pick({ exclude }); try { return await send(node); } catch { exclude.push(node.id); }`: what has failed is left out when the next one is
 * picked. That goes to another one each turn, as long as there are some.
 */
export const leavesOut = (candidate: Candidate, source: Source): boolean => candidate.kind === 'loop' && holds(candidate.node, (node) => isLeftOut(node, source), source);

/** Whether a node adds to a list, where a failure is dealt with, what was found before by being told that list, and not how long it is. */
function isLeftOut(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression' || !/^(push|add)$/.test(lastNameOf(node.callee)) || !isCaught(node)) return false;
  const list = node.callee.type === 'MemberExpression' ? source.variable(node.callee.object) : undefined;
  const told = callThatGives(rootOf(node.arguments[0], source))?.arguments ?? [];
  return list !== undefined && told.some((argument) => holds(argument, (part) => source.variable(part) === list && part.parent?.type !== 'MemberExpression', source));
}

/** The call by which a variable gets its value, before anything has failed. */
function callThatGives(variable: ReturnType<Source['variable']>): TSESTree.CallExpression | null {
  const definition = variable?.defs[0];
  return definition?.type === 'Variable' && !isCaught(definition.node) ? callOf(definition.node.init) : null;
}

/** The call that gives a value, which may be waited for. */
function callOf(value: TSESTree.Node | null): TSESTree.CallExpression | null {
  if (value?.type === 'AwaitExpression') return callOf(value.argument);
  return value?.type === 'CallExpression' ? value : null;
}

/** The variable that a value is, or is a member of. */
function rootOf(value: TSESTree.Node | undefined, source: Source): ReturnType<Source['variable']> {
  return value?.type === 'MemberExpression' ? rootOf(value.object, source) : value && source.variable(value);
}
