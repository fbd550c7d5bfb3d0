import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { indentationAt } from './file-style.js';

/** The member of a name; the last one where there are several. */
export function memberCalled({ properties }: TSESTree.ObjectExpression, name: string): TSESTree.Property | null {
  const members = properties.filter((property) => property.type === 'Property').filter(({ computed, key }) => !computed && nameOf(key) === name);
  return members.at(-1) ?? null;
}

const nameOf = (key: TSESTree.Node): string | null => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null);

export const memberText = (name: string, value: string): string => (name === value ? name : `${name}: ${value}`);

/** Adds members at the end of an object, laid out as its own are. */
export function addMembers(draft: Draft, literal: TSESTree.ObjectExpression, members: readonly (readonly [string, string])[]): void {
  if (members.length === 0) return;
  const { file, style } = draft;
  const texts = members.map(([name, value]) => memberText(name, value));
  const last = literal.properties.at(-1);
  if (last === undefined) {
    draft.replace(literal, `{ ${texts.join(', ')} }`);
    return;
  }
  const isSpread = literal.loc.start.line !== last.loc.start.line && file.text.slice(last.range[1], literal.range[1]).includes('\n');
  const comment = isSpread ? /^(,?)[ \t]*(\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\n])*\*\/(?=[ \t]*\r?\n))/.exec(file.text.slice(last.range[1])) : null;
  const between = isSpread ? `,${style.newline}${indentationAt(file.text, last.range[0])}` : ', ';
  const added = texts.map((text) => between + text).join('');
  if (!comment) {
    draft.insert(last.range[1], added);
    return;
  }
  // What is said of the last member stays beside it.
  if (!comment[1]) draft.insert(last.range[1], ',');
  draft.insert(last.range[1] + comment[0].length, added.slice(1) + (comment[1] ?? ''));
}

/** Adds members right before another one, each on a line of its own where that stands on one. */
export function addMembersBefore(draft: Draft, next: TSESTree.ObjectLiteralElement, members: readonly (readonly [string, string])[]): void {
  const { file, style } = draft;
  const isFirstOfLine = /\n[ \t]*$/.test(file.text.slice(0, next.range[0]));
  const between = isFirstOfLine ? `,${style.newline}${indentationAt(file.text, next.range[0])}` : ', ';
  for (const [name, value] of members) draft.insert(next.range[0], memberText(name, value) + between);
}

/** Takes a member out of its object, with the comma that parts it from the next or the one before. */
export function removeMember(draft: Draft, member: TSESTree.Property): void {
  const { parent } = member;
  if (parent.type !== 'ObjectExpression') return;
  const at = parent.properties.indexOf(member);
  const [before, after] = [parent.properties[at - 1], parent.properties[at + 1]];
  if (after !== undefined) draft.replaceRange([member.range[0], after.range[0]], '');
  else if (before !== undefined) draft.replaceRange([before.range[1], member.range[1]], '');
  else draft.replace(parent, '{}');
}
