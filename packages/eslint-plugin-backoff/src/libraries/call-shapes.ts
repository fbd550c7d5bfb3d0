import type { TSESTree } from '@typescript-eslint/types';

import type { CallNode, Export, Exports } from './exports.js';
import type { Library, LibraryCall } from './library.js';

/** Whether a module goes by a name, which stands for all that begin so where it ends in `*`. */
export const isNamed = (module: string, name: string): boolean => (name.endsWith('*') ? module.startsWith(name.slice(0, -1)) : module === name);

/** Whether a path of exports is the one meant; a pattern that begins with `*` stands for all that end so. */
const isMeant = (path: string, pattern: string): boolean => (pattern.startsWith('*') ? path.endsWith(pattern.slice(1)) : path === pattern);

/** What of a library a call or a client is recognised by. */
type Shape = Pick<LibraryCall, 'export' | 'modules' | 'handed'>;

/** Whether an expression is what a shape describes: the right export of the right module, and plugged in where that is asked. */
export function hasShape(shape: Shape, target: Export, library: Library, exports: Exports): boolean {
  const modules = shape.modules ?? library.modules;
  if (!isMeant(target.path, shape.export) || !modules.some((name) => isNamed(target.module, name))) return false;
  const { handed } = shape;
  return handed === undefined || target.calls.some((call) => call.arguments.some((argument) => exportIn(library, argument, exports) === handed));
}

/** Which of a library's exports an expression is; null where it is none. */
export function exportIn({ modules }: Library, node: TSESTree.Node, exports: Exports): string | null {
  const target = exports.of(node);
  return target !== null && modules.some((name) => isNamed(target.module, name)) ? target.path : null;
}

/** Without the function that it repeats, a call of that shape is another one. */
export const isWhole = ({ operation }: LibraryCall, node: CallNode): boolean => operation === undefined || node.arguments.length > operation;

/** Whether an expression comes from a strategy of the library, or from what makes one of others. */
export function makesStrategy(node: TSESTree.Node, { modules, strategies = {}, combinators = {} }: Library, exports: Exports): boolean {
  const target = exports.of(node);
  if (target === null || !modules.some((name) => isNamed(target.module, name))) return false;
  const [root = ''] = target.path.split('()');
  return root in strategies || root in combinators;
}
