import type { TSESTree } from '@typescript-eslint/types';
import { isFoundToBe, type Spot } from '../answer/found-to-be.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare } from '../code/syntax.js';

/** A member of an error that is read, and whether the error has it itself or its response has. */
export interface Wanted {
  readonly of: 'own' | 'response';
  readonly member: 'status' | 'statusCode' | 'headers';
}

/**
 * What a caught error is called at a place where TypeScript knows that it has a member: a name that it has been given with a type, or
 * its own where it was asked whether it is axios'. Null where that is not so.
 */
export function typedError(error: string, at: Spot, wanted: Wanted, file: SourceFile): string | null {
  return (wanted.of === 'response' && isFoundToBe(at, axiosQuestions(error), file) ? error : null) ?? aliasAt(error, at, wanted, file);
}

/** What asks whether an error is axios'. */
const axiosQuestions = (error: string): string[] => [`isAxiosError(${error})`, `axios.isAxiosError(${error})`, `${error} instanceof AxiosError`, `${error} instanceof axios.AxiosError`];

/** `failure` of `const failure = error as Failure`, where that is declared before a node and its type has the member. */
function aliasAt(error: string, { node: at, offset }: Spot, wanted: Wanted, file: SourceFile): string | null {
  for (const around of ancestors(at)) {
    const before = around.type === 'BlockStatement' ? around.body.filter(({ range }) => range[1] <= offset) : [];
    const declared = before.flatMap((statement) => (statement.type === 'VariableDeclaration' && statement.kind === 'const' ? statement.declarations : []));
    const alias = declared.find(({ id, init }) => id.type === 'Identifier' && init?.type === 'TSAsExpression' && file.textOf(bare(init)) === error && has(init.typeAnnotation, wanted, file));
    if (alias?.id.type === 'Identifier') return alias.id.name;
  }
  return null;
}

/** Whether a type is known to have a member, as it is read. */
function has(type: TSESTree.TypeNode, wanted: Wanted, file: SourceFile): boolean {
  switch (type.type) {
    case 'TSAnyKeyword':
      return true;
    case 'TSIntersectionType':
      return type.types.some((part) => has(part, wanted, file));
    case 'TSTypeLiteral':
      return hasMember(type.members, wanted, file);
    case 'TSTypeReference':
      return refersToOne(type, wanted, file);
    default:
      return false;
  }
}

function refersToOne({ typeName }: TSESTree.TSTypeReference, wanted: Wanted, file: SourceFile): boolean {
  if (wanted.of === 'response' && /^(axios\.)?AxiosError$/.test(file.textOf(typeName))) return true;
  const definition = file.definition(typeName);
  if (definition?.type === 'TSInterfaceDeclaration') return hasMember(definition.body.body, wanted, file);
  return definition?.type === 'TSTypeAliasDeclaration' && has(definition.typeAnnotation, wanted, file);
}

function hasMember(members: readonly TSESTree.TypeElement[], { of, member }: Wanted, file: SourceFile): boolean {
  const name = of === 'response' ? 'response' : member;
  return members.some((each) => {
    if (each.type !== 'TSPropertySignature' || each.key.type !== 'Identifier' || each.key.name !== name || !each.typeAnnotation) return false;
    const type = each.typeAnnotation.typeAnnotation;
    return of === 'response' ? has(type, { of: 'own', member }, file) : isReadable(type, member, file);
  });
}

/** Whether a status is a number, or headers are indexed by name. */
function isReadable(type: TSESTree.TypeNode, member: Wanted['member'], file: SourceFile): boolean {
  if (type.type === 'TSAnyKeyword' || member !== 'headers') return type.type === 'TSAnyKeyword' || type.type === 'TSNumberKeyword';
  return /^(Partial<)?Record<string, (string|string \| undefined|any)>{1,2}$/.test(file.textOf(type));
}
