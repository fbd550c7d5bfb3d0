import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../sites/source.js';

/** The members that a spread may bring. */
export interface Brought {
  /** None but these; null where others may come. */
  readonly only: readonly string[] | null;
  /** None of these. */
  readonly never: readonly string[];
}

const ANY: Brought = { only: null, never: [] };

/** What is spread where its value is not known: not what was taken out of it before, nor what its type does not have. */
export function broughtBy(spread: TSESTree.Expression, source: Source): Brought {
  const name = spread.type === 'Identifier' ? source.variable(spread)?.defs[0]?.name : undefined;
  if (name?.type !== 'Identifier') return ANY;
  if (name.parent.type === 'RestElement') return { only: null, never: keysBeside(name.parent) };
  return name.typeAnnotation === undefined ? ANY : membersOf(name.typeAnnotation.typeAnnotation, source, 0);
}

/** `retries` of `{ retries, ...others }`. */
function keysBeside({ parent }: TSESTree.RestElement): readonly string[] {
  const properties = parent.type === 'ObjectPattern' ? parent.properties : [];
  return properties.flatMap((property) => (property.type === 'Property' && !property.computed && property.key.type === 'Identifier' ? [property.key.name] : []));
}

const DEEPEST = 8;

function membersOf(type: TSESTree.TypeNode, source: Source, depth: number): Brought {
  switch (type.type) {
    case 'TSTypeLiteral':
      return named(type.members);
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
      return { only: [], never: [] };
    case 'TSIntersectionType':
    case 'TSUnionType':
      return type.types.map((part) => membersOf(part, source, depth)).reduce(together);
    case 'TSTypeReference':
      return depth > DEEPEST ? ANY : referred(type, source, depth + 1);
    default:
      return ANY;
  }
}

const together = (a: Brought, b: Brought): Brought => ({
  only: a.only === null || b.only === null ? null : [...a.only, ...b.only],
  never: a.never.filter((name) => b.never.includes(name)),
});

/** What types of the language make of others. */
const MAKERS: Readonly<Record<string, (of: Brought, keys: readonly string[]) => Brought>> = {
  Partial: (of) => of,
  Required: (of) => of,
  Readonly: (of) => of,
  Pick: (_, keys) => ({ only: keys, never: [] }),
  Omit: ({ only, never }, keys) => ({ only: only?.filter((name) => !keys.includes(name)) ?? null, never: [...never, ...keys] }),
};

function referred(type: TSESTree.TSTypeReference, source: Source, depth: number): Brought {
  const [of, keys] = type.typeArguments?.params ?? [];
  const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
  const make = MAKERS[name];
  if (make === undefined || of === undefined) return declared(source.variable(type.typeName)?.defs[0]?.node, source, depth);
  const names = keys === undefined ? [] : textsIn(keys);
  return names === null ? ANY : make(membersOf(of, source, depth), names);
}

function declared(node: TSESTree.Node | undefined, source: Source, depth: number): Brought {
  if (node?.type === 'TSTypeAliasDeclaration') return membersOf(node.typeAnnotation, source, depth);
  return node?.type === 'TSInterfaceDeclaration' && node.extends.length === 0 ? named(node.body.body) : ANY;
}

function named(members: readonly TSESTree.TypeElement[]): Brought {
  const names = members.map((member) => ((member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') && !member.computed && member.key.type === 'Identifier' ? member.key.name : null));
  return names.every((name) => name !== null) ? { only: names, never: [] } : ANY;
}

/** The texts of `'retries' | 'factor'`; null where they are others. */
function textsIn(type: TSESTree.TypeNode): readonly string[] | null {
  const texts = (type.type === 'TSUnionType' ? type.types : [type]).map((part) => (part.type === 'TSLiteralType' && part.literal.type === 'Literal' ? String(part.literal.value) : null));
  return texts.every((text) => text !== null) ? texts : null;
}
