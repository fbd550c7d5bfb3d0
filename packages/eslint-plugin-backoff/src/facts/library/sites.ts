import type { Scope } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';

import type { NestedSite, RetrySite } from '../retry-site.js';
import { byName } from '../../sites/by-name.js';
import { type Source, contains } from '../../sites/source.js';
import { requiredModule } from '../../libraries/exports.js';
import { inVersion } from '../../libraries/versions.js';
import { isNamed } from '../../libraries/call-shapes.js';
import { LibraryFile } from '../../libraries/find-library-calls.js';
import { libraries } from '../../libraries/index.js';
import type { Library } from '../../libraries/library.js';
import { inCommon } from './common-facts.js';
import { librarySite } from './policy.js';
import { requests } from './requests.js';

type Reference = Scope['references'][number];

const exactNames = new Map<string, Library[]>();
const prefixes: { readonly name: string; readonly library: Library }[] = [];
for (const library of libraries) {
  for (const name of library.modules) {
    if (name.endsWith('*')) prefixes.push({ name, library });
    else exactNames.set(name, [...(exactNames.get(name) ?? []), library]);
  }
}

/** What the retry libraries of a file do in it. */
export interface LibrarySites {
  readonly sites: readonly RetrySite[];
  /** Requests of clients that retry by themselves, inside a node. */
  readonly clientsIn: (node: TSESTree.Node) => readonly NestedSite[];
}

/** Where a file uses no retry library. */
export const NO_LIBRARIES: LibrarySites = { sites: [], clientsIn: () => [] };

/** The retry sites that libraries make of a file's calls; `nested` tells the sites inside one. */
export function librarySitesOf(source: Source, nested: (node: TSESTree.Node) => readonly NestedSite[]): LibrarySites {
  const used = librariesOf(source);
  if (used.size === 0) return NO_LIBRARIES;
  const file = new LibraryFile(source, [...used].map((library) => inVersion(library, source)));
  const clientsIn = (node: TSESTree.Node): readonly NestedSite[] => requests(file, source).filter((inner) => contains(node, inner.node) && inner.node !== node);
  const sites = file.uses().flatMap((uses) => inCommon(uses.flatMap((use) => librarySite(use, nested) ?? [])) ?? []);
  return { sites, clientsIn };
}

/** The described libraries that a file imports or requires. */
function librariesOf(source: Source): ReadonlySet<Library> {
  const used = new Set<Library>();
  for (const module of modulesOf(source)) for (const library of librariesNamed(module)) used.add(library);
  return used;
}

/** The described libraries that a module is. */
const librariesNamed = byName((module): readonly Library[] => [...(exactNames.get(module) ?? []), ...prefixes.filter(({ name }) => isNamed(module, name)).map(({ library }) => library)]);

function* modulesOf(source: Source): Generator<string> {
  yield* importedBy(source);
  yield* requiredBy(source);
  yield* importedLater(source);
}

/** The modules of a file's `import` statements. */
function* importedBy({ parsed }: Source): Generator<string> {
  for (const statement of parsed.ast.body) {
    if (statement.type === 'ImportDeclaration') yield statement.source.value;
    else if (statement.type === 'TSImportEqualsDeclaration' && statement.moduleReference.type === 'TSExternalModuleReference') yield statement.moduleReference.expression.value;
  }
}

/** The modules of `import('…')`, by the text: a walk over all nodes would cost more. */
function* importedLater({ parsed: { text } }: Source): Generator<string> {
  if (!text.includes('import(')) return;
  for (const [, module = ''] of text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)) yield module;
}

/** The modules of a file's calls of `require`, which may be a global or a variable of the file's scope. */
function* requiredBy(source: Source): Generator<string> {
  for (const { identifier } of mentionsOfRequire(source)) {
    const { parent } = identifier;
    const module = parent.type === 'CallExpression' ? requiredModule(parent) : null;
    if (module !== null) yield module;
  }
}

function mentionsOfRequire({ parsed }: Source): readonly Reference[] {
  const scope = /\brequire\b/.test(parsed.text) ? (parsed.scopeManager?.globalScope ?? null) : null;
  if (scope === null) return [];
  const globals = scope.through.filter(({ identifier }) => identifier.name === 'require');
  return [...globals, ...(scope.set.get('require')?.references ?? [])];
}
