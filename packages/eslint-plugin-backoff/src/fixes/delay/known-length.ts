import type { TSESTree } from '@typescript-eslint/types';
import { valueOf } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { knownNumber } from '../code/known-number.js';
import { targetOf } from '../code/target-of.js';
import { bare, classMember, memberName } from '../code/syntax.js';

/** Whether a length is longer than a ceiling which the site has for another one: `COOLDOWN_MS` of five minutes beside what grows up to one. */
export function isLonger(node: TSESTree.Expression, unitMs: number, cap: string, draft: Draft): boolean {
  const [own, most] = [numberOf(node, draft), valueOf(cap) ?? numberNamed(cap, node, draft)];
  return own !== null && most !== null && own * unitMs > most;
}

/** The number that an expression is: itself, or by a constant or a field that nobody sets anew. */
function numberOf(expression: TSESTree.Node, draft: Draft): number | null {
  const node = bare(expression);
  const value = node.type === 'MemberExpression' ? fieldValue(node, draft) : node;
  return value && knownNumber(value, draft.file);
}

function fieldValue(member: TSESTree.MemberExpression, { file }: Draft): TSESTree.Node | null {
  const field = member.object.type === 'ThisExpression' ? classMember(member, memberName(member)) : null;
  const text = file.textOf(member);
  const isSet = [...file.within(file.program)].map(targetOf).some((target) => target !== null && file.textOf(target) === text);
  return field?.type === 'PropertyDefinition' && !isSet ? field.value : null;
}

/** The same of a name as it is written in a ceiling, where it stands for the same at a node. */
function numberNamed(text: string, at: TSESTree.Node, draft: Draft): number | null {
  const { file } = draft;
  const isMeant = (node: TSESTree.Node): boolean => (node.type === 'Identifier' ? file.variable(node) !== null && file.variable(node) === file.lookUp(text, at.range[0]) : node.type === 'MemberExpression');
  const found = [...file.within(file.program)].find((node) => file.textOf(node) === text && isMeant(node));
  return found === undefined ? null : numberOf(found, draft);
}
