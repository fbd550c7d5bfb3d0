import type { Library, LibraryCall, LibraryOption } from '../library.js';

/** A function comes first, or last before a callback: where it is the only one, or the first of two, there are no options. */
const repeated = (name: string, modules?: readonly string[]): readonly LibraryCall[] => {
  const shape = { export: name, ...(modules && { modules }), operationArguments: ['unknown'] as const };
  return [
    { ...shape, argumentCount: 1, operation: 0, options: null },
    { ...shape, argumentCount: 2, operation: 0, options: 0 },
    { ...shape, operation: 1, options: 0, shorthand: 'times' },
  ];
};

const options: Readonly<Record<string, LibraryOption>> = {
  times: { role: 'attempts', counts: 'attempts', default: 5, defaultAt: 0 },
  interval: { role: 'delay function', default: 0, arguments: ['retry'] },
  errorFilter: { role: 'predicate', refuses: '(error)', isSync: true, arguments: ['error'] },
};

/** Modules that hold one function each. */
const own = (name: string): readonly string[] => ['async', 'async-es'].flatMap((module) => [`${module}/${name}`, `${module}/${name}.js`]);

/** https://caolan.github.io/async: without an `interval` the attempts follow each other at once. */
export const async: Library = {
  name: 'async',
  modules: ['async', 'async-es', 'async/retry*', 'async-es/retry*'],
  calls: ['retry', 'retryable'].flatMap((name) => [...repeated(name), ...repeated('default', own(name))]),
  options,
  delay: (_n, _r, o) => o.number('interval'),
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'times', when: { times: { is: [0] } }, effect: 'counts as left out: it makes 5 attempts', repair: { set: { times: '1' }, safe: false } }],
};
