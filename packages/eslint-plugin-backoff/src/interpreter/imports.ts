import type { Scope } from '@typescript-eslint/scope-manager';

import { isClientModule } from './clients.js';
import { cryptoMember } from './globals.js';
import { sleep, timerFunction } from './timers.js';
import { type Value, UNDEFINED, native, object, unknown } from './values.js';

type ImportDefinition = Extract<Scope['variables'][number]['defs'][number], { type: 'ImportBinding' }>;

/** What an `import` brings in, as far as the module is known. */
export function importedValue(definition: ImportDefinition): Value {
  const { node, parent } = definition;
  const local = definition.name.name;
  if (parent?.type !== 'ImportDeclaration') return unknown(local);
  const module = parent.source.value;
  if (node.type !== 'ImportSpecifier') return moduleValue(module, local);
  const imported = node.imported.type === 'Identifier' ? node.imported.name : node.imported.value;
  return moduleMember(module, imported, local);
}

/** A whole module: its namespace, its default export, what `require` returns. */
export function moduleValue(module: string, local: string): Value {
  const name = module.replace(/^node:/, '');
  if (name === 'timers/promises' || name === 'timers' || name === 'util' || name === 'crypto') {
    return object(
      ['setTimeout', 'setInterval', 'setImmediate', 'promisify', 'promises', 'randomInt'].map((member) => [member, moduleMember(module, member, member)] as const),
      { open: true, symbol: local },
    );
  }
  if (name === 'delay' || name === 'sleep-promise') return sleep(name);
  return unknown(local, 0, { client: isClientModule(name) ? name : null });
}

/** One export of a module, under the name that it has in this file. */
export function moduleMember(module: string, imported: string, local: string): Value {
  const name = module.replace(/^node:/, '');
  if (name === 'timers/promises' && imported === 'setTimeout') return sleep('setTimeout');
  if (name === 'timers/promises' && imported === 'default') return moduleValue(module, local);
  if (name === 'timers') return imported === 'promises' ? moduleValue('timers/promises', local) : (timerFunction(imported) ?? unknown(local));
  if (name === 'util' && imported === 'promisify') return native('promisify', ([fn = UNDEFINED]) => (fn.kind === 'native' && fn.name === 'setTimeout' ? sleep('promisify(setTimeout)') : unknown('promisify()')));
  if (name === 'crypto') return cryptoMember(imported) ?? unknown(local);
  return unknown(local, 0, { client: isClientModule(name) ? name : null });
}
