import type { TSESTree } from '@typescript-eslint/types';

import { askedOfText } from './asked-of-text.js';
import { isParameter } from '../../sites/parameters.js';
import type { Source } from '../../sites/source.js';
import type { Variable } from '../frame.js';

/** Whether an expression may be what the code counts with: a parameter counts where its function is entered again with another number. */
export function isCounter(node: TSESTree.Node, source: Source): boolean {
  return isStepped(node, source) || (node.type === 'Identifier' && isParameter(node, source));
}

/** Whether an expression is changed by steps, as it stands here or elsewhere in the file. */
export function isStepped(node: TSESTree.Node, source: Source): boolean {
  switch (node.type) {
    case 'UpdateExpression':
      return true;
    case 'Identifier':
      return source.variable(node)?.references.some(({ identifier }) => isStep(identifier)) ?? false;
    case 'MemberExpression':
      return isSteppedMember(source.text(node), source);
    default:
      return false;
  }
}

/** `tries++`, `tries += 1`, `tries = tries + 1`: whether a name, or a member, is changed by a step where it stands. */
export function isStep(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type === 'UpdateExpression') return true;
  if (parent?.type !== 'AssignmentExpression' || parent.left !== identifier) return false;
  return parent.operator === '+=' || parent.operator === '-=' || (parent.operator === '=' && parent.right.type === 'BinaryExpression' && /^[+-]$/.test(parent.right.operator));
}

/** `this.tries++`, `this.tries -= 1`, `this.tries = this.tries + 1`: whether a member, as it is written, is stepped anywhere in the file. */
export const isSteppedMember = askedOfText((member) => new RegExp(String.raw`(\+\+|--)${member}(?!\w)|(?<!\w)${member}\s*(\+\+|--|[+-]=|=\s*${member}\s*[+-])`));

/** `job.tries` with a step of it, `job.errors.length` with something that is put in: whether it counts up where the file does not tell from what. */
export const isCountedUpFromAnything = (node: TSESTree.Node, source: Source): boolean => isStepped(node, source) || (node.type === 'MemberExpression' && isLengthOf(node) && isFilled(source.text(node.object), source));

const isLengthOf = ({ property }: TSESTree.MemberExpression): boolean => property.type === 'Identifier' && /^(length|size)$/.test(property.name);

/** `errors.push(error)`: whether a list, as it is written, is given something anywhere in the file. */
const isFilled = askedOfText((list) => new RegExp(String.raw`(?<!\w)${list}\s*[?!]?\.(push|unshift|add)\(`));

/** `config.tries = (config.tries ?? 0) + 1`: whether it is stepped from nothing. */
export const isSteppedFromNothing = askedOfText((member) => new RegExp(String.raw`(?<!\w)${member}\s*=\s*\(${member}\s*(\|\||\?\?)\s*0\)\s*\+`));

/** `config.left -= 1`, `config.left--`: whether a member is counted down anywhere in the file. */
export const isCountedDown = askedOfText((member) => new RegExp(String.raw`--${member}(?!\w)|(?<!\w)${member}\s*(--|-=|=\s*${member}\s*-)`));

/**
 * `subscribers += 1` here, `subscribers -= 1` there, and nothing else: how many there are of something, which does not begin anew with
 * a failure.
 */
export function isPopulation({ references }: Variable): boolean {
  const writes = references.filter((reference) => reference.isWrite() && reference.init !== true).map(({ identifier }) => identifier.parent);
  const [up, down] = [writes.filter((write) => isStepBy(write, '+')), writes.filter((write) => isStepBy(write, '-'))];
  return up.length > 0 && down.length > 0 && up.length + down.length === writes.length;
}

const isStepBy = (write: TSESTree.Node, sign: '+' | '-'): boolean =>
  (write.type === 'UpdateExpression' && write.operator === sign + sign) || (write.type === 'AssignmentExpression' && write.operator === `${sign}=`);

/** Whether a member, as it is written, is counted both up and down: `this.users++`, `this.users--`. */
export const isCountedBothWays = (member: string, source: Source): boolean => isCountedDown(member, source) && isCountedUp(member, source);

const isCountedUp = askedOfText((member) => new RegExp(String.raw`\+\+${member}(?!\w)|(?<!\w)${member}\s*(\+\+|\+=)`));
