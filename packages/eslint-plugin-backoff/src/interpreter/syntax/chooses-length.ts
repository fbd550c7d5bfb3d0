import type { TSESTree } from '@typescript-eslint/types';

import { isClamp } from './clamp.js';
import type { Source } from '../../sites/source.js';

/**
 * `attempt > 15 ? 60_000 : attempt * 3000`, `if (attempt > 15) return 60_000;`, `if (attempt > 15) delayMs = 60_000;`: a comparison that says how long to
 * wait, and not whether. Nothing, 0 and less may stand for no wait at all, with which the site gives up.
 */
export function choosesLength(test: TSESTree.Node, source: Source): boolean {
  const { parent } = test;
  if (isClamp(test, source)) return true;
  if (parent?.type === 'ConditionalExpression') return isLength(parent.consequent) && mayBeLength(parent.alternate) && parent.test === test;
  return parent?.type === 'IfStatement' && parent.test === test && parent.alternate === null && isLengthGiven(parent.consequent);
}

/** All that a branch does is give a length, or note one. */
function isLengthGiven(branch: TSESTree.Statement): boolean {
  const [only, ...more] = branch.type === 'BlockStatement' ? branch.body : [branch];
  if (only === undefined || more.length > 0) return false;
  if (only.type === 'ReturnStatement') return only.argument !== null && isLength(only.argument);
  return only.type === 'ExpressionStatement' && only.expression.type === 'AssignmentExpression' && only.expression.operator === '=' && isLength(only.expression.right);
}

/** A number above 0, or what is worked out of numbers. */
const isLength = (node: TSESTree.Node): boolean => (node.type === 'Literal' ? typeof node.value === 'number' && node.value > 1 : node.type === 'BinaryExpression' && /^(\*\*?|[+/])$/.test(node.operator));

/** Or a name, a call, a choice of its own. */
const mayBeLength = (node: TSESTree.Node): boolean => isLength(node) || /^(Identifier|MemberExpression|CallExpression|ConditionalExpression)$/.test(node.type);
