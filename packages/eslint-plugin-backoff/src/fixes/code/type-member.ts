import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { indentationAt } from './file-style.js';
import { isTypeScript } from './is-typescript.js';
import { type FunctionNode } from './syntax.js';

type ObjectType = TSESTree.TSInterfaceBody | TSESTree.TSTypeLiteral;

/** The types of the objects that a function answers with, all written in this file; empty where none is written. Null where one is not known. */
export function resultTypes({ returnType, parent }: FunctionNode, draft: Draft): readonly ObjectType[] | null {
  if (!isTypeScript(draft)) return [];
  if (returnType) return typesIn(returnType.typeAnnotation, draft);
  return parent.type === 'VariableDeclarator' && parent.id.typeAnnotation ? null : [];
}

/** Adds an optional member to the types of what a function answers with, where they have none of that name. */
export function addTypeMember(draft: Draft, fn: FunctionNode, member: string): void {
  for (const type of resultTypes(fn, draft) ?? []) draft.once(`${member} in ${type.range[0]}`, () => append(draft, type, member));
}

/** The members of a name in the types of what a function answers with. */
export function typeMembers(draft: Draft, fn: FunctionNode, name: string): TSESTree.TSPropertySignature[] {
  const members = (resultTypes(fn, draft) ?? []).flatMap((type) => (type.type === 'TSTypeLiteral' ? type.members : type.body));
  return members.filter((member) => member.type === 'TSPropertySignature').filter(({ key }) => key.type === 'Identifier' && key.name === name);
}

function typesIn(type: TSESTree.TypeNode, draft: Draft): readonly ObjectType[] | null {
  switch (type.type) {
    case 'TSTypeLiteral':
      return [type];
    case 'TSUnionType': {
      const all = type.types.map((each) => typesIn(each, draft));
      return all.every((each) => each !== null) ? all.flat() : null;
    }
    case 'TSTypeReference':
      return referred(type, draft);
    default:
      return /^TS(Null|Undefined|Void)Keyword$/.test(type.type) ? [] : null;
  }
}

/** `Promise<Result>`, or the name of a type of this file. */
function referred({ typeName, typeArguments }: TSESTree.TSTypeReference, draft: Draft): readonly ObjectType[] | null {
  if (typeName.type !== 'Identifier') return null;
  const [first] = typeArguments?.params ?? [];
  if (typeName.name === 'Promise' && first) return typesIn(first, draft);
  const definition = draft.file.definition(typeName);
  if (definition?.type === 'TSInterfaceDeclaration') return [definition.body];
  return definition?.type === 'TSTypeAliasDeclaration' ? typesIn(definition.typeAnnotation, draft) : null;
}

function append(draft: Draft, type: ObjectType, member: string): string {
  const { file, style } = draft;
  const last = (type.type === 'TSTypeLiteral' ? type.members : type.body).at(-1);
  if (!last) {
    draft.replace(type, `{ ${member} }`);
    return member;
  }
  const end = /[;,]$/.exec(file.textOf(last))?.[0] ?? '';
  const isSpread = file.text.slice(last.range[1], type.range[1]).includes('\n');
  const gap = isSpread ? style.newline + indentationAt(file.text, last.range[0]) : ' ';
  draft.insert(last.range[1], `${end === '' && !isSpread ? ';' : ''}${gap}${member}${end}`);
  return member;
}
