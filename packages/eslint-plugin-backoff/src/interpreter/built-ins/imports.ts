import type { Scope } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';

import { clientFailure, isClientModule } from '../replies/clients.js';
import { cryptoMember } from './crypto.js';
import { nodeHttpMember, nodeHttpModule } from './http-modules.js';
import { PROMISE, isPromiseLibrary, promiseLibraryMember } from './promise-libraries.js';
import { OBSERVABLES } from './observables.js';
import { sleep, timerFunction } from './timers.js';
import { type Value, UNDEFINED, native, object, unknown } from '../values/values.js';

type ImportDefinition = Extract<Scope['variables'][number]['defs'][number], { type: 'ImportBinding' }>;

/** What an `import` brings in, as far as the module is known. */
export function importedValue(definition: ImportDefinition): Value {
  const { node, parent } = definition;
  const local = definition.name.name;
  if (node.type === 'TSImportEqualsDeclaration') return requiredValue(node, local);
  if (parent.type !== 'ImportDeclaration') return unknown(local);
  const module = parent.source.value;
  if (node.type !== 'ImportSpecifier') return moduleValue(module, local);
  const imported = node.imported.type === 'Identifier' ? node.imported.name : node.imported.value;
  return moduleMember(module, imported, local);
}

/** `import name = require('module')`. */
function requiredValue({ moduleReference }: TSESTree.TSImportEqualsDeclaration, local: string): Value {
  const module = moduleReference.type === 'TSExternalModuleReference' ? moduleReference.expression : null;
  return module?.type === 'Literal' && typeof module.value === 'string' ? moduleValue(module.value, local) : unknown(local);
}

/** What `require` returns, under the name that it is declared by, `const Limits = require('../const')`, or else that of the module. */
export function requiredModule(module: string, { parent }: TSESTree.Node): Value {
  const name = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : module.replace(/^.*\//, '');
  return moduleValue(module, name);
}

/** Modules that are a function that waits. */
const WAITS: ReadonlySet<string> = new Set(['delay', 'sleep-promise']);

/** A whole module: its namespace, its default export, what `require` returns. */
function moduleValue(module: string, local: string): Value {
  const name = module.replace(/^node:/, '');
  if (name === 'timers/promises' || name === 'timers' || name === 'util' || name === 'crypto') {
    return object(
      ['setTimeout', 'setInterval', 'setImmediate', 'promisify', 'promises', 'randomInt'].map((member) => [member, moduleMember(module, member, member)] as const),
      { open: true, symbol: local },
    );
  }
  if (WAITS.has(name)) return sleep(name);
  if (isPromiseLibrary(name)) return PROMISE;
  const http = nodeHttpModule(name, local);
  if (http !== null) return http;
  if (name === 'rxjs') return object(OBSERVABLES, { open: true, symbol: local });
  return unknown(local, 0, { client: isClientModule(name) ? name : null });
}

/** An export of one module, under the name that it has in this file; null where nothing is known of it. */
type Export = (imported: string, local: string) => Value | null;

/** What modules export that has to do with time and chance. */
const MODULES: ReadonlyMap<string, Export> = new Map<string, Export>([
  ['timers/promises', (imported, local) => (imported === 'setTimeout' ? sleep('setTimeout') : imported === 'default' ? moduleValue('timers/promises', local) : null)],
  ['timers', (imported, local) => (imported === 'promises' ? moduleValue('timers/promises', local) : (timerFunction(imported) ?? unknown(local)))],
  ['util', (imported) => (imported === 'promisify' ? promisify : null)],
  ['rxjs', (imported) => OBSERVABLES.get(imported) ?? null],
  ['crypto', (imported, local) => cryptoMember(imported) ?? unknown(local)],
]);

const promisify = native('promisify', ([fn = UNDEFINED]) => (fn.kind === 'native' && fn.name === 'setTimeout' ? sleep('promisify(setTimeout)') : unknown('promisify()')));

/** One export of a module, under the name that it has in this file. */
function moduleMember(module: string, imported: string, local: string): Value {
  const name = module.replace(/^node:/, '');
  if (isPromiseLibrary(name)) return promiseLibraryMember(imported) ?? unknown(local);
  return MODULES.get(name)?.(imported, local) ?? nodeHttpMember(name, imported) ?? unknown(local, 0, { client: isClientModule(name) ? clientExported(name, imported) : null });
}

/** `import { fetch } from 'ofetch'`: whoever exports it, it answers as `fetch` does, with whatever status comes. */
const clientExported = (module: string, name: string): string => (name === 'fetch' && clientFailure(module) === 'error' ? 'fetch' : module);
