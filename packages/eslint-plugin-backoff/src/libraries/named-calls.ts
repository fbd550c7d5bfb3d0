import type { Library, LibraryCall } from './library.js';

/** The calls of a library that a text names: of the others, no call in it can be one. Most files that import a library for something else name none. */
export const namedCalls = ({ calls }: Library, text: string): readonly LibraryCall[] => calls.filter(({ export: path }) => text.includes(lastNameIn(path)));

/** The name that a path of exports ends with, which whoever calls it has to write; nothing where it may go by any: `default`. */
function lastNameIn(path: string): string {
  const name = path.split(/\.|\(\)/).findLast((part) => part !== '' && part !== '*') ?? '';
  return name === 'default' ? '' : name;
}
