import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../../sites/holds.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { type Source, enclosingFunction } from '../../sites/source.js';
import { isClamp } from './clamp.js';

/**
 * `const delayOf = (n) => (n > 15 ? 60_000 : n * 3000)`, or `if (n > 15) return 60_000;` in it: a comparison in a function that only works out a number
 * says how long to wait, and not whether. Nothing, 0 and less may stand for no wait at all, with which the site gives up.
 */
export function choosesLength(test: TSESTree.Node, source: Source): boolean {
  if (isClamp(test, source)) return true;
  const fn = enclosingFunction(test);
  return fn !== null && leadsToLength(test) && worksOutNumber(fn, source);
}

function leadsToLength(test: TSESTree.Node): boolean {
  const { parent } = test;
  if (parent?.type === 'ConditionalExpression') return parent.test === test && isLength(parent.consequent);
  return parent?.type === 'IfStatement' && parent.test === test && parent.alternate === null && isLengthGiven(parent.consequent);
}

/** Calls nothing but `Math`, waits for nothing, and throws nothing. */
const worksOutNumber = (fn: TSESTree.FunctionLike, source: Source): boolean => !fn.async && fn.body != null && !holds(fn.body, isMore, source);

const isMore = (node: TSESTree.Node): boolean =>
  /^(Await|New|Yield|TaggedTemplate|ArrowFunction|Function|Object|Array)Expression$|^(Throw|Try|For|While|DoWhile|ForOf)Statement$|^TemplateLiteral$/.test(node.type) ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'CallExpression' && lastNameOf(rootOf(node.callee)) !== 'Math');

/** All that a branch does is give a length, or note one. */
function isLengthGiven(branch: TSESTree.Statement): boolean {
  const [only, ...more] = branch.type === 'BlockStatement' ? branch.body : [branch];
  if (only === undefined || more.length > 0) return false;
  if (only.type === 'ReturnStatement') return only.argument !== null && isLength(only.argument);
  return only.type === 'ExpressionStatement' && only.expression.type === 'AssignmentExpression' && only.expression.operator === '=' && isLength(only.expression.right);
}

/** A number above 1, or what is worked out of numbers. */
const isLength = (node: TSESTree.Node): boolean => (node.type === 'Literal' ? typeof node.value === 'number' && node.value > 1 : node.type === 'BinaryExpression' && /^(\*\*?|[+/])$/.test(node.operator));
