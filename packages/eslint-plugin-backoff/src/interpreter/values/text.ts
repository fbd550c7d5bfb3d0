import { exact } from './numbers.js';
import type { Value } from './values.js';

/** What a value is as a text; null where that is not known, or where it is no plain value. */
export function textValue(value: Value): string | null {
  switch (value.kind) {
    case 'string':
      return value.value;
    case 'boolean':
      return String(value.value);
    case 'null':
    case 'undefined':
      return value.kind;
    case 'number': {
      const known = exact(value);
      return known === null ? null : String(known);
    }
    default:
      return null;
  }
}
