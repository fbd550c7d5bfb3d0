import type { TSESTree } from '@typescript-eslint/types';

import { number } from '../interpreter/values/numbers.js';
import { type Value, boolean, object, string } from '../interpreter/values/values.js';
import type { Export, Exports } from './exports.js';
import type { Library, LibraryCall } from './library.js';

/** Whether a module goes by a name, which stands for all that begin so where it ends in `*`. */
export const isNamed = (module: string, name: string): boolean => (name.endsWith('*') ? module.startsWith(name.slice(0, -1)) : module === name);

/** Whether a path of exports is the one meant; a pattern that begins with `*` stands for all that end so, one that ends with `.*` for all that begin so. */
function isMeant(path: string, pattern: string): boolean {
  if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
  return pattern.endsWith('.*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** What of a library a call or a client is recognised by. */
type Shape = Pick<LibraryCall, 'export' | 'modules' | 'handed' | 'handedToo'>;

/** Whether an expression is what a shape describes: the right export of the right module, and plugged in where that is asked. */
export function hasShape(shape: Shape, target: Export, library: Library, exports: Exports): boolean {
  const modules = shape.modules ?? library.modules;
  if (!isMeant(pathIn(target, library), shape.export) || !modules.some((name) => isNamed(target.module, name))) return false;
  const { handed, handedToo } = shape;
  const isHanded = (test: (argument: TSESTree.Node) => boolean): boolean => target.calls.some((call) => call.arguments.some(test));
  if (handed !== undefined && !isHanded((argument) => exportIn(library, argument, exports) === handed)) return false;
  return handedToo === undefined || isHanded((argument) => isExport(exports.of(argument), handedToo));
}

const isExport = (target: Export | null, { module, export: path }: NonNullable<Shape['handedToo']>): boolean =>
  target !== null && isNamed(target.module, module) && target.path === path;

/** Which of a library's exports an expression is; null where it is none. */
export function exportIn(library: Library, node: TSESTree.Node, exports: Exports): string | null {
  const target = exports.of(node);
  return target !== null && library.modules.some((name) => isNamed(target.module, name)) ? pathIn(target, library) : null;
}

/** A module may hold what its library exports under a name: `effect/Schedule`. */
function pathIn({ module, path }: Export, { parts = {} }: Library): string {
  const part = parts[module];
  return part === undefined ? path : `${part}.${path}`;
}

/** What an expression is of a library's own: a strategy, or what makes one of others; options that it exports; null for anything else. */
export function strategyOrPreset(node: TSESTree.Node, library: Library, exports: Exports): 'strategy' | Value | null {
  const path = exportIn(library, node, exports);
  if (path === null) return null;
  const { strategies = {}, combinators = {}, presets = {} } = library;
  const preset = presets[path];
  if (preset !== undefined) return presetValue(preset);
  const [root = ''] = path.split('()');
  return root in strategies || root in combinators ? 'strategy' : null;
}

/** The number or text that an expression is of a library's own: `RetryMode.Exponential`. */
export function constantIn(library: Library, node: TSESTree.Node, exports: Exports): Value | null {
  const { constants } = library;
  const constant = constants === undefined || (node.type !== 'MemberExpression' && node.type !== 'Identifier') ? undefined : constants[exportIn(library, node, exports) ?? ''];
  return constant === undefined ? null : typeof constant === 'number' ? number(constant) : string(constant);
}

/** Options that a library exports, as a value. */
export const presetValue = (preset: Readonly<Record<string, number | boolean>>): Value =>
  object(Object.entries(preset).map(([name, value]) => [name, typeof value === 'number' ? number(value) : boolean(value)] as const));
