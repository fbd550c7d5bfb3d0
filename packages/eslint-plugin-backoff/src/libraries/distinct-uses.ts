import { exact } from '../interpreter/values/numbers.js';
import type { Value } from '../interpreter/values/values.js';
import type { LibraryUse } from './library-use.js';

/** Of the ways through the conditions of a call's options those that differ in an option of the library. */
export function distinctUses(uses: readonly LibraryUse[]): readonly LibraryUse[] {
  return uses.filter((use, i) => !uses.slice(0, i).some((other) => other.operation === use.operation && isSame(use, other)));
}

const isSame = ({ library, given }: LibraryUse, other: LibraryUse): boolean =>
  Object.keys(library.options).every((name) => {
    const [own, others] = [given.value(name), other.given.value(name)].map(essenceOf);
    return own !== null && own === others;
  });

/** What two values have in common that are the same: nothing, a number, a text, one function, or a name. Null where that cannot be told. */
function essenceOf(value: Value | null | undefined): unknown {
  switch (value?.kind) {
    case undefined:
      return value === null ? null : 'undefined';
    case 'undefined':
    case 'null':
      return value.kind;
    case 'number':
      return exact(value);
    case 'string':
      return value.value === null ? null : JSON.stringify(value.value);
    case 'boolean':
      return value.value;
    case 'function':
      return value.node;
    case 'unknown':
      return value.symbol === '' ? null : `named ${value.symbol}`;
    default:
      return null;
  }
}
