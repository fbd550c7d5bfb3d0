import type { TSESTree } from '@typescript-eslint/types';

import type { NestedSite, RetrySite } from '../retry-site.js';
import { type Source, contains } from '../../sites/source.js';
import { exact } from '../../interpreter/numbers.js';
import { UNDEFINED } from '../../interpreter/values.js';
import { Evaluation } from '../../libraries/evaluation.js';
import { requiredModule } from '../../libraries/exports.js';
import { hasShape, isNamed } from '../../libraries/call-shapes.js';
import type { CallNode, Export } from '../../libraries/exports.js';
import { LibraryFile, type Target } from '../../libraries/find-library-calls.js';
import { Given } from '../../libraries/given.js';
import { libraries } from '../../libraries/index.js';
import type { Library, SelfRetrying } from '../../libraries/library.js';
import { inCommon } from './common-facts.js';
import { librarySite } from './policy.js';

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
  const file = new LibraryFile(source, [...used]);
  const clientsIn = (node: TSESTree.Node): readonly NestedSite[] => requests(file, source).filter((inner) => contains(node, inner.node) && inner.node !== node);
  const sites = file.uses().flatMap((uses) => inCommon(uses.flatMap((use) => librarySite(use, nested) ?? [])) ?? []);
  return { sites, clientsIn };
}

/** The described libraries that a file imports or requires. */
function librariesOf(source: Source): ReadonlySet<Library> {
  const used = new Set<Library>();
  for (const module of modulesOf(source)) {
    for (const library of exactNames.get(module) ?? []) used.add(library);
    for (const { name, library } of prefixes) if (isNamed(module, name)) used.add(library);
  }
  return used;
}

function* modulesOf(source: Source): Generator<string> {
  yield* importedBy(source);
  yield* requiredBy(source);
}

/** The modules of a file's `import` statements. */
function* importedBy({ parsed }: Source): Generator<string> {
  for (const statement of parsed.ast.body) {
    if (statement.type === 'ImportDeclaration') yield statement.source.value;
    else if (statement.type === 'TSImportEqualsDeclaration' && statement.moduleReference.type === 'TSExternalModuleReference') yield statement.moduleReference.expression.value;
  }
}

/** The modules of a file's calls of `require`, which may be a global or a variable of the file's scope. */
function* requiredBy({ parsed }: Source): Generator<string> {
  const required = parsed.scopeManager?.globalScope?.through.concat(parsed.scopeManager.globalScope.set.get('require')?.references ?? []) ?? [];
  for (const { identifier } of required) {
    const { parent } = identifier;
    const module = identifier.name === 'require' && parent.type === 'CallExpression' ? requiredModule(parent) : null;
    if (module !== null) yield module;
  }
}

const requestsOf = new WeakMap<LibraryFile, readonly NestedSite[]>();

function requests(file: LibraryFile, source: Source): readonly NestedSite[] {
  const known = requestsOf.get(file) ?? [...requestsIn(file, source)];
  requestsOf.set(file, known);
  return known;
}

function* requestsIn(file: LibraryFile, source: Source): Generator<NestedSite> {
  for (const target of file.targets()) {
    const found = clientBehind(target, file);
    if (found === null) continue;
    const attempts = attemptsOf(found.made, found.library, found.client, source);
    if (attempts !== 1) yield { node: target.node, attempts, library: found.library.name };
  }
}

interface Client {
  readonly library: Library;
  readonly client: SelfRetrying;
  readonly made: CallNode;
}

/** The client that retries by itself, where a call is a request of one. */
function clientBehind({ node, path, calls }: Target, file: LibraryFile): Client | null {
  const made = calls.find(({ type }) => type === 'NewExpression');
  const maker = made === undefined ? null : file.exports.of(made.callee);
  if (made === undefined || maker === null || node.type !== 'CallExpression') return null;
  const method = methodCalled(path.slice(maker.path.length));
  const [found] = method === null ? [] : clientsBy(maker, method, file);
  return found === undefined ? null : { ...found, made };
}

function clientsBy(maker: Export, method: string, { exports, libraries: used }: LibraryFile): readonly Omit<Client, 'made'>[] {
  return used.flatMap((library) =>
    (library.clients ?? []).flatMap((client) => (hasShape(client, maker, library, exports) && client.methods?.includes(method) !== false ? [{ library, client }] : [])),
  );
}

/** The last name of a path below an instance: `create` of `().chat.create`; null where that is no single call. */
function methodCalled(path: string): string | null {
  const [members, ...more] = path.split('()').filter((part) => part !== '');
  return more.length > 0 ? null : (members?.split('.').at(-1) ?? null);
}

/** How often the client tries, by the options that it was made with. */
function attemptsOf(made: CallNode, library: Library, { options, under, attempts }: SelfRetrying, source: Source): number | null {
  const argument = made.arguments[options];
  const spec = library.options[attempts];
  const root = argument === undefined ? UNDEFINED : new Evaluation(source, made).value(argument);
  const value = new Given(root, library.options).value(under === undefined ? attempts : `${under}.${attempts}`);
  const count = value === undefined ? Number(spec?.default) : value === null ? null : exact(value);
  return count === null ? null : spec?.counts === 'attempts' ? count : count + 1;
}
